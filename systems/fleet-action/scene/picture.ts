/** What one does in Fleet Action, drawn: plot in secret, and meet what comes. */

import type { Picture, PicturedUnit } from '@flagplot/scene';
import type { Silhouette } from '../rules/cards.ts';
import { HULLS } from './hulls.ts';

type Ship = readonly [Silhouette, side: 1 | 2, x: number, y: number, turned: number, look?: PicturedUnit['look']];

const SHIPS: readonly Ship[] = [
  ['capital', 1, 208, 517, 60],
  ['capital', 1, 154, 486, 60],
  ['capital', 1, 208, 580, 60],
  ['scout', 1, 154, 548, 60],
  ['medium', 1, 370, 580, 60],
  ['medium', 1, 370, 611, 60],
  ['capital', 1, 343, 377, 0, 'ghost'],
  ['medium', 1, 505, 283, 0, 'faint'],
  ['capital', 2, 613, 159, 240],
  ['capital', 2, 613, 221, 240],
  ['scout', 2, 667, 127, 240],
  ['capital', 2, 748, 455, 300],
  ['capital', 2, 802, 486, 300],
];

export const picture: Picture = {
  viewBox: '-60 90 1080 560',
  lines: [
    { line: 'drift', side: 2, path: 'M613 159 L424 268 M748 455 L532 330' },
    { line: 'wake', side: 1, path: 'M208 517 L100 580 M370 580 L289 626' },
    { line: 'wake', side: 2, path: 'M613 159 L721 96 M748 455 L829 502' },
    { line: 'plot', side: 1, path: 'M370 580 L505 502 V283 M208 517 L343 439 V377' },
    { line: 'next', side: 1, path: 'M343 377 V315' },
  ],
  units: SHIPS.map(([hull, side, x, y, turned, look = 'side']) => ({ hull: HULLS[hull], side, x, y, turned, look })),
  fixes: [
    { x: 289, y: 470, says: '1' },
    { x: 343, y: 408, says: '2' },
  ],
};
