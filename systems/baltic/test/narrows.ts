// A scenario of the tests, in which vessels come upon each other and the ground.

import type { Scenario } from '../rules/scenario-file.ts';
import { skirmish } from './skirmish.ts';

const inch = (x: number, y: number, heading: number): { x: number; y: number; heading: number } => ({
  x: 1000 * x,
  y: 1000 * y,
  heading: 100 * heading,
});

const box = (left: number, bottom: number, right: number, top: number): number[] =>
  [left, bottom, right, bottom, right, top, left, top].map(x => 1000 * x);

/** Narrow water: battleships that collide and ground, a freighter, a submersible, a skimmer, flyers with bombs and a mountain. */
export const narrows: Scenario = {
  ...skirmish,
  name: 'narrows',
  title: 'Narrows',
  turns: 3,
  table: { width: 36_000, height: 36_000 },
  features: [
    { id: 'isle', kind: 'land', heights: ['surface'], polygon: box(1, 14, 5, 22) },
    { id: 'isle-shallow', kind: 'shallow', polygon: box(0, 12, 7, 24) },
    { id: 'isle-coastal', kind: 'coastal', polygon: box(0, 9, 12, 27) },
    { id: 'peak', kind: 'land', heights: ['surface', 'airborne'], polygon: box(29, 16, 33, 20) },
    { id: 'reef', kind: 'reef', heights: ['below'], polygon: box(26, 14, 27, 22) },
  ],
  sides: [
    {
      id: 'sd',
      name: 'Sweden-Denmark',
      navies: ['sweden-denmark'],
      zones: [],
      units: [
        { id: 'vasa', card: 'sd-bb', pose: inch(14, 12, 0) },
        { id: 'sael', card: 'sd-ss', pose: inch(7, 10, 0) },
        { id: 'rov', card: 'sd-rc', pose: inch(30, 10, 0) },
      ],
    },
    {
      id: 'to',
      name: 'Teutonic Order',
      navies: ['teutonic-order', 'hanseatic-league'],
      zones: [],
      units: [
        { id: 'lohengrin', card: 'to-ca', pose: inch(17, 23, 190) },
        { id: 'kogge', card: 'hl-ca', pose: inch(23, 24, 160) },
        { id: 'holk', card: 'hl-mm', pose: inch(10, 22, 180) },
        { id: 'falke', card: 'to-ac', pose: inch(15, 30, 180) },
      ],
    },
  ],
};
