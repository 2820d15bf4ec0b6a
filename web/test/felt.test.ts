import { check } from '@flagplot/check';
import { hashFaults, type Refusal, replayInSteps, resume, type Saved } from '@flagplot/kernel';
import { shippedSystems } from '@flagplot/shelf/shipped';
import { beforeEach, expect, test, vi } from 'vitest';
import fleets from '../../cases/duel.battle.json' with { type: 'json' };
import { step } from '../src/battle/stepping.ts';
import { Battle } from '../src/session/battle.svelte.ts';
import { hostedSource } from '../src/session/source.ts';
import { gearOf } from './gear.ts';
import { store } from './store.ts';

const whole = fleets as unknown as Saved;
/** The same battle before its last answers: somebody is asked. */
const saved: Saved = { ...whole, journal: whole.journal.slice(0, -4) };
const system = (await shippedSystems())[saved.system];
if (!system) throw new Error(`the shelf has no ${saved.system}`);
const gear = gearOf(system);
const { rules } = gear;

beforeEach(() => {
  vi.stubGlobal('localStorage', store());
  vi.stubGlobal('sessionStorage', store());
  vi.stubGlobal('window', globalThis);
});

/** The battle opened where it stands, a person on every side; `past`: every step that was laid again. */
function openBattle(of: { verify?: () => readonly Refusal[]; keeper?: (saved: Saved) => void } = {}) {
  const begun = resume(rules, { ...saved, hashes: [...hashesOf(saved)] }, check);
  if ('faults' in begun) throw new Error('the duel does not replay');
  const seats = Object.keys(begun.match.state().sealed).map(side => ({ side, by: 'person' }) as const);
  const source = hostedSource({ id: 'd', match: begun.match, seats, isStudy: of.keeper !== undefined });
  const past = [undefined, ...seats.map(({ side }) => side)].map(side => vi.spyOn(source.seat(side), 'past'));
  const battle = new Battle({ id: 'd', source, seats, gear, think: async () => ({ order: {} }), ...of });
  battle.open();
  const [first] = seats;
  if (battle.seating.handTo !== undefined && first) battle.sit(battle.seating.handTo);
  return { battle, laid: (): number => past.reduce((sum, spy) => sum + spy.mock.calls.length, 0) };
}

function replay(of: Saved) {
  const steps = replayInSteps(rules, of, check);
  let breaths = 0;
  let at = steps.next();
  for (; !at.done; at = steps.next()) breaths += 1;
  if ('faults' in at.value) throw new Error('the duel does not replay');
  return { match: at.value.match, breaths };
}

const hashesOf = (of: Saved): readonly string[] => replay(of).match.saved().hashes;

test('felt: a record replayed in steps ends as at once, and its hashes are looked at afterwards', () => {
  const { match, breaths } = replay(whole);
  expect(breaths, 'a breath after every entry').toBe(whole.journal.length);
  expect(match.saved()).toEqual(whole);
  expect(hashFaults(match.saved().hashes, whole.hashes)).toEqual([]);
  expect(hashFaults(match.saved().hashes, whole.hashes.with(1, '0'.repeat(64)))).toMatchObject([{ at: '/hashes/1' }]);
});

test('felt: a battle opens at its last position, and those before are laid when time is touched', async () => {
  const { battle, laid } = openBattle();
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(laid()).toBe(0);
  expect(battle.playback.known.map(moment => moment.step)).toEqual([battle.seat.clock.step]);
  const { step: now } = battle.seat.clock;
  step(battle, -1);
  await vi.waitFor(() => expect(battle.playback.then?.step).toBe(now - 1));
  expect(laid()).toBe(now);
  expect(battle.playback.history.map(moment => moment.step)).toEqual(Array.from({ length: now + 1 }, (_, i) => i));
});

test('felt: a battle whose turns ended otherwise than it was kept is kept no more, and says so', async () => {
  for (const wrong of [[], [{ rule: 'record', say: 'Turn 1 ended otherwise.' }]]) {
    const keeper = vi.fn();
    const verify = vi.fn(() => wrong);
    const { battle } = openBattle({ verify, keeper });
    keeper.mockClear();
    await battle.resign(battle.sides[0] ?? '');
    expect([battle.keeping.wrong, keeper.mock.calls.length]).toEqual([wrong, wrong.length === 0 ? 1 : 0]);
    expect(verify).toHaveBeenCalledTimes(1);
  }
});
