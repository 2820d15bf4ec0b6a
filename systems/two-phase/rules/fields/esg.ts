// Chapter 11.2: fields of ESGs that are up, as every chapter minds them. How they come up and end, and what they touch: rare/esg.ts and rare/contact.ts.

import type { Field, Unit } from '../open.ts';
import { LOST } from '../open.ts';
import type { Act } from '../orders.ts';
import type { ActRule, InWindow } from '../window/act.ts';

/** A field with the ship it moves with. */
export interface Held {
  unit: Unit;
  field: Field;
}

/** Fields of a ship that are up: TP-10.3.1 none of an ESG that is lost. */
export function fieldsUp({ fields, weapons }: Pick<Unit, 'fields' | 'weapons'>): Field[] {
  return fields?.filter(({ stage, mount }) => stage === 'up' && weapons[mount] !== LOST) ?? [];
}

/** TP-11.2.8 While a field is up its ship sends no weasel, transporters or seekers. */
export function fieldFault({ unit, hold }: Pick<InWindow, 'unit' | 'hold'>, act: Act): ReturnType<ActRule['fault']> {
  if (fieldsUp(unit).length === 0) return undefined;
  const forbidden =
    act.act === 'seeker' || act.act === 'transport' || (act.act === 'launch' && hold.bay[act.box]?.as === 'weasel');
  return forbidden ? { rule: 'TP-11.2.8', say: 'Behind its own field a ship sends nothing.' } : undefined;
}
