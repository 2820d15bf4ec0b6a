// BB-2.2.8 A stack and the standing orders that come with it, as they are typed: `cards sund vasa reserve none; force never losses staff`.

import type { Json } from '@flagplot/kernel';
import type { Fields, OrderReader, Phrase } from '@flagplot/manifest/orders';
import { battleRules } from '../rules/battle.ts';
import type { BbView } from '../rules/state.ts';
import { readRecord, recordText } from './keyed.ts';
import type { Asked } from './order-form.ts';
import { readWhole, schemaOf } from './order-form.ts';
import { thingsOf } from './things.ts';

const { doctrine: DOCTRINE = {}, ...CARDS } = schemaOf('stack').properties ?? {};
const STANDING: readonly string[] = Object.keys(DOCTRINE.properties ?? {});

export function stackText(order: Json): string {
  const { doctrine, ...cards } = order as unknown as Fields;
  const standing = Object.entries((doctrine ?? {}) as Fields).map(([name, value]) => `${name} ${value}`);
  return [recordText(cards), ...(standing.length > 0 ? [standing.join(' ')] : [])].join('; ');
}

/** BB-2.0.7 Standing orders that are not named stay as they are, and so do the cards where these alone are. */
export function stackReader(v: BbView, asked: Asked): OrderReader {
  let making = asked.laid as unknown as Fields | undefined;
  return {
    phrase(it) {
      making = readWhole(it, v, asked) ?? readPart(it, v, making) ?? making;
    },
    order() {
      if (!making) return { lacks: 'no order is said' };
      if (making.cards !== undefined) return { order: making };
      const { cards, reserve } = battleRules.questions.stack.idle(v, asked.about as never);
      return { order: { cards, reserve, ...making } };
    },
  };
}

function readPart(it: Phrase, v: BbView, making: Fields | undefined): Fields | undefined {
  if (!STANDING.includes(it.next?.text ?? '')) {
    it.offer(...STANDING);
    const cards = readRecord(it, { properties: CARDS }, thingsOf(v));
    return cards && { ...making, ...cards };
  }
  const standing = readStanding(it);
  const before = (making?.doctrine ?? v.own.doctrine) as unknown as Fields;
  return standing && { ...making, doctrine: { ...before, ...standing } };
}

/** Each by its name, with what is to be done, of one word or of several. */
function readStanding(it: Phrase): Fields | undefined {
  const found: Fields = {};
  while (!it.isDone && it.next?.kind !== 'mark') {
    const name = STANDING.find(one => !Object.hasOwn(found, one) && it.may(one));
    const value = name && choicesOf(name).find(choice => choice.split(' ').every(word => it.may(word)));
    if (value === undefined) {
      it.unread();
      it.passAll();
      return undefined;
    }
    found[name as string] = value;
  }
  it.offer(...STANDING.filter(one => !Object.hasOwn(found, one)));
  return found;
}

const choicesOf = (name: string): readonly string[] => (DOCTRINE.properties?.[name]?.enum ?? []) as readonly string[];
