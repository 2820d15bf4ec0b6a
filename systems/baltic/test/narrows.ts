// A scenario of the tests, in which vessels come upon each other and the ground.

import type { Scenario } from '../rules/scenario-file.ts';
import { skirmish } from './skirmish.ts';
import { corners, inch } from './table.ts';

/** Narrow water: battleships that collide and ground, a freighter, a submersible, a skimmer, flyers with bombs and a mountain. */
export const narrows: Scenario = {
  ...skirmish,
  name: 'narrows',
  title: 'Narrows',
  turns: 3,
  table: { width: 36_000, height: 36_000 },
  features: [
    { id: 'isle', kind: 'land', heights: ['surface'], polygon: corners(1, 14, 5, 22) },
    { id: 'isle-shallow', kind: 'shallow', polygon: corners(0, 12, 7, 24) },
    { id: 'isle-coastal', kind: 'coastal', polygon: corners(0, 9, 12, 27) },
    { id: 'peak', kind: 'land', heights: ['surface', 'airborne'], polygon: corners(29, 16, 33, 20) },
    { id: 'reef', kind: 'reef', heights: ['below'], polygon: corners(26, 14, 27, 22) },
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
