// Every kind of event there is: the sentence it is told in, and the beat it is watched as.

import { describe, expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import { beats } from '../../scene/beats.ts';
import { narrate } from '../../words/narrate.ts';
import { battle } from '../battle.ts';

const b = battle('blue a1 fed-ca 1015^B 8\nred b1 kli-f5 2015^E 8\ngrey c1 lyr-ca 3015^E 8');
const at = { q: 9, r: 9, facing: 1 };
const to = { q: 10, r: 9, facing: 2 };
const volley = { unit: 'a1', on: 'b1', range: 5, effective: 5, shift: 0, from: at, to } as const;
const struck = { unit: 'b1', points: 4, reinforced: 0, boxes: 4, inside: 0, at: to } as const;

/** The event, its sentence, and its beat; none where there is nothing to watch. */
type Told = readonly [Event, string, string?];

/** One of each kind. A kind that is not here does not pass the type check. */
const TOLD: { readonly [K in Event['kind']]: Told & readonly [Extract<Event, { kind: K }>, ...unknown[]] } = {
  mustered: [
    { kind: 'mustered', side: 'blue', ships: [{ id: 's1', card: 'fed-ca', points: 125 }], printed: [] },
    'BLUE brings a heavy cruiser of 125 points.',
    'arrival',
  ],
  fitted: [
    { kind: 'fitted', unit: 'a1', weapons: [{ mount: 'option-a', type: 'rack' }], at },
    'BLUE heavy cruiser has a drone rack in option A.',
    'notice',
  ],
  deployed: [{ kind: 'deployed', unit: 'a1', at }, 'BLUE heavy cruiser stands at 1014 facing B.', 'arrival'],
  announced: [
    {
      kind: 'announced',
      unit: 'a1',
      speed: 8,
      ecm: 2,
      eccm: 1,
      life: false,
      fireControl: false,
      shields: 'minimum',
      erratic: true,
    },
    'BLUE heavy cruiser: speed 8, ECM 2, ECCM 1, without life support, fire control off, shields at minimum, under erratic manoeuvres.',
    'notice',
  ],
  lent: [
    { kind: 'lent', unit: 'a1', to: 'b1', as: 'ecm', points: 2 },
    'BLUE heavy cruiser lends RED light frigate 2 ECM.',
    'notice',
  ],
  ordered: [
    { kind: 'ordered', units: ['b1', 'a1'] },
    'They move in this order: RED light frigate, BLUE heavy cruiser.',
    'notice',
  ],
  placed: [{ kind: 'placed', side: 'blue', speed: 8, first: true }, 'BLUE moves first at speed 8.', 'notice'],
  locked: [
    { kind: 'locked', unit: 'a1', lockOn: false, on: 'b1' },
    'BLUE heavy cruiser has no lock-on on RED light frigate.',
    'notice',
  ],
  called: [{ kind: 'called', unit: 'a1', speed: 8, of: 4 }, 'Speed 8: BLUE heavy cruiser makes 4 spaces.'],
  answered: [{ kind: 'answered', side: 'red', units: ['b1'], at: 'answer' }, 'RED answers.'],
  phase: [{ kind: 'phase', half: 1, units: [] }, 'First Phase begins.'],
  zero: [{ kind: 'zero', half: 2, units: [] }, 'Impulse zero of Second Phase.'],
  halved: [{ kind: 'halved', unit: 'a1', half: 4, late: true }, 'BLUE heavy cruiser makes 4 spaces in Second Phase.'],
  moved: [
    { kind: 'moved', unit: 'a1', step: 'slip-left', n: 1, from: at, to },
    'BLUE heavy cruiser slips to the left to 1115 facing C.',
    'move',
  ],
  turned: [{ kind: 'turned', unit: 'a1', by: 'tac', from: at, to }, 'BLUE heavy cruiser turns to C where it stands.', 'move'],
  'broke-down': [{ kind: 'broke-down', unit: 'a1', at }, 'BLUE heavy cruiser breaks down.', 'morale'],
  erratic: [{ kind: 'erratic', unit: 'a1', begins: true }, 'BLUE heavy cruiser begins erratic manoeuvres.', 'notice'],
  cloak: [{ kind: 'cloak', unit: 'a1', begins: true }, 'BLUE heavy cruiser begins to cloak.', 'notice'],
  faded: [{ kind: 'faded', unit: 'a1', step: 4 }, 'BLUE heavy cruiser is fully cloaked.', 'notice'],
  field: [
    { kind: 'field', unit: 'c1', weapon: 'esg-1', radius: 2, strength: 10, stage: 'up' },
    'The field of GREY field cruiser, field generator 1, is up: radius 2, strength 10.',
    'notice',
  ],
  'in-field': [
    { kind: 'in-field', unit: 'c1', weapon: 'esg-1', near: ['b1'] },
    'In the field of GREY field cruiser, field generator 1: RED light frigate.',
  ],
  'field-hit': [
    { kind: 'field-hit', unit: 'c1', weapon: 'esg-1', on: 'b1', points: 6, left: 4 },
    'The field of GREY field cruiser, field generator 1, does 6 to RED light frigate and has 4 left.',
    'notice',
  ],
  web: [
    { kind: 'web', unit: 'a1', weapon: 'phaser-1', stage: 'set', strength: 5, at },
    'Web of BLUE heavy cruiser, phaser 1, in 1014 has set, strength 5.',
    'notice',
  ],
  snared: [
    { kind: 'snared', unit: 'b1', by: 'blue', left: 3, at },
    'RED light frigate is caught by web in 1014: 3 spaces to spend there.',
    'notice',
  ],
  loose: [{ kind: 'loose', unit: 'b1', at }, 'RED light frigate in 1014 is free of web.', 'notice'],
  banks: [
    { kind: 'banks', unit: 'a1', held: [3, 0], on: [true, false] },
    'BLUE heavy cruiser: forward bank on, 3 held; rear bank off, 0 held.',
  ],
  displaced: [
    { kind: 'displaced', unit: 'b1', by: 'a1', from: at, to },
    'BLUE heavy cruiser displaces RED light frigate to 1115 facing C.',
    'move',
  ],
  disrupted: [{ kind: 'disrupted', unit: 'b1', over: false }, 'The fire control of RED light frigate is disrupted.', 'notice'],
  dropped: [{ kind: 'dropped', unit: 'a1', shield: 3, up: false }, 'BLUE heavy cruiser drops shield 3.', 'notice'],
  fired: [
    { kind: 'fired', ...volley, shots: [{ weapon: 'phaser-1', damage: 4 }] },
    'BLUE heavy cruiser fires at RED light frigate, range 5: phaser 1 does 4.',
    'fire',
  ],
  struck: [
    { kind: 'struck', ...struck, shield: 2 },
    'RED light frigate takes 4 points on shield 2: 4 by the shield stopped, nothing inside.',
    'notice',
  ],
  lost: [{ kind: 'lost', unit: 'b1', weapon: 'disruptor-b' }, 'RED light frigate loses disruptor B.', 'notice'],
  crippled: [{ kind: 'crippled', unit: 'b1', at }, 'RED light frigate is crippled.', 'notice'],
  uncontrolled: [{ kind: 'uncontrolled', unit: 'b1', at }, 'Nobody controls RED light frigate any more.', 'morale'],
  destroyed: [{ kind: 'destroyed', unit: 'b1', at }, 'RED light frigate is destroyed.', 'loss'],
  left: [{ kind: 'left', unit: 'b1', at }, 'RED light frigate has left the map.', 'loss'],
  launched: [
    { kind: 'launched', seeker: 'seeker-1', by: 'b1', weapon: 'rack-1', on: 'a1', shown: 'drone', at },
    'RED light frigate launches a drone, seeker 1, at BLUE heavy cruiser.',
    'launch',
  ],
  sent: [
    { kind: 'sent', unit: 'shuttle-1', by: 'a1', box: 0, card: 'admin', speed: 4, at },
    'BLUE heavy cruiser launches shuttle 1, a shuttle, at speed 4.',
    'launch',
  ],
  'packs-dropped': [{ kind: 'packs-dropped', unit: 'b1' }, 'RED light frigate drops its booster packs.', 'notice'],
  'berth-lost': [{ kind: 'berth-lost', unit: 'b1', box: 1 }, 'RED light frigate loses box 2 of its bay.', 'notice'],
  weasel: [
    { kind: 'weasel', unit: 'a1', by: 'shuttle-1', works: true },
    'Shuttle 1 is the weasel of BLUE heavy cruiser.',
    'notice',
  ],
  drawn: [
    { kind: 'drawn', unit: 'a1', by: 'shuttle-1', seekers: ['seeker-1', 'seeker-2'] },
    'Seeker 1 and seeker 2 turn to shuttle 1.',
    'notice',
  ],
  spilt: [
    { kind: 'spilt', unit: 'a1', by: 'b1', points: 2 },
    'Of what strikes RED light frigate 2 points reach BLUE heavy cruiser.',
    'notice',
  ],
  landed: [{ kind: 'landed', unit: 'shuttle-1', on: 'a1', box: 0, at }, 'Shuttle 1 lands on BLUE heavy cruiser.', 'notice'],
  homing: [{ kind: 'homing', half: 2, seekers: [] }, 'Drones and plasma move in Second Phase.'],
  flight: [{ kind: 'flight', flown: [{ seeker: 'seeker-1', from: at, to }] }, 'Seeker 1 flies to 1115 facing C.', 'move'],
  hit: [{ kind: 'hit', seeker: 'seeker-1', unit: 'a1', damage: 12, at }, 'Seeker 1 hits BLUE heavy cruiser for 12.', 'fire'],
  'shot-at': [{ kind: 'shot-at', seeker: 'seeker-1', damage: 4, gone: true, at }, 'Seeker 1 takes 4 and is destroyed.', 'notice'],
  vanished: [{ kind: 'vanished', seeker: 'seeker-1', at }, 'Seeker 1 is gone.', 'notice'],
  caught: [
    { kind: 'caught', beam: 'beam-1', unit: 'a1', on: 'b1', strength: 3 },
    'BLUE heavy cruiser catches RED light frigate, strength 3.',
    'notice',
  ],
  bid: [
    { kind: 'bid', beam: 'beam-1', unit: 'b1', by: 'a1', energy: 4, free: true, at: 'space' },
    'RED light frigate spends 4 against the beam of BLUE heavy cruiser and is free.',
    'notice',
  ],
  kept: [
    { kind: 'kept', beam: 'beam-1', unit: 'a1', on: 'b1', strength: 3, resist: 2 },
    'BLUE heavy cruiser holds RED light frigate with 3 against 2.',
    'notice',
  ],
  freed: [{ kind: 'freed', beam: 'beam-1', unit: 'b1', by: 'a1' }, 'RED light frigate is free of BLUE heavy cruiser.', 'notice'],
  towed: [
    { kind: 'towed', unit: 'b1', by: 'a1', from: at, to },
    'BLUE heavy cruiser draws RED light frigate to 1115 facing C.',
    'move',
  ],
  laid: [
    { kind: 'laid', mine: 'mine-1', unit: 'a1', shown: 't-bomb', at },
    'BLUE heavy cruiser lays a T-bomb, mine 1, in 1014.',
    'notice',
  ],
  armed: [{ kind: 'armed', mine: 'mine-1' }, 'Mine 1 is active.', 'notice'],
  blew: [
    { kind: 'blew', mine: 'mine-1', by: 'b1', dummy: true, at },
    'RED light frigate comes near mine 1 in 1014: it is a dummy.',
    'notice',
  ],
  spent: [{ kind: 'spent', mine: 'mine-1', at }, 'Mine 1 is spent.', 'notice'],
  studied: [
    { kind: 'studied', unit: 'a1', on: 'seeker-1', by: 'lab', found: true },
    'BLUE heavy cruiser studies seeker 1 with a lab and learns what it is.',
    'notice',
  ],
  identified: [{ kind: 'identified', on: 'seeker-1', as: 'pseudo' }, 'Seeker 1 proves to be a pseudo-plasma.', 'notice'],
  beamed: [
    { kind: 'beamed', unit: 'a1', to: 'b1', side: 'blue', n: 2 },
    'BLUE heavy cruiser sends 2 boarding parties to RED light frigate.',
    'notice',
  ],
  failed: [{ kind: 'failed', unit: 'a1', what: 'the launch' }, 'BLUE heavy cruiser: the launch fails.', 'notice'],
  waterfall: [{ kind: 'waterfall', half: 1, units: [] }, 'First Phase ends.'],
  repaired: [{ kind: 'repaired', unit: 'a1', shield: 2, boxes: 1 }, 'BLUE heavy cruiser repairs 1 box of shield 2.', 'notice'],
  reloaded: [{ kind: 'reloaded', unit: 'b1', weapon: 'rack-1' }, 'RED light frigate reloads drone rack 1.', 'notice'],
  mutinied: [
    { kind: 'mutinied', unit: 'b1', mutineers: 3, loyal: 2, at },
    'Mutiny on RED light frigate: 3 of the crew against 2.',
    'morale',
  ],
  docked: [{ kind: 'docked', unit: 'a1', to: 'b1', at }, 'BLUE heavy cruiser docks to RED light frigate.', 'notice'],
  undocked: [{ kind: 'undocked', unit: 'a1', from: 'b1', at }, 'BLUE heavy cruiser parts from RED light frigate.', 'notice'],
  handed: [
    { kind: 'handed', unit: 'a1', to: 'b1', what: 'drone', n: 2 },
    'BLUE heavy cruiser hands 2 drones to RED light frigate.',
    'notice',
  ],
  mended: [{ kind: 'mended', unit: 'a1', box: 'phaser-1' }, 'BLUE heavy cruiser mends phaser 1.', 'notice'],
  raided: [
    { kind: 'raided', unit: 'a1', on: 'b1', box: 'disruptor-b', destroyed: true, raiders: false, at },
    'BLUE heavy cruiser raids disruptor B of RED light frigate: it is destroyed and the raiders are lost.',
    'notice',
  ],
  fought: [
    { kind: 'fought', unit: 'b1', parties: { blue: 1, red: 2 }, at },
    'Aboard RED light frigate there are left: 1 party of BLUE, 2 parties of RED.',
    'notice',
  ],
  stormed: [
    { kind: 'stormed', unit: 'shuttle-1', on: 'b1', n: 2, at },
    'Shuttle 1 lands 2 boarding parties on RED light frigate and is spent.',
    'notice',
  ],
  captured: [
    { kind: 'captured', unit: 'b1', by: 'blue', from: 'red', aboard: [], at },
    'BLUE captures RED light frigate.',
    'notice',
  ],
  casualties: [{ kind: 'casualties', unit: 'b1', crew: 1 }, 'RED light frigate has 1 crew unit left.', 'notice'],
  ended: [{ kind: 'ended', turn: 3, units: [] }, 'Turn 3 ends.'],
  over: [
    { kind: 'over', verdict: { winners: ['blue'], points: { blue: 1, red: 0 }, why: 'RED has no ship left.' } },
    'RED has no ship left.',
  ],
};

const ALL: readonly Told[] = Object.values(TOLD);

describe('whatever is told', () => {
  test.each(ALL.map(told => [told[0].kind, ...told] as const))('%s has its sentence', (_, event, sentence) => {
    expect(narrate({ clock: b.s.clock, event }, b.s.book)).toBe(sentence);
  });

  test.each(ALL.map(([event, , beat]) => [event.kind, event, beat] as const))('%s is watched as its beat', (_, event, beat) => {
    const seen = beats([{ clock: b.s.clock, event }], b.view('blue'));
    expect(seen.map(({ kind }) => kind)).toEqual(beat === undefined ? [] : [beat]);
  });
});
