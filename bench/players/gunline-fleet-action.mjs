// The gunline player of Fleet Action, frozen: how the ordinary one played at commit 3a86b5e, when fleets fought with guns alone. A yardstick for what knows
// fighters, mines, ELINT and all other gear, with the rules it thinks by in it; it is never changed, but at its end, where its orders are written as orders
// are written today. What it has no answer to is left to the rules. Made there by `npx rolldown -c gunline.config.mjs` (rolldown 1.2.19) from two files:
// gunline.ts, in the root:
//   import { weaponsForHits } from './systems/fleet-action/bot/allot.ts';
//   import { deploymentsFor } from './systems/fleet-action/bot/deploy.ts';
//   import { shotsOf, strayShotsOf } from './systems/fleet-action/bot/fire.ts';
//   import { namesFor } from './systems/fleet-action/bot/name.ts';
//   import { plotsOf } from './systems/fleet-action/bot/orders.ts';
//
//   /** What each question of that edition is answered with; others are left to the rules. */
//   const ANSWERS: Readonly<Record<string, (v: never, about: never, work: number) => object>> = {
//     deploy: (v, about) => deploymentsFor(v, about),
//     name: (v, about) => ({ names: namesFor(v, about) }),
//     orders: (v, _about, work) => ({ squadrons: plotsOf(v, work) }),
//     fire: v => ({ shots: shotsOf(v) }),
//     stray: v => ({ shots: strayShotsOf(v) }),
//     allot: (v, about) => ({ weapons: weaponsForHits(v, about) }),
//   };
//   export const player = {
//     name: 'gunline',
//     system: 'fleet-action',
//     answer: (view: never, { kind, about }: { kind: string; about: never }, { work = 1 }: { work?: number }) => ANSWERS[kind]?.(view, about, work),
//   };
// gunline.config.mjs:
//   export default { input: 'gunline.ts', resolve: { conditionNames: ['source'] }, treeshake: { moduleSideEffects: false },
//     output: { file: 'gunline-fleet-action.mjs', codeSplitting: false, comments: { legal: true, annotation: false, jsdoc: false } } };

// kernel/src/schemas.ts
const ID = jsonSchema({
	type: "string",
	pattern: "^[a-z][a-z0-9-]*$",
	maxLength: 40
});
function jsonSchema(schema) {
	return schema;
}
function shape(properties, optional = []) {
	return jsonSchema({
		type: "object",
		properties,
		required: Object.keys(properties).filter((name) => !optional.includes(name)),
		additionalProperties: false
	});
}
function whole(least, most) {
	return jsonSchema({
		type: "integer",
		minimum: least,
		maximum: most
	});
}
function list(items, most, least = 0) {
	return jsonSchema({
		type: "array",
		items,
		minItems: least,
		maxItems: most
	});
}
function words(most) {
	return jsonSchema({
		type: "string",
		maxLength: most
	});
}
function oneOf(...values) {
	return jsonSchema(values.length === 1 ? { const: values[0] } : { enum: values });
}
whole(0, 1e6);
whole(1, 1e6);
list(whole(0, 1e3), 1e4);
list(words(40), 100);
oneOf("draw", "undo", "end");
list(ID, 100, 1);
// kernel/src/json.ts
function copy(value) {
	return typeof value === "object" && value !== null ? copyObject(value) : value;
}
function copyObject(value) {
	if (Array.isArray(value)) return copyList(value);
	const out = spread(value);
	for (const key in out) {
		const part = out[key];
		if (typeof part === "object" && part !== null) out[key] = copyObject(part);
	}
	return out;
}
function copyList(list) {
	const out = list.slice();
	for (let i = 0; i < out.length; i += 1) {
		const part = out[i];
		if (typeof part === "object" && part !== null) out[i] = copyObject(part);
	}
	return out;
}
const SPREADS = [
	(v) => ({ ...v }),
	(v) => ({ ...v }),
	(v) => ({ ...v }),
	(v) => ({ ...v }),
	(v) => ({ ...v }),
	(v) => ({ ...v }),
	(v) => ({ ...v }),
	(v) => ({ ...v }),
	(v) => ({ ...v }),
	(v) => ({ ...v }),
	(v) => ({ ...v }),
	(v) => ({ ...v }),
	(v) => ({ ...v }),
	(v) => ({ ...v }),
	(v) => ({ ...v }),
	(v) => ({ ...v })
];
const spreads = new Map();
const MOST_KEYS = 256;
function spread(parts) {
	for (const first in parts) return (spreads.get(first) ?? spreadFor(first))(parts);
	return {};
}
function spreadFor(first) {
	const found = SPREADS[spreads.size % SPREADS.length];
	if (spreads.size < MOST_KEYS) spreads.set(first, found);
	return found;
}
Object.freeze({});
Object.freeze([]);
// kernel/src/memory.ts
var Shelf = class Shelf {
	#ofNumbers = new Map();
	#ofObjects = new WeakMap();
	get(key) {
		return typeof key === "number" ? this.#ofNumbers.get(key) : this.#ofObjects.get(key);
	}
	keep(key, value) {
		if (typeof key === "number") this.#ofNumbers.set(key, value);
		else this.#ofObjects.set(key, value);
		return value;
	}
	within(key) {
		return this.get(key) ?? this.keep(key, new Shelf());
	}
};
const memories = [];
function memoise(work) {
	const memory = { shelf: new Shelf() };
	memories.push(memory);
	const plain = work;
	return work.length > 1 ? byMore(memory, plain) : byOne(memory, plain);
}
function byOne(memory, work) {
	return (key) => memory.shelf.get(key) ?? learn(memory.shelf, work, [key]);
}
function byMore(memory, work) {
	return (a, b, c) => {
		const shelf = memory.shelf.within(a);
		if (c === void 0) return shelf.get(b) ?? learn(shelf, work, [a, b]);
		const last = shelf.within(b);
		return last.get(c) ?? learn(last, work, [
			a,
			b,
			c
		]);
	};
}
function learn(shelf, work, keys) {
	const value = work(...keys);
	return shelf.keep(keys.at(-1), value);
}
// bots/src/choice.ts
function leastOf(all, measure) {
	let best;
	let least = Number.POSITIVE_INFINITY;
	for (const one of all) {
		const found = measure(one);
		if (found < least) [best, least] = [one, found];
	}
	return best;
}
const STEP_Q = new Int8Array([
	0,
	1,
	1,
	0,
	-1,
	-1
]);
const STEP_R = new Int8Array([
	-1,
	-1,
	0,
	1,
	1,
	0
]);
function direction(sixths) {
	return (sixths % 6 + 6) % 6;
}
function range(a, b) {
	return rangeOf(b.q - a.q, b.r - a.r);
}
function rangeOf(dq, dr) {
	return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}
function bearing$1(at, facing, to) {
	return bearingOf(to.q - at.q, to.r - at.r, facing);
}
function bearingOf(dq, dr, facing) {
	const absolute = fromDirection0(dq, dr);
	if (absolute < 0) return -1;
	const relative = absolute - 4 * facing;
	return relative >= 0 && relative < 24 ? relative : (relative % 24 + 24) % 24;
}
function offBow(at, facing, to) {
	return offBowOf(to.q - at.q, to.r - at.r, facing);
}
function offBowOf(dq, dr, facing) {
	const found = bearingOf(dq, dr, facing);
	return found > 12 ? 24 - found : Math.max(0, found);
}
const CHARTED = 127;
const CHART_ROW = 255;
const chart = makeChart();
function makeChart() {
	const found = new Int8Array(CHART_ROW ** 2);
	let i = 0;
	for (let dq = -127; dq <= CHARTED; dq += 1) for (let dr = -127; dr <= CHARTED; dr += 1) {
		found[i] = reckonBearing(dq, dr);
		i += 1;
	}
	return found;
}
function fromDirection0(dq, dr) {
	return dq >= -127 && dq <= CHARTED && dr >= -127 && dr <= CHARTED ? chart[(dq + CHARTED) * CHART_ROW + dr + CHARTED] : reckonBearing(dq, dr);
}
function reckonBearing(dq, dr) {
	const sum = dq + dr;
	if (dq >= 0 && sum < 0) return within6th(0, -sum, dq);
	if (dr < 0 && sum >= 0) return within6th(4, -dr, sum);
	if (dq > 0 && dr >= 0) return within6th(8, dq, dr);
	if (dq <= 0 && sum > 0) return within6th(12, sum, -dq);
	if (dr > 0 && sum <= 0) return within6th(16, dr, -sum);
	if (dq < 0 && dr <= 0) return within6th(20, -dq, -dr);
	return -1;
}
function within6th(first, a, b) {
	if (b === 0) return first;
	if (b === a) return first + 2;
	return b < a ? first + 1 : first + 3;
}
function step(hex, towards, n = 1) {
	const d = direction(towards);
	return {
		q: hex.q + STEP_Q[d] * n,
		r: hex.r + STEP_R[d] * n
	};
}
function same(a, b) {
	return a.q === b.q && a.r === b.r;
}
function rotate({ q, r }, sixths) {
	switch (direction(sixths)) {
		case 1: return {
			q: 0 - r,
			r: q + r
		};
		case 2: return {
			q: 0 - q - r,
			r: q
		};
		case 3: return {
			q: 0 - q,
			r: 0 - r
		};
		case 4: return {
			q: r,
			r: 0 - q - r
		};
		case 5: return {
			q: q + r,
			r: 0 - q
		};
		default: return {
			q,
			r
		};
	}
}
function ring(centre, radius) {
	if (radius <= 0) return radius === 0 ? [{
		q: centre.q,
		r: centre.r
	}] : [];
	const hexes = [];
	let hex = step(centre, 0, radius);
	for (let side = 0; side < 6; side++) for (let n = 0; n < radius; n++) {
		hexes.push(hex);
		hex = step(hex, side + 2);
	}
	return hexes;
}
function within(centre, radius) {
	const hexes = [];
	for (let n = 0; n <= radius; n++) hexes.push(...ring(centre, n));
	return hexes;
}
function columnOf(hex, layout) {
	return layout === "columns" ? hex.q + 1 : (hex.q + hex.r >> 1) - hex.r + 1;
}
function rowOf(hex, layout) {
	return layout === "columns" ? hex.r + (hex.q >> 1) + 1 : hex.q + hex.r + 1;
}
function hexAt(column, row, layout) {
	const c = column - 1;
	const r = row - 1;
	return layout === "columns" ? {
		q: c,
		r: r - (c >> 1)
	} : {
		q: c + (r + 1 >> 1),
		r: (r >> 1) - c
	};
}
function nameOf(hex, layout) {
	const column = columnOf(hex, layout);
	const row = rowOf(hex, layout);
	if (!isPrinted(column) || !isPrinted(row)) return `(${column},${row})`;
	return twoDigits(column) + twoDigits(row);
}
function parseName(text, layout) {
	if (!/^\d{4}$/.test(text)) return void 0;
	const column = Number(text.slice(0, 2));
	const row = Number(text.slice(2));
	return isPrinted(column) && isPrinted(row) ? hexAt(column, row, layout) : void 0;
}
function parseAnyName(text, layout) {
	const [, column, row] = /^\((-?\d{1,4}),(-?\d{1,4})\)$/.exec(text) ?? [];
	return column === void 0 ? parseName(text, layout) : hexAt(Number(column), Number(row), layout);
}
function onMap(hex, extent, layout) {
	const column = columnOf(hex, layout);
	const row = rowOf(hex, layout);
	return column >= 1 && column <= extent.columns && row >= 1 && row <= extent.rows;
}
function isPrinted(n) {
	return n >= 1 && n <= 99;
}
function twoDigits(n) {
	return n < 10 ? `0${n}` : `${n}`;
}
// systems/fleet-action/rules/combat/arcs.ts
const ARCS = [
	"F",
	"FS",
	"AS",
	"A",
	"AP",
	"FP"
];
const ALL_ROUND = [
	0,
	1,
	2,
	3,
	4,
	5
];
const ARCS_AT = Array.from({ length: 24 }, (_, bearing) => {
	const before = Math.floor((bearing + 2) % 24 / 4);
	return bearing % 4 === 2 ? [(before + 5) % 6, before] : [before];
});
function arcsTo(from, to) {
	const bearing = bearingOf(to.q - from.q, to.r - from.r, from.heading);
	return bearing === -1 ? ALL_ROUND : ARCS_AT[bearing];
}
function printedFactor(mount, arcs) {
	let best = 0;
	for (const arc of arcs) best = Math.max(best, mount.arcs[arc] ?? 0);
	return best;
}
const CAPITAL = [
	"front",
	"side",
	"side",
	"aft",
	"side",
	"side"
];
const HEAVY = [
	"front",
	"front",
	"aft",
	"aft",
	"aft",
	"front"
];
const ARMOUR$1 = {
	capital: {
		front: 0,
		side: 1,
		aft: 2
	},
	heavy: {
		front: 0,
		side: 0,
		aft: 1
	},
	medium: {
		front: 0,
		side: 0,
		aft: 0
	}
};
const BESIDE$1 = {
	capital: [
		1,
		2,
		4,
		5
	],
	heavy: [
		0,
		1,
		5
	],
	medium: ALL_ROUND
};
function hitLocation(card, at, from) {
	const bearing = bearingOf(from.q - at.q, from.r - at.r, at.heading);
	return bearing === -1 ? beside(card) : locationsOf(card)[bearing];
}
const locationsOf = memoise((card) => ARCS_AT.map((arcs) => locationThrough(card, arcs)));
function locationThrough(card, arcs) {
	const armour = Math.max(...arcs.map((arc) => armourAt(card, arc)));
	const best = arcs.filter((arc) => armourAt(card, arc) === armour);
	return {
		armour,
		arcs: best,
		drive: drives(best)
	};
}
function drives(arcs) {
	const faces = arcs.map((arc) => CAPITAL[arc]);
	return faces.includes("front") ? "front" : faces.includes("side") ? "side" : "aft";
}
function beside(card) {
	const arcs = BESIDE$1[card.category];
	return {
		armour: card.armour[ARMOUR$1[card.category].side],
		arcs,
		drive: "side"
	};
}
function armourAt(card, arc) {
	const face = (card.category === "heavy" ? HEAVY : CAPITAL)[arc];
	return card.armour[ARMOUR$1[card.category][face]];
}
const FACES = [
	"front",
	"side",
	"aft"
];
const DIVISION = {
	capital: CAPITAL,
	heavy: HEAVY,
	medium: [
		"front",
		"front",
		"front",
		"front",
		"front",
		"front"
	]
};
function bestLocation(card) {
	const division = DIVISION[card.category];
	const faces = FACES.filter((face) => division.includes(face));
	const armour = (face) => card.armour[ARMOUR$1[card.category][face]];
	const drive = faces.reduce((best, face) => armour(face) > armour(best) ? face : best);
	return {
		armour: armour(drive),
		arcs: ALL_ROUND.filter((arc) => division[arc] === drive),
		drive
	};
}
// systems/fleet-action/rules/combat/numbers.ts
const CONTROL = {
	capital: 0,
	heavy: 0,
	medium: 1,
	fighters: 2
};
function controlDie(weapon, target) {
	return weapon.control[CONTROL[target]];
}
function bandAt(weapon, range) {
	const { bands } = weapon;
	for (let band = 0; band < bands.length; band += 1) if (range <= bands[band]) return band;
}
function isFired({ delivery }) {
	return delivery === "direct" || delivery === "ballistic";
}
function factor(mount, arcs, boxes) {
	return Math.min(printedFactor(mount, arcs), boxes);
}
function factorUnderCommand(x, lost) {
	if (!lost.commander && !lost.flagship) return x;
	const quarters = (lost.commander ? 2 : 4) * (lost.flagship ? 3 : 4);
	return Math.ceil(x * quarters / 16);
}
function commandLost(open, ship, turn) {
	const out = open.strays.length > 0 && open.strays.some((one) => one.id === ship.id);
	const leaderless = open.squadrons[ship.squadronAt]?.leaderless === turn;
	return {
		commander: out || leaderless,
		flagship: isBeyondFlag(open, ship, turn)
	};
}
function isBeyondFlag({ fleets }, { side, squadron }, turn) {
	for (const one of fleets) if (one.side === side) return one.stricken === turn || one.vacant || one.outside.includes(squadron);
	return false;
}
// systems/fleet-action/rules/roster.ts
function shipOf(book, ship) {
	return book.ships[book.shipAt[ship.id]];
}
function unitOf(book, id) {
	return book.units[id];
}
function shipCalled({ book, open }, id) {
	return open.ships[book.shipAt[id]];
}
function squadronCalled({ book, open }, id) {
	const { alone, squadron } = unitOf(book, id);
	return alone ? open.strays.find((one) => one.id === id) : open.squadrons[squadron];
}
function rootOf(book, id) {
	return book.squadrons[unitOf(book, id).squadron];
}
function shipIndices(book, id) {
	return unitOf(book, id).ships;
}
function isActive(ship) {
	return ship.structure > 0 && !ship.left;
}
function isInUnit(ship, { alone }) {
	return isActive(ship) && ship.out !== "no" === alone;
}
function activeShips({ book, open: { ships } }, id) {
	const found = [];
	const unit = unitOf(book, id);
	for (let n = 0; n < unit.ships.length; n += 1) {
		const ship = ships[unit.ships[n]];
		if (isInUnit(ship, unit)) found.push({
			ship,
			n
		});
	}
	return found;
}
function isUnitActive({ book, open: { ships } }, id) {
	const unit = unitOf(book, id);
	for (const i of unit.ships) if (isInUnit(ships[i], unit)) return true;
	return false;
}
function unitMembers({ book, open: { ships } }, id) {
	const found = [];
	const unit = unitOf(book, id);
	for (const i of unit.ships) {
		const ship = ships[i];
		if (isInUnit(ship, unit)) found.push({
			ship,
			of: book.ships[i]
		});
	}
	return found;
}
function squadronsOf({ book, open }, side) {
	const own = open.squadrons.filter((_, i) => book.squadrons[i]?.side === side);
	const alone = open.strays.filter(({ id }) => book.ships[book.shipAt[id]]?.side === side);
	return [...own, ...alone].filter(({ id }) => isUnitActive({
		book,
		open
	}, id));
}
// systems/fleet-action/rules/orders.ts
const HEADINGS = [
	"N",
	"NE",
	"SE",
	"S",
	"SW",
	"NW"
];
// systems/fleet-action/rules/combat/severity.ts
const PLASMA_FLOOR = 2;
const PLASMA_BITE = 2;
function armourAgainst(weapon, armour) {
	return isPlasma(weapon) ? Math.max(Math.min(armour, PLASMA_FLOOR), armour - PLASMA_BITE) : armour;
}
function isPlasma(weapon) {
	return weapon.class === "plasma" || weapon.class === "plasma-flash";
}
function isFlash(weapon) {
	return weapon.class === "flash" || weapon.class === "plasma-flash";
}
function damageDie(weapon, band) {
	return weapon.dice[band] ?? weapon.dice[0];
}
function hitsOf(weapon, face, needs) {
	return face < needs ? 0 : Math.min(weapon.pulses, face - needs + 1);
}
const LEAST_OVER = {
	minor: 0,
	moderate: 2,
	severe: 4
};
function severityOf(face, armour) {
	const over = face - armour;
	if (over < LEAST_OVER.minor) return void 0;
	if (over < LEAST_OVER.moderate) return "minor";
	return over < LEAST_OVER.severe ? "moderate" : "severe";
}
const COSTS = {
	minor: {
		even: {
			structure: 1,
			minor: 0,
			primary: 0
		},
		odd: {
			structure: 1,
			minor: 0,
			primary: 0
		},
		flash: {
			structure: 1,
			minor: 0,
			primary: 0
		}
	},
	moderate: {
		even: {
			structure: 0,
			minor: 0,
			primary: 1
		},
		odd: {
			structure: 1,
			minor: 1,
			primary: 0
		},
		flash: {
			structure: 1,
			minor: 1,
			primary: 1
		}
	},
	severe: {
		even: {
			structure: 1,
			minor: 2,
			primary: 0
		},
		odd: {
			structure: 2,
			minor: 0,
			primary: 1
		},
		flash: {
			structure: 2,
			minor: 2,
			primary: 1
		}
	}
};
function costOf(severity, face, weapon) {
	return COSTS[severity][isFlash(weapon) ? "flash" : face % 2 === 0 ? "even" : "odd"];
}
const MATTER = [
	"structure",
	"structure",
	"structure",
	"structure",
	"drive",
	"secondary",
	"drive",
	"secondary",
	"sensor",
	"primary"
];
// systems/fleet-action/rules/combat/refire.ts
const EVERY_PULSE = 3;
function isSecondary(weapon) {
	return weapon.shots >= EVERY_PULSE;
}
function pulseOf(turn, pulse) {
	return (turn - 1) * EVERY_PULSE + pulse;
}
function ready(weapon, last, now) {
	if (last === -9) return true;
	if (isSecondary(weapon)) return now > last;
	return now - last >= 2 && (weapon.shots > 1 || turnOf(last) !== turnOf(now));
}
function turnOf(pulse) {
	return Math.ceil(pulse / EVERY_PULSE);
}
// systems/fleet-action/rules/combat/systems.ts
const STRUCTURE = "structure";
function candidates(on, hit, last) {
	if (hit.again && last !== void 0 && on.ship.weapons[last] > 0) return [last];
	const first = bearing(on, hit.arcs, hit.on);
	return first.length > 0 ? first : bearing(on, hit.arcs, hit.on === "primary" ? "secondary" : "primary");
}
function bearing({ of, ship }, arcs, kind) {
	const { mounts } = of.card;
	const found = [];
	for (let i = 0; i < mounts.length; i += 1) {
		if (isSecondary(of.weapons[i]) !== (kind === "secondary")) continue;
		if (ship.weapons[i] > 0 && bearsOn(mounts[i], arcs)) found.push(i);
	}
	return found;
}
function bearsOn(mount, arcs) {
	if (mount.arcs.length === 0) return true;
	for (const arc of arcs) if ((mount.arcs[arc] ?? 0) > 0) return true;
	return false;
}
function markWeapon(of, ship, mount) {
	const left = ship.weapons[mount] - 1;
	ship.weapons[mount] = left;
	return {
		weapon: of.card.mounts[mount].weapon,
		left
	};
}
function leastUseful(of, ship, open) {
	const worth = (i) => ship.weapons[i] * 2 + (isSecondary(of.weapons[i]) ? 0 : 1);
	return open.reduce((least, i) => worth(i) <= worth(least) ? i : least);
}
function mountNamed(of, weapon) {
	const { mounts } = of.card;
	for (let i = 0; i < mounts.length; i += 1) if (mounts[i].weapon === weapon) return i;
	return -1;
}
// systems/fleet-action/rules/turn/4-allot.ts
const allotQuestion = {
	rule: "FA-7.3.9",
	open: true,
	schema: {
		...shape({ weapons: {
			...list(ID, 500),
			title: "Weapons, one for each hit"
		} }),
		title: "Place the hits on your weapons"
	},
	judge: (v, about, order) => [...countFaults(about.hits.length, order.weapons.length), ...choiceFaults(v, about, order.weapons)],
	idle: (v, about) => ({ weapons: chooseWeapons(v, about, ({ of, ship }, open) => leastUseful(of, ship, open)) }),
	*candidates(v, about) {
		yield allotQuestion.idle(v, about);
		yield { weapons: chooseWeapons(v, about, (_on, open) => open[0]) };
		yield { weapons: chooseWeapons(v, about, (_on, open) => open.at(-1)) };
	},
	random: (v, about, face) => ({ weapons: chooseWeapons(v, about, (_on, open) => open[face(open.length) - 1]) })
};
function chooseWeapons(v, about, choose) {
	return throughHits(v, about, (on, open) => open.length > 0 ? choose(on, open) : void 0);
}
function throughHits(v, about, choose) {
	const sheets = new Map();
	return about.hits.map((hit, nth) => {
		const sheet = sheets.get(hit.ship) ?? { ship: copy(shipCalled(v, hit.ship)) };
		sheets.set(hit.ship, sheet);
		const of = shipOf(v.book, sheet.ship);
		const on = {
			of,
			ship: sheet.ship
		};
		sheet.last = choose(on, candidates(on, hit, sheet.last), nth);
		return sheet.last === void 0 ? STRUCTURE : weaponOf(markWeapon(of, sheet.ship, sheet.last));
	});
}
function weaponOf(mark) {
	return "weapon" in mark ? mark.weapon : mark.row;
}
function countFaults(hits, given) {
	if (given === hits) return [];
	const fault = {
		rule: "FA-7.3.9",
		at: "/weapons",
		say: `${hits} hits are to be placed; ${given} are.`
	};
	return [given < hits ? {
		...fault,
		lacking: true
	} : fault];
}
function choiceFaults(v, about, weapons) {
	const found = [];
	throughHits(v, about, ({ of }, open, nth) => {
		const named = weapons[nth];
		if (named === void 0) return open[0];
		const mount = mountNamed(of, named);
		if (open.length === 0 ? named === "structure" : open.includes(mount)) return open.length === 0 ? void 0 : mount;
		const can = open.length === 0 ? STRUCTURE : open.map((i) => of.weapons[i]?.name).join(" or ");
		found.push({
			rule: "FA-7.3.8",
			at: `/weapons/${nth}`,
			say: `${of.name}: this hit can go to ${can}.`
		});
		return open[0];
	});
	return found;
}
// systems/fleet-action/bot/guns.ts
const MINOR = .3;
const PRIMARY = .45;
const ARMOURS = 24;
const guns = new WeakMap();
function gunOf(weapon) {
	const known = guns.get(weapon);
	if (known) return known;
	const reach = isFired(weapon) ? weapon.bands.at(-1) ?? -1 : -1;
	const made = {
		weapon,
		reach,
		band: Int8Array.from({ length: reach + 1 }, (_, range) => bandAt(weapon, range) ?? -1),
		wound: Float64Array.from({ length: 96 }, (_, i) => woundOf(weapon, Math.floor(i / ARMOURS), i % ARMOURS))
	};
	guns.set(weapon, made);
	return made;
}
function woundAt({ wound }, band, armour) {
	return wound[band * ARMOURS + armour];
}
function woundOf(weapon, band, armour) {
	if (weapon.points > 0) return weapon.points * MATTER.reduce((sum, spot) => sum + worthOfSpot(spot), 0) / MATTER.length;
	if (weapon.dice.length === 0) return 0;
	const die = damageDie(weapon, band);
	let sum = 0;
	for (let face = 1; face <= die; face += 1) sum += worthOfFace(weapon, face, armour);
	return sum / die;
}
function worthOfSpot(spot) {
	if (spot === "structure") return 1;
	return spot === "drive" || spot === "secondary" ? MINOR : PRIMARY;
}
function worthOfFace(weapon, face, armour) {
	const severity = severityOf(face, armourAgainst(weapon, armour));
	if (!severity) return 0;
	const { structure, minor, primary } = costOf(severity, face, weapon);
	return structure + minor * MINOR + primary * PRIMARY;
}
const LEAST = -16;
const NEEDS = 64;
const PULSES$2 = 16;
const known = new Float64Array(1344 * PULSES$2).fill(-1);
function hitsExpected(weapon, sides, needs) {
	if (needs > sides) return 0;
	const at = (sides * NEEDS + Math.max(0, needs - LEAST)) * PULSES$2 + weapon.pulses;
	if (known[at] < 0) {
		let sum = 0;
		for (let face = 1; face <= sides; face += 1) sum += hitsOf(weapon, face, needs);
		known[at] = sum / sides;
	}
	return known[at];
}
// systems/fleet-action/bot/allot.ts
const CLOSER$1 = 4;
const ARMOUR = 4;
const FACED = 6;
const BOW = 2;
const OTHER = 1;
const LATER = .1;
const TRIFLE = .001;
function weaponsForHits(v, about) {
	return throughHits(v, about, ({ ship }, open) => open.length > 0 ? leastMissed(v, ship, open) : void 0);
}
function leastMissed(v, ship, open) {
	const enemy = nearest(v, shipOf(v.book, ship), ship);
	const losses = open.map((mount) => TRIFLE * ship.weapons[mount] + (enemy ? lossOf(v, {
		ship,
		enemy
	}, mount) : 0));
	return open[losses.indexOf(Math.min(...losses))];
}
function lossOf(v, pair, mount) {
	const { ship, enemy } = pair;
	const arcs = shipOf(v.book, ship).card.mounts[mount]?.arcs ?? [];
	const faced = arcsTo(ship, enemy);
	const boxes = ship.weapons[mount];
	let dice = 0;
	for (let arc = 0; arc < ARCS.length; arc += 1) if ((arcs[arc] ?? 0) >= boxes) dice += faced.includes(arc) ? FACED : arc === 0 ? BOW : OTHER;
	return dice * worthOfDie$1(v, pair, mount);
}
function worthOfDie$1(v, { ship, enemy }, mount) {
	const gun = gunOf(shipOf(v.book, ship).weapons[mount]);
	if (gun.reach < 0) return 0;
	const { card } = shipOf(v.book, enemy);
	const sides = controlDie(gun.weapon, card.category);
	const at = (band) => {
		const needs = card.def + v.book.charts.rangeModifiers[band] - ship.sensor;
		return gun.weapon.shots * hitsExpected(gun.weapon, sides, needs) * woundAt(gun, band, ARMOUR);
	};
	return at(gun.band[Math.min(gun.reach, Math.max(1, range(ship, enemy) - CLOSER$1))]) + LATER * at(0);
}
function nearest(v, of, ship) {
	return leastOf(v.open.ships.filter((one, i) => isActive(one) && v.book.ships[i]?.side !== of.side), (one) => range(ship, one));
}
// systems/fleet-action/rules/map.ts
const LAYOUT = "columns";
function headingOf(direction) {
	return HEADINGS[(direction % 6 + 6) % 6];
}
function hexWritten(hex) {
	return parseAnyName(hex, "columns") ?? {
		q: 0,
		r: 0
	};
}
function writtenPlace(place) {
	return {
		hex: nameOf(place, LAYOUT),
		heading: headingOf(place.heading)
	};
}
function on({ book }, hex) {
	return onMap(hex, book.map, LAYOUT);
}
function inFormation(lead, offset) {
	const turned = rotate(offset, lead.heading);
	return {
		q: lead.q + turned.q,
		r: lead.r + turned.r,
		heading: lead.heading
	};
}
function offsetOf(lead, at) {
	return rotate({
		q: at.q - lead.q,
		r: at.r - lead.r
	}, 6 - lead.heading);
}
// systems/fleet-action/bot/screen.ts
const CHEAP = .75;
function priceOf(ships) {
	return ships.reduce((sum, { card }) => sum + card.points, 0) / ships.length;
}
function screens(price, others) {
	return others.some((other) => price <= CHEAP * other);
}
// systems/fleet-action/bot/deploy.ts
const ALONE = Math.min(8, 10);
const FLEET = Math.min(4, 10);
const BEHIND = 6;
const ENOUGH$1 = .25;
function deploymentsFor(v, about) {
	const own = v.book.squadrons.filter(({ side }) => side === v.side);
	const rows = rowsBehind(own.map((of) => of.ships.map((i) => v.book.ships[i])));
	return {
		speed: own.length > 1 ? FLEET : ALONE,
		squadrons: own.map((of, n) => forward(v, about, {
			of,
			behind: rows[n]
		}))
	};
}
function rowsBehind(squadrons) {
	const prices = squadrons.map(priceOf);
	const before = prices.map((price) => screens(price, prices));
	const all = squadrons.flat().length * priceOf(squadrons.flat());
	const screen = squadrons.reduce((sum, ships, n) => sum + (before[n] ? ships.length * prices[n] : 0), 0);
	return before.map((screening) => screening || screen < ENOUGH$1 * all ? 0 : BEHIND);
}
function forward(v, { rows: [first, last] }, { of, behind }) {
	const heading = (v.book.sides.find(({ id }) => id !== v.side)?.rows[0] ?? first) < first ? 0 : 3;
	const column = columnOf(of.place, LAYOUT);
	const formation = screenFormation(of);
	for (let n = behind; n <= last - first; n += 1) {
		const lead = {
			...hexAt(column, heading === 0 ? first + n : last - n, LAYOUT),
			heading
		};
		if (fits(v, [first, last], formation.map((offset) => inFormation(lead, offset)))) return deployment(v, {
			of,
			lead,
			formation
		});
	}
	return {
		squadron: of.id,
		...writtenPlace(of.place),
		ships: []
	};
}
function screenFormation(of) {
	return of.ships.map((_, n) => ({
		q: 0,
		r: n === 0 ? 0 : -1
	}));
}
function fits(v, [first, last], places) {
	return places.every((at) => {
		const row = rowOf(at, LAYOUT);
		return on(v, at) && row >= first && row <= last;
	});
}
function deployment(v, { of, lead, formation }) {
	const ships = of.ships.slice(1).map((i, n) => ({
		ship: v.book.ships[i].id,
		hex: nameOf(inFormation(lead, formation[n + 1]), LAYOUT)
	}));
	return {
		squadron: of.id,
		...writtenPlace(lead),
		ships
	};
}
// systems/fleet-action/rules/movement/path.ts
const PULSES$1 = [
	1,
	2,
	3
];
const TURNS$2 = {
	ahead: 0,
	"slip-port": 0,
	"slip-starboard": 0,
	port: -1,
	starboard: 1
};
const SLANT = {
	ahead: 0,
	"slip-port": -1,
	"slip-starboard": 1,
	port: 0,
	starboard: 0
};
function isSlip(step) {
	return SLANT[step] !== 0;
}
function take(place, step$1) {
	const turn = TURNS$2[step$1];
	if (turn !== 0) return {
		q: place.q,
		r: place.r,
		heading: (place.heading + turn + 6) % 6
	};
	const to = step(place, (place.heading + SLANT[step$1] + 6) % 6);
	return {
		q: to.q,
		r: to.r,
		heading: place.heading
	};
}
function destination(from, steps) {
	return steps.reduce(take, from);
}
function hexesIn(charts, speed, pulse) {
	const rows = charts.pulses;
	const over = Math.max(0, Math.ceil((speed - rows.length + 1) / 3));
	return (rows[speed - 3 * over]?.[pulse - 1] ?? 0) + over;
}
function speedIn(speed, change, pulse) {
	return change && pulse >= change.pulse ? speed + change.by : speed;
}
function speedsOf(speed, change) {
	return [
		speedIn(speed, change, 1),
		speedIn(speed, change, 2),
		speedIn(speed, change, 3)
	];
}
function isStill(speeds) {
	return speeds.every((speed) => speed === 0);
}
function straight(charts, speed, change) {
	return PULSES$1.map((pulse) => new Array(hexesIn(charts, speedIn(speed, change, pulse), pulse)).fill("ahead"));
}
// systems/fleet-action/rules/combat/shot.ts
function shipsPassedOver(seen, firer, target) {
	return passedOver(seen, {
		firer,
		to: shipOf(seen.book, target),
		range: range(firer, target)
	});
}
function passedOver({ book, open: { ships } }, { firer, to, range: range$1 }) {
	let nearer = 0;
	for (const i of book.squadrons[to.squadronAt].ships) {
		const ship = ships[i];
		if (isActive(ship) && range(firer, ship) < range$1) nearer += 1;
	}
	return nearer;
}
// systems/fleet-action/bot/gunnery.ts
function gunnerOf(v, ship) {
	const of = shipOf(v.book, ship);
	const now = pulseOf(v.clock.turn, v.open.pulse);
	const arms = [];
	let reach = -1;
	for (let mount = 0; mount < of.weapons.length; mount += 1) {
		const gun = gunOf(of.weapons[mount]);
		const boxes = ship.weapons[mount];
		if (gun.reach < 0 || boxes === 0 || !ready(gun.weapon, ship.fired[mount], now)) continue;
		arms.push({
			mount,
			of: of.card.mounts[mount],
			gun,
			boxes
		});
		reach = Math.max(reach, gun.reach);
	}
	return {
		ship,
		of,
		lost: commandLost(v.open, of, v.clock.turn),
		arms,
		reach
	};
}
function lineOf(v, gunner, mark) {
	const passed = shipsPassedOver(v, gunner.ship, mark.ship);
	return between({
		gunner,
		mark,
		needs: mark.of.card.def + passed - gunner.ship.sensor
	}, gunner.ship, mark.ship);
}
function between({ gunner, mark, needs }, at, to) {
	const { armour } = hitLocation(mark.of.card, to, at);
	return {
		gunner,
		mark,
		needs,
		range: range(at, to),
		arcs: arcsTo(at, to),
		armour
	};
}
function woundBy({ gun, of, boxes }, line, rangeModifiers) {
	if (line.range > gun.reach) return 0;
	const { card } = line.mark.of;
	const x = factor(of, line.arcs, boxes);
	const sides = controlDie(gun.weapon, card.category);
	const band = gun.band[line.range];
	const needs = line.needs + rangeModifiers[band];
	if (x === 0 || sides === 0 || needs > sides) return 0;
	const armour = gun.weapon.delivery === "ballistic" ? bestLocation(card).armour : line.armour;
	return factorUnderCommand(x, line.gunner.lost) * hitsExpected(gun.weapon, sides, needs) * woundAt(gun, band, armour);
}
// systems/fleet-action/bot/foresight.ts
function foresightOf(v, squadron) {
	const path = v.own.plots.find((one) => one.squadron === squadron.id)?.path ?? [];
	const leads = [];
	let lead = squadron;
	for (let pulse = v.open.pulse; pulse < PULSES$1.length; pulse += 1) {
		lead = destination(lead, path[pulse] ?? []);
		leads.push(lead);
	}
	return {
		v,
		squadron,
		leads
	};
}
function linesLater({ v, squadron, leads }, lines) {
	const firer = lines[0]?.gunner.ship;
	if (!firer) return [];
	const all = v.book.squadrons[v.book.squadronAt[squadron.id] ?? -1];
	const offset = squadron.formation[all?.ships.indexOf(v.book.shipAt[firer.id]) ?? 0];
	return leads.flatMap((lead, n) => {
		const at = inFormation(lead, offset);
		return lines.map((line) => between(line, at, driftPlace(v, line.mark.ship, v.open.pulse + n + 1)));
	});
}
function driftPlace({ book, open }, ship, pulse) {
	const { speed } = open.squadrons[book.squadronAt[shipOf(book, ship).squadron]];
	let far = 0;
	for (let p = open.pulse + 1; p <= pulse; p += 1) far += hexesIn(book.charts, speed, p);
	const { q, r } = step(ship, ship.heading, far);
	return {
		q,
		r,
		heading: ship.heading
	};
}
function hopesFor({ v }, { arm, wound }, later) {
	return later.some((line) => woundBy(arm, line, v.book.charts.rangeModifiers) > wound);
}
// systems/fleet-action/bot/fire.ts
const WAIT = 1.15;
const CLOSER = 8;
const PLAIN = .6;
const CURVE = 2;
const ROUNDS = 2;
const COMMANDER = .25;
const FLAGSHIP = .1;
const MAY_SINK = .6;
const WASTED = .1;
function shotsOf(v) {
	const firing = firingIn(v, "fire");
	const volleys = [];
	for (let round = 0; round < (firing.length > 1 ? ROUNDS : 1); round += 1) firing.forEach((firers, n) => {
		const others = volleys.filter((_, i) => i !== n);
		volleys[n] = bestVolley(firers, declaredBy(others));
	});
	return volleys.flatMap((volley) => shotsBy(volley));
}
function canFire(firers) {
	return firers.some(({ options }) => options.length > 0);
}
function enemiesOf(v) {
	const found = [];
	v.open.ships.forEach((ship, i) => {
		const of = v.book.ships[i];
		if (isActive(ship) && of.side !== v.side) found.push({
			ship,
			of,
			bonus: bonusOf(v, {
				ship,
				of
			})
		});
	});
	return found;
}
function bonusOf({ book, open, clock }, { ship: { id }, of }) {
	if (clock.turn >= book.turns) return 0;
	const leads = open.squadrons.some((one) => one.commander === id && one.leaderless === 0);
	const flag = open.fleets.some((fleet) => fleet.flagship === id && !fleet.vacant);
	return of.card.points * ((leads ? COMMANDER : 0) + (flag ? FLAGSHIP : 0));
}
function declaredBy(volleys) {
	const sum = new Map();
	for (const volley of volleys) for (const [id, loss] of volley?.own ?? []) sum.set(id, (sum.get(id) ?? 0) + loss);
	return sum;
}
function strayShotsOf(v) {
	return firingIn(v, "stray").flatMap((firers) => shotsBy(bestVolley(firers, new Map())));
}
function firingIn(v, step) {
	const enemies = enemiesOf(v);
	return (step === "stray" ? squadronsOf(v, v.side).filter(({ id }) => v.open.strays.some((one) => one.id === id)) : v.book.squadrons.flatMap(({ id, side }) => side === v.side ? [squadronCalled(v, id)] : [])).map((one) => firersOf(v, one, enemies)).filter(canFire);
}
function firersOf(v, squadron, enemies) {
	const firers = unitMembers(v, squadron.id).map(({ ship }) => firerOf(v, ship, {
		enemies,
		around: CLOSER
	}));
	if (v.open.pulse < PULSES$1.length && canFire(firers)) hold$1(v, squadron, firers);
	return firers;
}
function firerOf(v, ship, { enemies, around }) {
	const gunner = gunnerOf(v, ship);
	const options = [];
	const lines = [];
	for (const target of enemies) {
		if (range(ship, target.ship) > gunner.reach + around) continue;
		const line = lineOf(v, gunner, target);
		lines.push(line);
		const option = optionOf(v, target, line);
		if (option.arms.length > 0) options.push(option);
	}
	return {
		gunner,
		options,
		lines
	};
}
function optionOf(v, target, line) {
	const option = {
		target,
		arms: [],
		wounds: []
	};
	for (const arm of line.gunner.arms) {
		const wound = woundBy(arm, line, v.book.charts.rangeModifiers);
		if (wound === 0) continue;
		option.arms.push(arm);
		option.wounds.push(wound);
	}
	return option;
}
function hold$1(v, squadron, firers) {
	let foresight;
	for (const { options, lines } of firers) {
		const now = atBest(options);
		if (now.size === 0) continue;
		foresight ??= foresightOf(v, squadron);
		const later = linesLater(foresight, lines);
		for (const [arm, wound] of now) if (hopesFor(foresight, {
			arm,
			wound: wound * WAIT
		}, later)) for (const option of options) without(option, arm);
	}
}
function atBest(options) {
	const now = new Map();
	for (const { arms, wounds } of options) arms.forEach((arm, i) => {
		if (arm.gun.weapon.shots < 2) now.set(arm, Math.max(now.get(arm) ?? 0, wounds[i]));
	});
	return now;
}
function without({ arms, wounds }, arm) {
	const i = arms.indexOf(arm);
	if (i < 0) return;
	arms.splice(i, 1);
	wounds.splice(i, 1);
}
function bestVolley(firers, declared) {
	let best;
	const squadrons = new Set(firers.flatMap(({ options }) => options.map(({ target }) => target.of.squadron)));
	for (const into of squadrons) {
		const volley = volleyInto(into, firers, declared);
		if (volley.worth > (best?.worth ?? 0)) best = volley;
	}
	return best;
}
function volleyInto(squadron, firers, before) {
	const volley = {
		choices: [],
		worth: 0,
		own: new Map()
	};
	for (const firer of firers) {
		let best;
		for (const option of firer.options) {
			if (option.target.of.squadron !== squadron || option.arms.length === 0) continue;
			const { id } = option.target.ship;
			const loss = (before.get(id) ?? 0) + (volley.own.get(id) ?? 0);
			let wound = 0;
			for (const one of option.wounds) wound += one;
			const worth = worthOfWound(option, loss, wound);
			if (!best || worth > best.worth) best = {
				firer,
				option,
				worth,
				wound
			};
		}
		if (best) declare(volley, best);
	}
	return volley;
}
function declare(volley, choice) {
	const { id } = choice.option.target.ship;
	volley.own.set(id, (volley.own.get(id) ?? 0) + choice.wound);
	volley.worth += choice.worth;
	volley.choices.push(choice);
}
function shotsBy(volley) {
	return (volley?.choices ?? []).map(({ firer, option }) => shotOf(firer, option));
}
function shotOf({ gunner }, { target, arms }) {
	return {
		ship: gunner.ship.id,
		target: target.ship.id,
		weapons: arms.map(({ gun }) => gun.weapon.id)
	};
}
function worthOfWound({ target: { ship, of, bonus } }, before, wound) {
	const { structure } = of.card;
	const lost = structure - ship.structure + before;
	const [a, b] = [lost / structure, (lost + wound) / structure];
	return of.card.points * (worthOfLoss(b) - worthOfLoss(a)) + bonus * (sinks(b) - sinks(a));
}
function sinks(share) {
	return Math.max(0, Math.min(1, (share - MAY_SINK) / .5000000000000001));
}
function worthOfLoss(share) {
	const lost = Math.min(share, 1);
	const scored = lost < .5 ? 0 : .5;
	return PLAIN * lost + .4 * (scored + .5 * (2 * (lost - scored)) ** CURVE) + WASTED * (share - lost);
}
// systems/fleet-action/rules/command/naming.ts
function outsiders(book, { office, outside }, ship) {
	const own = office === "flagship" ? shipOf(book, { id: ship }).squadron : ship;
	return outside.of.filter((id) => id !== own);
}
// systems/fleet-action/bot/name.ts
function namesFor(v, { namings }) {
	return namings.map((naming) => bestNaming(v, naming));
}
function bestNaming(v, naming) {
	const ship = naming.ships.reduce((best, id) => lasting(v, id) > lasting(v, best) ? id : best);
	const { count } = naming.outside;
	if (count === 0) return {
		of: naming.of,
		ship,
		outside: []
	};
	const least = outsiders(v.book, naming, ship).sort((a, b) => weight(v, a) - weight(v, b));
	return {
		of: naming.of,
		ship,
		outside: least.slice(0, count)
	};
}
function lasting(v, id) {
	const { card } = shipOf(v.book, { id });
	return (v.open.ships[v.book.shipAt[id]]?.structure ?? 0) * (card.def + Math.min(...card.armour));
}
function weight(v, id) {
	return (v.book.squadrons[v.book.squadronAt[id] ?? -1]?.ships ?? [v.book.shipAt[id]]).reduce((sum, i) => {
		const card = v.book.ships[i]?.card;
		return card ? sum + card.points * (v.open.ships[i]?.structure ?? 0) / card.structure : sum;
	}, 0);
}
// systems/fleet-action/rules/movement/legs.ts
function hexesBefore(pace, at) {
	let hexes = at.after;
	for (let pulse = 1; pulse < at.pulse; pulse += 1) hexes += pace.hexes[pulse - 1];
	return hexes;
}
function hexesOf({ hexes }) {
	return hexes[0] + hexes[1] + hexes[2];
}
function legAfter(it, pace, put) {
	let leg = {
		from: it.squadron,
		after: 0
	};
	for (const one of put) leg = legFrom$1(leg, pace, one);
	return leg;
}
function legFrom$1(leg, pace, put) {
	const after = hexesBefore(pace, put);
	return {
		from: take(along(leg, after), put.step),
		after: isSlip(put.step) ? after + 1 : after
	};
}
function along({ from, after }, all) {
	const { q, r } = step(from, from.heading, all - after);
	return {
		q,
		r,
		heading: from.heading
	};
}
function endOf(it, pace, put) {
	return along(legAfter(it, pace, put), hexesOf(pace));
}
function placesAfterPulses(it, pace, put) {
	let leg = {
		from: it.squadron,
		after: 0
	};
	let n = 0;
	return PULSES$1.map((pulse) => {
		for (; n < put.length && put[n].pulse === pulse; n += 1) leg = legFrom$1(leg, pace, put[n]);
		return along(leg, hexesBefore(pace, {
			pulse,
			after: pace.hexes[pulse - 1]
		}));
	});
}
const CHART = {
	turn: "turn",
	"turn-hard": "hard",
	"come-about": "about",
	"correct-course": "correct"
};
function keepsSpeed(it, order) {
	const row = it.book.charts.combinations[CHART[order]];
	const may = ({ of: { card } }) => card.combines?.[CHART[order]] ?? row[card.category];
	return unitMembers(it, it.squadron.id).find((one) => !may(one))?.of;
}
const ROW = {
	turn: "turn",
	"turn-hard": "hard",
	"come-about": "about",
	"correct-course": "correct"
};
function topSpeed(ship, of, row) {
	return of.card[row][ship[row] - 1] ?? -1;
}
function limitOf(it, order) {
	if (order === "maintain-course") return void 0;
	return leastAble(it, (ship, of) => topSpeed(ship, of, ROW[order]));
}
function ratingOf(it, row) {
	return leastAble(it, (ship) => ship[row]);
}
function ratingInPulse(rating, pulse) {
	return Math.max(0, rating - 2 * (pulse - 1));
}
function leastAble({ book, open: { ships }, squadron }, value) {
	let most = Number.POSITIVE_INFINITY;
	let least;
	const unit = unitOf(book, squadron.id);
	for (const i of unit.ships) {
		const ship = ships[i];
		if (!isInUnit(ship, unit)) continue;
		const of = book.ships[i];
		const able = value(ship, of);
		if (able < most) [most, least] = [able, of];
	}
	if (!least) throw new Error(`no ship of ${squadron.id} fights`);
	return {
		most,
		ship: least
	};
}
// systems/fleet-action/rules/movement/courses.ts
function* drafts(given) {
	const it = withMemory(given);
	const all = [...paces(it)];
	const begun = {
		put: [],
		leg: {
			from: it.squadron,
			after: 0
		}
	};
	for (const pace of all) {
		const end = along(begun.leg, hexesOf(pace));
		if (isWanted(it, end)) yield {
			pace,
			put: [],
			end
		};
	}
	for (const pace of all) yield* draftsSlipping(it, pace);
	for (const pace of all) yield* draftsTurning(it, {
		pace,
		order: "turn"
	}, begun);
	for (const pace of all) {
		const hard = {
			pace,
			order: "turn-hard"
		};
		for (const first of turnsAfter(it, hard, begun)) yield* draftsTurning(it, hard, first);
		const correction = {
			pace,
			order: "correct-course"
		};
		for (const first of turnsAfter(it, correction, begun)) yield* draftsTurning(it, correction, first);
	}
	for (const pace of all) {
		const about = {
			pace,
			order: "come-about"
		};
		for (const first of turnsAfter(it, about, begun)) for (const second of turnsAfter(it, about, first)) yield* draftsTurning(it, about, second);
	}
}
function* paces(it) {
	yield paceOf(it, void 0);
	const up = ratingOf(it, "accel").most;
	const down = ratingOf(it, "decel").most;
	for (const pulse of PULSES$1) {
		for (let by = 1; by <= ratingInPulse(up, pulse); by += 1) yield paceOf(it, {
			pulse,
			by
		});
		for (let by = 1; by <= Math.min(ratingInPulse(down, pulse), it.squadron.speed); by += 1) yield paceOf(it, {
			pulse,
			by: -by
		});
	}
}
function paceOf(it, change) {
	const { charts } = it.book;
	const speeds = speedsOf(it.squadron.speed, change);
	const [first, second, third] = speeds;
	return {
		change,
		speeds,
		hexes: [
			hexesIn(charts, first, 1),
			hexesIn(charts, second, 2),
			hexesIn(charts, third, 3)
		]
	};
}
function* draftsSlipping(it, pace) {
	const first = PULSES$1.find((pulse) => pace.hexes[pulse - 1] > 0);
	if (first === void 0) return;
	const ends = SLIPS$1.map((step) => endOf(it, pace, [{
		pulse: first,
		after: 0,
		step
	}]));
	if (!ends.some((end) => isWanted(it, end))) return;
	for (const { put, at } of slips$1(it, pace)) {
		const end = ends[SLIPS$1.indexOf(put.step)];
		if (isWanted(it, at) && isWanted(it, end)) yield {
			pace,
			put: [put],
			end
		};
	}
}
const SLIPS$1 = ["slip-port", "slip-starboard"];
function* slips$1(it, pace) {
	let from = it.squadron;
	for (const pulse of PULSES$1) for (let after = 0; after < pace.hexes[pulse - 1]; after += 1) {
		if (!isWanted(it, from)) return;
		for (const step of SLIPS$1) yield {
			put: {
				pulse,
				after,
				step
			},
			at: take(from, step)
		};
		from = take(from, "ahead");
	}
}
function* draftsTurning(it, turning, begun) {
	const all = hexesOf(turning.pace);
	for (const spot of spots(it, turning, begun)) for (const step of stepsAt(it, turning, {
		begun,
		spot
	})) {
		const end = along(legFrom(spot, step), all);
		if (isWanted(it, end)) yield {
			pace: turning.pace,
			put: [...begun.put, putAt(spot, step)],
			end
		};
	}
}
function* turnsAfter(it, turning, begun) {
	for (const spot of spots(it, turning, begun)) for (const step of stepsAt(it, turning, {
		begun,
		spot
	})) yield {
		put: [...begun.put, putAt(spot, step)],
		leg: legFrom(spot, step)
	};
}
const putAt = ({ pulse, after }, step) => ({
	pulse,
	after,
	step
});
const legFrom = ({ at, all }, step) => ({
	from: take(at, step),
	after: all
});
function* spots(it, turning, { put, leg }) {
	const last = put.at(-1);
	let moved = 0;
	for (const pulse of PULSES$1) {
		const hexes = turning.pace.hexes[pulse - 1];
		if (mayTurn$1(it, turning, pulse) && !(last && pulse < last.pulse)) for (let after = last?.pulse === pulse ? last.after : 0; after <= hexes; after += 1) {
			const at = along(leg, moved + after);
			if (!isWanted(it, at)) return;
			yield {
				pulse,
				after,
				all: moved + after,
				at
			};
		}
		moved += hexes;
	}
}
const PORT = ["port"];
const STARBOARD = ["starboard"];
const PORT_FIRST = ["port", "starboard"];
const STARBOARD_FIRST = ["starboard", "port"];
const NOWHERE = [];
function stepsAt(it, turning, { begun: { put, leg }, spot }) {
	const last = put.at(-1);
	if (!last) return PORT_FIRST;
	const port = last.step === "port";
	const apart = spot.all > leg.after;
	if (turning.order === "correct-course") return !apart ? NOWHERE : port ? STARBOARD : PORT;
	if (turning.order !== "turn-hard" || apart || !mayTurnBothSides(it, turning.pace, [last, spot])) return port ? PORT : STARBOARD;
	return port ? PORT_FIRST : STARBOARD_FIRST;
}
function mayTurnBothSides(it, pace, at) {
	const correction = {
		pace,
		order: "correct-course"
	};
	return at.every(({ pulse }) => mayTurn$1(it, correction, pulse));
}
function isWanted(it, at) {
	return !it.inside || on(it, at);
}
function mayTurn$1(it, { pace, order }, pulse) {
	const speed = pace.speeds[pulse - 1];
	const { most, keeps } = handlingIn(it, order);
	if (speed > most) return false;
	if (!(pace.hexes[pulse - 1] > 0) && !(isStill(pace.speeds) && pulse === 3 && order === "turn")) return false;
	if (!pace.change || pulse < pace.change.pulse) return true;
	return !keeps;
}
function withMemory(it) {
	return it.handling ? it : {
		...it,
		handling: new Map()
	};
}
function handlingIn(it, order) {
	const known = it.handling?.get(order);
	if (known) return known;
	const found = {
		most: limitOf(it, order)?.most ?? Number.POSITIVE_INFINITY,
		keeps: keepsSpeed(it, order) !== void 0
	};
	it.handling?.set(order, found);
	return found;
}
function plotOf(it, pace, put) {
	const path = PULSES$1.map((pulse) => stepsIn(pulse, pace, put));
	const plot = {
		squadron: it.squadron.id,
		path
	};
	if (pace.change) plot.change = pace.change;
	return plot;
}
function stepsIn(pulse, pace, put) {
	const hexes = pace.hexes[pulse - 1];
	const steps = [];
	for (let after = 0; after <= hexes; after += 1) {
		let ahead = "ahead";
		for (const one of put) {
			if (one.pulse !== pulse || one.after !== after) continue;
			if (isSlip(one.step)) ahead = one.step;
			else steps.push(one.step);
		}
		if (after < hexes) steps.push(ahead);
	}
	return steps;
}
// systems/fleet-action/rules/movement/formation.ts
function newPosts({ shift, reform }) {
	return [...shift ? [shift] : [], ...reform ?? []];
}
function postsFrom(lead, plot) {
	return newPosts(plot).map((post) => countedFrom(lead, post));
}
function countedFrom(lead, { ship, to }) {
	return {
		ship,
		to: typeof to === "string" ? offsetOf(lead, hexWritten(to)) : to
	};
}
function formationWith(book, squadron, posts) {
	const places = shipIndices(book, squadron.id);
	return squadron.formation.map((offset, n) => {
		const post = posts.find(({ ship }) => book.shipAt[ship] === places[n]);
		return post ? {
			q: post.to.q,
			r: post.to.r
		} : offset;
	});
}
// systems/fleet-action/rules/movement/reforming.ts
function formedAnew(it, plot) {
	if (!plot.shift && !plot.reform) return it;
	const posts = postsFrom(it.squadron, plot);
	if (posts.length === 0) return it;
	return {
		...it,
		squadron: {
			...it.squadron,
			formation: formationWith(it.book, it.squadron, posts)
		}
	};
}
// systems/fleet-action/rules/movement/withdrawal.ts
function toEdge({ map, sides }, side, hex) {
	const [first, last] = sides.find(({ id }) => id === side)?.rows ?? [1, map.rows];
	const row = rowOf(hex, LAYOUT);
	return first - 1 <= map.rows - last ? row : map.rows + 1 - row;
}
function gatesOf(book, side) {
	return book.gates.filter((gate) => gate.side === void 0 || gate.side === side);
}
function waysOut(book, { vortices }, squadron) {
	const { id, side } = rootOf(book, squadron.id);
	return [...vortices.filter((one) => one.squadron === id), ...gatesOf(book, side)];
}
function distanceChange(it, plot) {
	const { side } = rootOf(it.book, it.squadron.id);
	const ways = it.ways ?? [];
	const steps = plot.path.flat();
	if (ways.length > 0 && leadsOut(ways, it.squadron, steps)) return Number.NEGATIVE_INFINITY;
	const end = destination(it.squadron, steps);
	const edge = toEdge(it.book, side, end) - toEdge(it.book, side, it.squadron);
	return Math.min(edge, ...ways.map((way) => range(way, end) - range(way, it.squadron)));
}
function leadsOut(ways, from, steps) {
	let at = from;
	for (const step of steps) {
		at = take(at, step);
		if (ways.some((way) => same(way, at))) return true;
	}
	return false;
}
function leavingPlot(it) {
	const { pace, put } = bestWay(it);
	return plotOf(it, pace, put);
}
function bestWay(it) {
	const awayBy = distanceOf(it);
	let best;
	for (const draft of drafts(it)) {
		const away = awayBy(draft);
		if (!best || away < best.away) best = {
			...draft,
			away
		};
		if (away < 0) break;
	}
	if (!best) throw new Error(`${it.squadron.id} has no course`);
	return best;
}
function distanceOf(it) {
	if (it.ways && it.ways.length > 0) return ({ pace, put }) => distanceChange(it, plotOf(it, pace, put));
	const { side } = rootOf(it.book, it.squadron.id);
	const before = toEdge(it.book, side, it.squadron);
	return ({ end }) => toEdge(it.book, side, end) - before;
}
// systems/fleet-action/rules/movement/edge.ts
function overEdge(it, plot) {
	return (plot.shift?.late ? leadsOver(it, plot) : void 0) ?? leadsOver(formedAnew(it, plot), plot);
}
function leadsOver(it, plot) {
	let reach = 0;
	for (const steps of plot.path) reach += steps.length;
	if (isFarFromEdge(it, reach)) return void 0;
	let lead = it.squadron;
	for (let pulse = 1; pulse <= plot.path.length; pulse += 1) {
		for (const step of plot.path[pulse - 1]) {
			lead = take(lead, step);
			if (!on(it, lead)) return {
				ship: shipOf(it.book, { id: it.squadron.commander }),
				pulse
			};
		}
		const off = offMap(it, lead, plot.mode);
		if (off) return {
			ship: off,
			pulse
		};
	}
}
function isFarFromEdge(it, reach) {
	const { columns, rows } = it.book.map;
	const column = columnOf(it.squadron, LAYOUT);
	const row = rowOf(it.squadron, LAYOUT);
	const room = Math.min(column - 1, columns - column, row - 1, rows - row) - reach;
	if (room <= 0) return false;
	for (const { q, r } of it.squadron.formation) if (rangeOf(q, r) >= room) return false;
	return true;
}
function takesMembersOff(it, { pace, put }, mode) {
	if (isFarFromEdge(it, hexesOf(pace))) return false;
	return placesAfterPulses(it, pace, put).some((lead) => offMap(it, lead, mode) !== void 0);
}
function offMap(it, lead, mode) {
	const { id, formation, heading } = it.squadron;
	const unit = unitOf(it.book, id);
	const about = mode === "relative" ? {
		q: lead.q,
		r: lead.r,
		heading
	} : lead;
	for (let n = 0; n < unit.ships.length; n += 1) {
		const i = unit.ships[n];
		if (isInUnit(it.open.ships[i], unit) && !on(it, inFormation(about, formation[n]))) return it.book.ships[i];
	}
}
function stayingCourse(it) {
	const within = withMemory({
		...it,
		inside: true
	});
	for (const draft of drafts(within)) if (!takesMembersOff(it, draft, void 0)) return plotOf(it, draft.pace, draft.put);
	if (it.squadron.leaderless > 0 || activeShips(it, it.squadron.id).length === 1) return void 0;
	for (const draft of drafts(within)) if (!takesMembersOff(it, draft, "relative")) return {
		...plotOf(it, draft.pace, draft.put),
		mode: "relative"
	};
}
// systems/fleet-action/rules/movement/lawful.ts
function plotting(v, squadron) {
	const it = {
		book: v.book,
		open: v.open,
		squadron
	};
	return squadron.withdraws > 0 ? {
		...it,
		ways: waysOut(v.book, v.open, squadron)
	} : it;
}
// systems/fleet-action/rules/movement/random.ts
function holdingPlot(it) {
	if (it.squadron.withdraws > 0) return leavingPlot(it);
	const on = {
		squadron: it.squadron.id,
		path: straight(it.book.charts, it.squadron.speed)
	};
	if (!overEdge(it, on)) return on;
	return stayingCourse(it) ?? on;
}
// systems/fleet-action/bot/helm.ts
const TURNS$1 = [
	{
		manoeuvre: "turn",
		row: "turn"
	},
	{
		manoeuvre: "hard",
		row: "hard"
	},
	{
		manoeuvre: "about",
		row: "about"
	}
];
const BACK = 3;
const CENTRE$1 = {
	q: 0,
	r: 0
};
const FASTEST$1 = 99;
function helmOf({ book, open }, squadron, ships = unitMembers({
	book,
	open
}, squadron.id)) {
	const helm = {
		accel: Number.POSITIVE_INFINITY,
		decel: Number.POSITIVE_INFINITY
	};
	for (const { ship } of ships) {
		helm.accel = Math.min(helm.accel, ship.accel);
		helm.decel = Math.min(helm.decel, ship.decel);
	}
	const { combinations } = book.charts;
	return {
		...helm,
		tops: TURNS$1.map(({ row }) => ships.reduce((top, { ship, of }) => Math.min(top, topSpeed(ship, of, row)), FASTEST$1)),
		keeps: TURNS$1.map(({ manoeuvre }) => ships.some(({ of: { card } }) => !(card.combines?.[manoeuvre] ?? combinations[manoeuvre][card.category]))),
		map: book.map,
		spread: squadron.formation.reduce((most, hex) => Math.max(most, range(CENTRE$1, hex)), 0)
	};
}
function hexsidesAt({ tops }, speed) {
	let n = tops.length;
	while (n > 0 && speed > tops[n - 1]) n -= 1;
	return n;
}
function roomAt(map, at) {
	const row = at.r + (at.q >> 1);
	return Math.min(at.q, map.columns - 1 - at.q, row, map.rows - 1 - row);
}
function isDoomed(helm, at) {
	if (roomAt(helm.map, at) > helm.spread + BACK * at.speed) return false;
	return !staysOn$1(helm, at, 1) && !staysOn$1(helm, at, 5);
}
function staysOn$1(helm, at, side) {
	let place = at;
	let { heading, speed } = at;
	for (let turned = 0; turned < BACK;) {
		const n = hexsidesAt(helm, speed);
		if (n === 0 && (speed === 0 || helm.decel === 0)) return false;
		if (n === 0) speed = Math.max(0, speed - helm.decel);
		turned += n;
		heading = (heading + n * side) % 6;
		place = step(place, heading, speed);
		if (roomAt(helm.map, place) < helm.spread) return false;
	}
	return true;
}
const SIDES = ["port", "starboard"];
const SLIPS = ["slip-port", "slip-starboard"];
const UNIT = [
	0,
	1,
	2,
	3,
	4,
	5
].map((sixth) => step({
	q: 0,
	r: 0
}, sixth));
let sheet = new Int16Array(1152);
function coursesOf(way, detail) {
	const found = {
		way,
		ends: sheet,
		paces: [],
		turnings: []
	};
	for (const pace of pacesOf(way, detail)) {
		add(found, pace);
		if (detail === "rough" && pace.change) continue;
		if (!pace.change && detail !== "rough") slips(found, pace);
		if (mayCombine(way, pace)) for (const pulse of toCome(way)) turns(found, {
			pace,
			pulse
		}, detail);
	}
	return found;
}
function pacesOf(way, detail) {
	const { it, helm, gone } = way;
	const open = toCome(way);
	const paces = [paceOf(it, void 0)];
	for (const pulse of detail === "near" ? open : open.slice(0, 1)) {
		const up = ratingInPulse(helm.accel, pulse);
		const down = Math.min(ratingInPulse(helm.decel, pulse), it.squadron.speed);
		if (up > 0) paces.push(paceOf(it, {
			pulse,
			by: up
		}));
		if (down > 0) paces.push(paceOf(it, {
			pulse,
			by: -down
		}));
		if (pulse > gone + 1 || detail !== "near") continue;
		if (up > 1) paces.push(paceOf(it, {
			pulse,
			by: up >> 1
		}));
		if (down > 1) paces.push(paceOf(it, {
			pulse,
			by: -(down >> 1)
		}));
	}
	return gone === 0 ? paces : paces.map((pace) => ({
		...pace,
		hexes: pace.hexes.map((n, i) => i < gone ? 0 : n)
	}));
}
function toCome({ gone }) {
	return gone === 0 ? PULSES$1 : PULSES$1.slice(gone);
}
function mayCombine({ helm, gone }, { change }) {
	if (!change) return true;
	if (helm.keeps[0]) return change.pulse > gone + 1;
	return change.pulse === gone + 1 && (change.by === helm.accel || change.by === -helm.decel);
}
function slips(found, pace) {
	const pulse = pace.hexes.findIndex((n) => n > 0) + 1;
	if (pulse > 0) for (const step of SLIPS) add(found, pace, {
		pulse,
		after: 0,
		step,
		hexsides: 1
	});
}
function turns(found, at, detail) {
	const { way } = found;
	const { pace, pulse } = at;
	const most = hexsidesIn(way, at);
	if (most === 0) return;
	const moved = pace.hexes[pulse - 1];
	const stride = detail === "near" && !pace.change ? Math.max(1, moved >> 1) : Math.max(1, moved);
	const known = pulse > 1 && pace.hexes[pulse - 2] !== 0 && hexsidesIn(way, {
		pace,
		pulse: pulse - 1
	}) > 0;
	for (let after = known ? Math.min(stride, moved) : 0; after <= moved; after += stride) for (const step of SIDES) for (let hexsides = 1; hexsides <= most; hexsides += 1) if (mayTurn(way, at, hexsides)) add(found, pace, {
		pulse,
		after,
		step,
		hexsides
	});
}
function hexsidesIn(way, at) {
	let most = 0;
	for (let n = 1; n <= way.helm.tops.length; n += 1) if (mayTurn(way, at, n)) most = n;
	return most;
}
function mayTurn({ helm, it }, { pace, pulse }, hexsides) {
	if (pace.hexes[pulse - 1] === 0 && (hexsides > 1 || pulse < PULSES$1.length || it.squadron.speed > 0 || pace.change)) return false;
	const changed = pace.change !== void 0 && pulse >= pace.change.pulse;
	return pace.speeds[pulse - 1] <= helm.tops[hexsides - 1] && !(changed && helm.keeps[hexsides - 1]);
}
function add(found, pace, turning) {
	const ends = roomFor(found);
	const { way } = found;
	let i = 9 * found.paces.length;
	const { q, r, heading } = way.it.squadron;
	const at = {
		q,
		r,
		heading
	};
	for (const pulse of PULSES$1) {
		const here = turning?.pulse === pulse;
		const done = here ? turnAt(at, turning) : 0;
		const onMap = !here || roomAt(way.helm.map, at) >= 0;
		ahead(at, pace.hexes[pulse - 1] - done);
		if (!onMap || !staysOn(way, at)) return;
		ends[i] = at.q;
		ends[i + 1] = at.r;
		ends[i + 2] = at.heading;
		i += 3;
	}
	found.paces.push(pace);
	found.turnings.push(turning);
}
function roomFor(found) {
	if (9 * (found.paces.length + 1) > sheet.length) {
		const larger = new Int16Array(2 * sheet.length);
		larger.set(sheet);
		sheet = larger;
		found.ends = sheet;
	}
	return found.ends;
}
function ahead(at, n) {
	const unit = UNIT[at.heading];
	at.q += unit.q * n;
	at.r += unit.r * n;
}
function turnAt(at, { after, step, hexsides }) {
	ahead(at, after);
	if (step === "port") at.heading = (at.heading + 6 - hexsides) % 6;
	else if (step === "starboard") at.heading = (at.heading + hexsides) % 6;
	else return after + slip(at, step === "slip-port" ? 5 : 1);
	return after;
}
function slip(at, sixths) {
	const unit = UNIT[(at.heading + sixths) % 6];
	at.q += unit.q;
	at.r += unit.r;
	return 1;
}
function staysOn({ it, helm, offsets }, lead) {
	if (roomAt(helm.map, lead) >= helm.spread) return true;
	if (!on(it, lead)) return false;
	return offsets.every((offset) => {
		const by = rotate(offset, lead.heading);
		return on(it, {
			q: lead.q + by.q,
			r: lead.r + by.r
		});
	});
}
function putsOf(turning) {
	if (!turning) return [];
	const { pulse, after, step, hexsides } = turning;
	return new Array(hexsides).fill({
		pulse,
		after,
		step
	});
}
// systems/fleet-action/bot/forces.ts
function forcesOf(v, side) {
	return squadronsOf(v, side).map((squadron) => {
		const ships = unitMembers(v, squadron.id);
		const batteries = batteriesOf(v, ships);
		const reach = batteries.reduce((most, { gun }) => Math.max(most, gun.reach), 0);
		return {
			squadron,
			members: ships,
			batteries,
			targets: targetsOf(ships),
			reach,
			...rungsOf(batteries, reach)
		};
	});
}
function rungsOf(batteries, reach) {
	const rung = new Uint8Array(reach + 2);
	for (const { gun } of batteries) for (const last of gun.weapon.bands) if (last <= reach) rung[last + 1] = 1;
	for (let range = 1; range < rung.length; range += 1) rung[range] = rung[range] + rung[range - 1];
	return {
		rung,
		rungs: rung[reach] + 1
	};
}
function batteriesOf(v, ships) {
	const all = {
		v,
		found: []
	};
	for (const member of ships) {
		const lost = commandLost(v.open, member.of, v.clock.turn);
		for (let mount = 0; mount < member.of.weapons.length; mount += 1) {
			const dice = batteryFor(all, member, mount)?.dice;
			const boxes = member.ship.weapons[mount];
			const arcs = member.of.card.mounts[mount]?.arcs ?? [];
			for (let arc = 0; dice && arc < dice.length; arc += 1) dice[arc] = dice[arc] + factorUnderCommand(Math.min(arcs[arc] ?? 0, boxes), lost);
		}
	}
	return all.found;
}
function batteryFor({ v, found }, { ship, of }, mount) {
	const gun = gunOf(of.weapons[mount]);
	if (gun.reach < 0 || ship.weapons[mount] === 0) return void 0;
	const from = firstPulse(v, gun, ship.fired[mount]);
	if (from === void 0) return void 0;
	const known = found.find((one) => one.gun === gun && one.sensor === ship.sensor && one.from === from);
	if (known) return known;
	const made = {
		gun,
		sensor: ship.sensor,
		from,
		once: gun.weapon.shots === 1,
		share: shareOf(gun, from),
		dice: [
			0,
			0,
			0,
			0,
			0,
			0
		]
	};
	found.push(made);
	return made;
}
function shareOf({ weapon: { shots } }, from) {
	return shots === 2 ? (from === 1 ? 2 : 1) / PULSES$1.length : 1;
}
function firstPulse(v, { weapon }, last) {
	return PULSES$1.find((pulse) => ready(weapon, last, pulseOf(v.clock.turn, pulse)));
}
function targetsOf(ships) {
	const found = [];
	for (const { ship, of } of ships) {
		const { card } = of;
		const worth = worthOfStructure(card, ship.structure) / ships.length;
		const same = found.find((one) => one.card === card);
		if (same) same.worth += worth;
		else found.push({
			card,
			worth
		});
	}
	return found;
}
function worthOfStructure(card, left) {
	return card.points / card.structure * (2 - left / card.structure);
}
// systems/fleet-action/bot/threat.ts
const SECTORS = 12;
const QUARTERS = 7;
const BEARINGS = 24;
const TURNED$1 = 64;
const SECTOR = new Uint8Array(TURNED$1);
const QUARTER = new Uint8Array(TURNED$1);
for (let i = 0; i < TURNED$1; i += 1) {
	const past = (i + 2) % BEARINGS;
	const sector = past % 4 === 0 ? (past / 2 + SECTORS - 1) % SECTORS : 2 * (past >> 2);
	SECTOR[i] = sector;
	QUARTER[i] = Math.min(sector, SECTORS - sector);
}
const spare = [];
function withSlate(act) {
	const slate = spare.pop() ?? {
		steady: new Float64Array(0),
		once: new Float64Array(0),
		used: 0
	};
	try {
		return act(slate);
	} finally {
		slate.used = 0;
		spare.push(slate);
	}
}
function threatOf(slate, { from, at }, rangeModifiers) {
	const dice = from.batteries.flatMap((battery) => at.targets.map(({ card }) => dieOf(battery, card, rangeModifiers)));
	const { reach, rung } = from;
	return {
		from,
		at,
		dice,
		slate,
		cells: cellsFor(slate, from.rungs),
		reach,
		rung,
		sum: [
			0,
			0,
			0,
			0
		],
		best: [
			0,
			0,
			0,
			0
		]
	};
}
function cellsFor(slate, rungs) {
	const cells = slate.used;
	slate.used += rungs * SECTORS * QUARTERS;
	if (slate.used > slate.once.length) {
		const [steady, once] = [new Float64Array(2 * slate.used), new Float64Array(2 * slate.used)];
		steady.set(slate.steady);
		once.set(slate.once);
		Object.assign(slate, {
			steady,
			once
		});
	}
	slate.steady.fill(NaN, cells, slate.used);
	return cells;
}
const dies = new WeakMap();
function dieOf({ gun, sensor }, card, rangeModifiers) {
	const sensors = remember(remember(remember(dies, rangeModifiers, () => new Map()), gun, () => new Map()), card, () => []);
	const known = sensors[sensor];
	if (known) return known;
	const made = dieAt({
		gun,
		sensor
	}, card, rangeModifiers);
	sensors[sensor] = made;
	return made;
}
function remember(known, key, make) {
	const found = known.get(key);
	if (found) return found;
	const made = make();
	known.set(key, made);
	return made;
}
function dieAt({ gun, sensor }, card, rangeModifiers) {
	const table = new Float64Array(28);
	const sides = controlDie(gun.weapon, card.category);
	for (let band = 0; band < 4; band += 1) {
		const hits = hitsExpected(gun.weapon, sides, card.def + rangeModifiers[band] - sensor);
		for (let quarter = 0; quarter < QUARTERS; quarter += 1) table[band * QUARTERS + quarter] = hits * woundAt(gun, band, armourIn(card, quarter));
	}
	return table;
}
const CENTRE = {
	q: 0,
	r: 0,
	heading: 0
};
const WITHIN = within(CENTRE, 2);
function armourIn(card, quarter) {
	const from = WITHIN.find((hex) => hex.q >= 0 && SECTOR[bearing$1(CENTRE, 0, hex) + BEARINGS] === quarter);
	return hitLocation(card, CENTRE, {
		...CENTRE,
		...from
	}).armour;
}
const BESIDE = 2;
function aspectOf(there, back) {
	return SECTOR[there] * QUARTERS + QUARTER[back];
}
function cellAt(threat, range, aspect) {
	const cell = threat.cells + threat.rung[range] * SECTORS * QUARTERS + aspect;
	if (Number.isNaN(threat.slate.steady[cell])) reckon(threat, range, aspect);
	return cell;
}
function reckon(threat, range, aspect) {
	const { batteries } = threat.from;
	const cell = threat.cells + threat.rung[range] * SECTORS * QUARTERS + aspect;
	const sector = Math.floor(aspect / QUARTERS);
	const quarter = aspect % QUARTERS;
	let steady = 0;
	let once = 0;
	for (let i = 0; i < batteries.length; i += 1) {
		const battery = batteries[i];
		const thrown = range > battery.gun.reach ? 0 : diceThrough(battery, sector);
		if (thrown === 0) continue;
		const worth = thrown * worthOfDie(threat, i, battery.gun.band[range] * QUARTERS + quarter);
		if (battery.once) once += worth;
		else steady += battery.share * worth;
	}
	threat.slate.steady[cell] = steady;
	threat.slate.once[cell] = once;
}
function diceThrough({ dice }, sector) {
	return Math.max(dice[sector >> 1], dice[(sector + 1 >> 1) % dice.length]);
}
function worthOfDie({ at: { targets }, dice }, battery, column) {
	let worth = 0;
	for (let k = 0; k < targets.length; k += 1) worth += targets[k].worth * dice[battery * targets.length + k][column];
	return worth;
}
const PLACE = 3;
function exchange({ give, take, drift }, ends, from) {
	const reach = Math.max(give.reach, take.reach);
	for (let pulse = pulsesShared(ends, from); pulse < PULSES$1.length; pulse += 1) {
		const i = PLACE * pulse;
		const k = from + i;
		const dq = drift[i] - ends[k];
		const dr = drift[i + 1] - ends[k + 1];
		const range = rangeOf(dq, dr);
		hold(give, pulse);
		hold(take, pulse);
		if (range > reach) continue;
		const bearing = bearingOf(dq, dr, 0) + BEARINGS;
		const there = bearing - 4 * ends[k + 2];
		const back = bearing + BEARINGS / 2 - 4 * drift[i + 2];
		if (range <= give.reach) fire(give, pulse, cellAt(give, range, range === 0 ? BESIDE : aspectOf(there, back)));
		if (range <= take.reach) fire(take, pulse, cellAt(take, range, range === 0 ? BESIDE : aspectOf(back, there)));
	}
}
function pulsesShared(ends, from) {
	if (from === 0) return 0;
	let i = 0;
	while (i < PLACE * PULSES$1.length && ends[from + i] === ends[from + i - PLACE * PULSES$1.length]) i += 1;
	return Math.floor(i / PLACE);
}
function hold({ sum, best }, pulse) {
	sum[pulse + 1] = sum[pulse];
	best[pulse + 1] = best[pulse];
}
function fire({ slate, sum, best }, pulse, cell) {
	sum[pulse + 1] = sum[pulse] + slate.steady[cell];
	const once = slate.once[cell];
	if (once > best[pulse]) best[pulse + 1] = once;
}
function worthOf({ sum, best }) {
	return sum[PULSES$1.length] + best[PULSES$1.length];
}
const SHARE = .5;
function fireGiven(threat, range, bearing) {
	return pulseAt(threat, range, range === 0 ? BESIDE : aspectOf(bearing + BEARINGS, BEARINGS));
}
function fireTaken(threat, range, bearing) {
	return pulseAt(threat, range, range === 0 ? BESIDE : aspectOf(BEARINGS, bearing + BEARINGS));
}
function pulseAt(threat, range, aspect) {
	if (range > threat.reach) return 0;
	const cell = cellAt(threat, range, aspect);
	const { slate } = threat;
	return slate.steady[cell] + SHARE * slate.once[cell];
}
// systems/fleet-action/bot/field.ts
function fieldOf(v, slate) {
	return {
		v,
		slate,
		own: forcesOf(v, v.side),
		enemies: v.book.sides.flatMap(({ id }) => id === v.side ? [] : forcesOf(v, id)),
		drifts: [],
		threats: new Map()
	};
}
function foeOf(field, force, { force: enemy, drift }) {
	return {
		give: threat(field, force, enemy),
		take: threat(field, enemy, force),
		drift
	};
}
function threat({ v, slate, threats }, from, at) {
	const made = threats.get(from) ?? new Map();
	threats.set(from, made);
	const one = made.get(at) ?? threatOf(slate, {
		from,
		at
	}, v.book.charts.rangeModifiers);
	made.set(at, one);
	return one;
}
function drifting(v, force) {
	const drift = [];
	onwards(v, drift, force.squadron);
	onwards(v, drift, sailingAt(drift, force.squadron.speed));
	return {
		force,
		drift
	};
}
function onwards(v, drift, { q, r, heading, speed }) {
	let at = {
		q,
		r
	};
	for (const pulse of PULSES$1) {
		const to = step(at, heading, hexesIn(v.book.charts, speed, pulse));
		if (on(v, to)) at = to;
		drift.push(at.q, at.r, heading);
	}
}
function sailingAt(drift, speed) {
	const [q, r, heading] = drift.slice(-3);
	return {
		q,
		r,
		heading,
		speed
	};
}
function placeAfter(pulses, { drift }) {
	return {
		q: drift[3 * pulses - 3],
		r: drift[3 * pulses - 2]
	};
}
function inReach(force, { force: enemy, drift }, own) {
	const reach = Math.max(force.reach, enemy.reach);
	for (let i = 0; i < 3 * PULSES$1.length; i += 3) if (rangeOf(drift[i] - own[i], drift[i + 1] - own[i + 1]) <= reach) return true;
	return false;
}
function mayReach(force, { force: enemy, drift }, around) {
	const reach = Math.max(force.reach, enemy.reach) + around;
	const { q, r } = force.squadron;
	for (let i = 0; i < 3 * PULSES$1.length; i += 3) if (rangeOf(drift[i] - q, drift[i + 1] - r) <= reach) return true;
	return false;
}
// systems/fleet-action/bot/quarry.ts
const ENOUGH = .85;
const CLOSING = .75;
const FASTER = 2;
const SLOWEST = 5;
const FASTEST = 9;
const CRUISE = 6;
const SOON = 2;
const WIDE = 5;
const RISK = 1;
const HEXSIDE = 4;
const TAKEN = .5;
function quarryAt(at, { give, take }) {
	const { squadron } = take.from;
	const seen = offBow(squadron, squadron.heading, give.from.squadron);
	const closing = CLOSING * squadron.speed * (6 - seen) / 6;
	const reach = Math.max(give.from.reach, take.from.reach);
	return {
		q: at.q,
		r: at.r,
		speed: squadron.speed,
		closing,
		give,
		take,
		reach,
		...bestRange(give)
	};
}
function bestRange(give) {
	let best = 0;
	for (let range = 1; range <= give.from.reach; range += 1) best = Math.max(best, fireGiven(give, range, 0));
	let range = give.from.reach;
	while (range > 1 && fireGiven(give, range, 0) < best * ENOUGH) range -= 1;
	return {
		range: Math.max(1, range),
		worth: 3 * best
	};
}
function fireAt(quarry, at, heading) {
	const dq = quarry.q - at.q;
	const dr = quarry.r - at.r;
	const range = rangeOf(dq, dr);
	if (range > quarry.reach) return 0;
	const bearing = bearingOf(dq, dr, heading);
	return fireGiven(quarry.give, range, bearing) - TAKEN * fireTaken(quarry.take, range, bearing);
}
function turnsTo(quarry, helm, at) {
	const dq = quarry.q - at.q;
	const dr = quarry.r - at.r;
	const far = rangeOf(dq, dr);
	const aside = offBowOf(dq, dr, at.heading);
	const soon = far <= quarry.range + SOON * (at.speed + quarry.closing);
	const off = aside >= HEXSIDE ? aside / HEXSIDE : soon ? passing(lateral(dq, dr, at.heading) - quarry.range) : 0;
	const fast = Math.max(0, at.speed - helm.tops[0]);
	const braking = off > 0 && (soon || aside > WIDE) ? fast / Math.max(1, helm.decel) : 0;
	const risk = far <= quarry.reach + at.speed + quarry.closing ? RISK * fast : 0;
	return off / Math.max(1, hexsidesAt(helm, at.speed)) + braking + risk + turnsToClose(quarry, helm, {
		gap: far - quarry.range,
		speed: at.speed
	});
}
function passing(over) {
	return Math.max(0, Math.min(1, over / HEXSIDE));
}
function lateral(dq, dr, heading) {
	const across = ACROSS[heading];
	return Math.abs(dq * across.q + dr * across.r);
}
const ACROSS = [
	0,
	1,
	2,
	3,
	4,
	5
].map((heading) => ({
	q: rotate({
		q: 1,
		r: 0
	}, 6 - heading).q,
	r: rotate({
		q: 0,
		r: 1
	}, 6 - heading).q
}));
function turnsToClose(quarry, helm, { gap, speed }) {
	const slow = Math.max(1, helm.decel);
	const fit = Math.max(SLOWEST, Math.min(FASTEST, helm.tops[1], quarry.speed + FASTER));
	const turns = Math.max(0, Math.ceil((speed - fit) / slow));
	const run = turns * (speed + quarry.closing) - slow * turns * (turns + 1) / 2;
	if (gap >= run) return turns + (gap - run) / Math.max(speed, CRUISE);
	return Math.max(0, gap) / Math.max(1, speed) + (run - Math.max(0, gap)) / fit;
}
// systems/fleet-action/bot/outlook.ts
const TURNS = 2;
const WIDTH = 3;
const FADE = .8;
const DELAY = .5;
const LOST = 3e3;
const PULSES = 1.5;
function beamOf({ work }) {
	return {
		width: Math.max(1, Math.round(WIDTH * work)),
		few: [],
		turn: 0,
		fade: 1
	};
}
function furthest(it, starts) {
	let beam = starts;
	for (let turn = 0; turn < Math.min(TURNS, it.left) && it.work > 0; turn += 1) {
		const next = {
			width: beam.width,
			few: [],
			turn: turn + 1,
			fade: beam.fade * FADE
		};
		for (const from of beam.few) carryOn({
			it,
			from,
			fade: beam.fade,
			into: next
		});
		beam = next;
	}
	return beam;
}
const STRAIGHT = {
	before: 0,
	after: 0
};
const TURNED = [
	0,
	1,
	2,
	3
].map((most) => ARCS.map((_, side) => side).filter((side) => side > 0 && Math.min(side, ARCS.length - side) <= most).flatMap((side) => [{
	before: side,
	after: 0
}, {
	before: 0,
	after: side
}]));
function carryOn(leg) {
	const { accel, decel } = leg.it.helm;
	const { speed } = leg.from.at;
	let found = sail(leg, speed, STRAIGHT);
	if (accel > 0) found = sail(leg, speed + accel, STRAIGHT) || found;
	if (decel > 0 && speed > 1) found = sail(leg, Math.max(1, speed - decel), STRAIGHT) || found;
	for (const turned of TURNED[hexsidesAt(leg.it.helm, speed)]) found = sail(leg, speed, turned) || found;
	if (!found) enter(leg.it, leg.into, {
		...leg.from,
		soFar: leg.from.soFar - LOST
	});
}
function sail({ it, from, fade, into }, speed, { before, after }) {
	const along = (from.at.heading + before) % ARCS.length;
	const { q, r } = step(from.at, along, speed);
	const at = {
		q,
		r,
		heading: (along + after) % ARCS.length,
		speed
	};
	if (roomAt(it.helm.map, at) < 0) return false;
	const late = lateAt(it, into, at);
	if (from.soFar + fade * it.quarry.worth - late <= leastIn(into)) return true;
	const fire = PULSES * (fireAt(it.quarry, step(from.at, along, speed >> 1), along) + fireAt(it.quarry, at, at.heading));
	const soFar = from.soFar + fade * fire;
	if (soFar - late > leastIn(into)) put(it, into, {
		at,
		soFar,
		course: from.course,
		hope: soFar - late
	});
	return true;
}
function lateAt(it, { turn, fade }, at) {
	return fade * DELAY * it.quarry.worth * Math.max(turnsTo(it.quarry, it.helm, at), it.soonest - turn);
}
function leastIn({ few, width }) {
	return few.length < width ? Number.NEGATIVE_INFINITY : few[width - 1].hope;
}
function enter(it, beam, { at, soFar, course }) {
	const hope = soFar - lateAt(it, beam, at);
	if (hope > leastIn(beam)) put(it, beam, {
		at,
		soFar,
		course,
		hope
	});
}
function put(it, beam, one) {
	const { few, width } = beam;
	if (roomAt(it.helm.map, one.at) < it.helm.spread || isDoomed(it.helm, one.at)) {
		one.soFar -= LOST;
		one.hope -= LOST;
		if (one.hope <= leastIn(beam)) return;
	}
	let at = few.length < width ? few.length : width - 1;
	for (; at > 0 && one.hope > few[at - 1].hope; at -= 1) few[at] = few[at - 1];
	few[at] = one;
}
// systems/fleet-action/bot/support.ts
const AHEAD = .25;
const SCREEN = 1;
function friendOf(field, { force, drift }, { helm, speed }) {
	const friend = {
		force,
		drift,
		helm,
		end: sailingAt(drift.slice(0, 3 * PULSES$1.length), speed),
		points: pointsOf(force),
		drawn: [],
		joined: []
	};
	for (const enemy of field.drifts) {
		const foe = inReach(force, enemy, drift) ? foeOf(field, force, enemy) : void 0;
		if (foe) exchange(foe, drift, 0);
		friend.drawn.push(foe ? worthOf(foe.take) : 0);
		friend.joined.push(foe ? worthOf(foe.give) : 0);
	}
	return friend;
}
function pointsOf({ members }) {
	return members.reduce((sum, { ship, of }) => sum + of.card.points * ship.structure / of.card.structure, 0);
}
function soonest(force, quarry, friends) {
	const others = friends.filter((one) => one.force !== force && one.force.squadron.withdraws === 0);
	if (others.length === 0) return 0;
	let turns = 0;
	let points = 0;
	for (const friend of others) {
		turns += friend.points * turnsTo(quarry, friend.helm, friend.end);
		points += friend.points;
	}
	const prices = others.map((friend) => priceOf(friend.force.members.map(({ of }) => of)));
	const screen = screens(priceOf(force.members.map(({ of }) => of)), prices);
	return turns / points - (screen ? SCREEN : AHEAD);
}
// systems/fleet-action/bot/orders.ts
const FAR = 40;
const COMMON = .5;
const TOGETHER = .2;
const SHARED = .5;
function plotsOf(v, work) {
	return withSlate((slate) => plotAll(fieldOf(v, slate), work));
}
function plotAll(field, work) {
	const { v } = field;
	const ours = field.own.map((force) => drifting(v, force));
	field.drifts = guessEnemies(field, ours);
	const friends = ours.map((one) => friendOf(field, one, {
		helm: helmOf(v, one.force.squadron, one.force.members),
		speed: one.force.squadron.speed
	}));
	return friends.map(({ force, helm }, n) => {
		const { plot, drift, speed } = plotFor(field, {
			force,
			helm,
			enemies: field.drifts,
			friends,
			work,
			detail: "near"
		});
		if (drift) friends[n] = friendOf(field, {
			force,
			drift
		}, {
			helm,
			speed
		});
		return plot;
	});
}
function guessEnemies(field, ours) {
	if (ours.length === 1) return field.enemies.map((force) => drifting(field.v, force));
	return field.enemies.map((force) => guessOf(field, {
		force,
		enemies: ours,
		work: 0,
		detail: "rough"
	}));
}
function guessOf(field, plotter) {
	const { force } = plotter;
	const found = force.squadron.withdraws > 0 ? void 0 : chooseCourse(field, {
		...plotter,
		helm: helmOf(field.v, force.squadron, force.members),
		friends: []
	});
	if (!found) return drifting(field.v, force);
	const { courses } = found;
	const best = bestOf(found);
	const drift = [...courses.ends.subarray(9 * best, 9 * (best + 1))];
	onwards(field.v, drift, sailingAt(drift, courses.paces[best]?.speeds[PULSES$1.length - 1]));
	return {
		force,
		drift
	};
}
function plotFor(field, plotter) {
	const { squadron } = plotter.force;
	const it = plotting(field.v, squadron);
	const found = squadron.withdraws > 0 ? void 0 : chooseCourse(field, plotter);
	if (!found) return {
		plot: holdingPlot(it),
		speed: squadron.speed
	};
	const { courses } = found;
	const best = bestOf(found);
	const pace = courses.paces[best];
	const drift = [...courses.ends.subarray(9 * best, 9 * (best + 1))];
	return {
		plot: plotOf(it, pace, putsOf(courses.turnings[best])),
		drift,
		speed: pace.speeds[PULSES$1.length - 1]
	};
}
function bestOf({ last }) {
	return last.few[0].course;
}
function chooseCourse(field, plotter) {
	const { force, helm, enemies, friends, work, detail, gone = 0 } = plotter;
	const { v } = field;
	const { squadron } = force;
	const way = {
		it: plotting(v, squadron),
		helm,
		offsets: squadron.formation,
		gone
	};
	const near = enemies.flatMap((enemy, n) => mayReach(force, enemy, squadron.speed + helm.accel) ? [metBy(field, plotter, n)] : []);
	const target = targetOf(force, enemies, friends);
	const courses = coursesOf(way, near.length === 0 && detail === "near" ? "far" : detail);
	if (courses.paces.length === 0 || !target) return void 0;
	const quarry = quarryAt(expectedPlace(squadron, target), foeOf(field, force, target));
	const it = {
		helm,
		quarry,
		left: v.book.turns - v.clock.turn,
		soonest: soonest(force, quarry, friends),
		work
	};
	const starts = startsOf(it, courses, near);
	return {
		courses,
		starts,
		last: furthest(it, starts)
	};
}
function metBy(field, { force, enemies, friends }, n) {
	let drawn = 0;
	let joined = 0;
	for (const friend of friends) {
		if (friend.force === force) continue;
		drawn += friend.drawn[n] ?? 0;
		joined += friend.joined[n] ?? 0;
	}
	return {
		...foeOf(field, force, enemies[n]),
		drawn,
		joined
	};
}
function targetOf({ squadron }, enemies, friends) {
	let best;
	let least = Number.POSITIVE_INFINITY;
	for (const enemy of enemies) {
		const to = expectedPlace(squadron, enemy);
		let far = range(squadron, to);
		for (const { end } of friends) far += COMMON * range(end, to) / friends.length;
		if (far < least) [best, least] = [enemy, far];
	}
	return best;
}
function expectedPlace(from, enemy) {
	const [a, b] = [placeAfter(PULSES$1.length, enemy), placeAfter(2 * PULSES$1.length, enemy)];
	if (range(from, a) > FAR) return a;
	return {
		q: a.q + b.q + 1 >> 1,
		r: a.r + b.r + 1 >> 1
	};
}
function startsOf(it, { ends, paces }, foes) {
	const beam = beamOf(it);
	for (let course = 0; course < paces.length; course += 1) {
		const at = 9 * course;
		const speed = paces[course]?.speeds[PULSES$1.length - 1];
		enter(it, beam, {
			at: {
				q: ends[at + 6],
				r: ends[at + 7],
				heading: ends[at + 8],
				speed
			},
			soFar: turnWorth(foes, ends, at),
			course
		});
	}
	return beam;
}
function turnWorth(foes, ends, at) {
	let most = 0;
	let all = 0;
	for (const foe of foes) {
		exchange(foe, ends, at);
		const gives = worthOf(foe.give);
		const takes = worthOf(foe.take);
		most = Math.max(most, gives + TOGETHER * Math.min(gives, foe.joined));
		if (takes > 0) all += takes * takes / (takes + SHARED * foe.drawn);
	}
	return most - TAKEN * all;
}
// As orders are written today: without weapons that cannot hit since styles of command (FA-4.5.2, FA-4.5.3) and ELINT (FA-13.2, FA-13.3, FA-13.6) count,
// and those that were fired at fighters (FA-10.7.6). An order with one of them is refused whole, and would be as none.
function onlyHits(v, shots) {
	return shots.flatMap((shot) => {
		const weapons = shot.weapons.filter((weapon) => mayHit(v, shot, weapon));
		return weapons.length > 0 ? [{ ...shot, weapons }] : [];
	});
}
function mayHit(v, shot, weapon) {
	const [firer, target] = [shot.ship, shot.target].map((id) => v.open.ships[v.book.shipAt[id]]);
	const [of, to] = [firer, target].map((ship) => shipOf(v.book, ship));
	const mount = of.weapons.findIndex((one) => one.id === weapon);
	const gun = gunOf(of.weapons[mount]);
	if (v.open.guards?.some((one) => one.ship === firer.id && one.mount === mount)) return false;
	const band = gun.band[range(firer, target)] + (gun.weapon.delivery === "direct" && isJammed(v, firer) ? 1 : 0);
	const near = range(leadOf(v, of), leadOf(v, to)) <= 20;
	const aid = styleLeft(v, of) + (near ? levelsLeft(v, of, "offence") : 0);
	const guard = levelsLeft(v, to, "defence") - styleLeft(v, to);
	const needs = to.card.def + guard + shipsPassedOver(v, firer, target) - firer.sensor - aid + v.book.charts.rangeModifiers[band];
	return band < gun.weapon.bands.length && needs <= controlDie(gun.weapon, to.card.category);
}
function leadOf({ open }, { squadronAt }) {
	return open.squadrons[squadronAt];
}
function isLinked({ book, open }, id) {
	const [ship, of] = [open.ships[book.shipAt[id]], book.ships[book.shipAt[id]]];
	const isCut = open.elint.networks.some((one) => [id, of.squadron, of.side].includes(one.whose));
	return isActive(ship) && ship.out === "no" && !isCut;
}
function levelsLeft(v, of, use) {
	const supports = v.open.elint?.supports.filter((one) => one.use === use && one.squadron === of.squadron) ?? [];
	return supports.filter(({ ship }) => isLinked(v, ship) && isLinked(v, of.id)).reduce((sum, { levels }) => sum + levels, 0);
}
function isJammed({ book, open }, firer) {
	return (open.elint?.targeting ?? []).some(({ ship, target }) => {
		const by = open.ships[book.shipAt[ship]];
		return target === firer.id && isActive(by) && range(by, firer) <= 25;
	});
}
function styleLeft({ book, open }, of) {
	const found = open.commanders?.styles.find((one) => one.squadron === of.squadron);
	const first = open.ships[book.squadrons[of.squadronAt].ships[0]];
	if (!found || !isActive(first) || first.out !== "no" || leadOf({ open }, of).commander !== first.id) return 0;
	return found.style === "offensive" ? 1 : -1;
}
// gunline.ts
const ANSWERS = {
	deploy: (v, about) => deploymentsFor(v, about),
	name: (v, about) => ({ names: namesFor(v, about) }),
	orders: (v, _about, work) => ({ squadrons: plotsOf(v, work) }),
	fire: (v) => ({ shots: onlyHits(v, shotsOf(v)) }),
	stray: (v) => ({ shots: onlyHits(v, strayShotsOf(v)) }),
	allot: (v, about) => ({ weapons: weaponsForHits(v, about) })
};
const player = {
	name: "gunline",
	system: "fleet-action",
	answer: (view, { kind, about }, { work = 1 }) => ANSWERS[kind]?.(view, about, work)
};
export { player };
