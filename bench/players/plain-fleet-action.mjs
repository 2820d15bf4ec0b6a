// The plain player of Fleet Action, frozen: how the ordinary one played at commit 2b97c59, when squadrons fought one against one. A yardstick, with the
// rules it thinks by in it; it is never changed, but at its end, where its orders are written as orders are written today. Made there by
// `npx rolldown -c plain.config.mjs` (rolldown 1.2.19) from two files in the root:
//   plain.ts:          import { plainFleetAction } from './bots/src/fleet-action/plain/index.ts';
//                      export const player = { name: 'plain', system: 'fleet-action', answer: plainFleetAction };
//   plain.config.mjs:  export default { input: 'plain.ts', resolve: { conditionNames: ['source'] }, treeshake: { moduleSideEffects: false },
//                        output: { file: 'plain-fleet-action.mjs', comments: { legal: true, annotation: false, jsdoc: false } } };

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
const CHARTED = 127;
const CHART_ROW = 255;
const chart = charted();
function charted() {
	const found = new Int8Array(CHART_ROW ** 2);
	let i = 0;
	for (let dq = -127; dq <= CHARTED; dq += 1) for (let dr = -127; dr <= CHARTED; dr += 1) {
		found[i] = reckoned(dq, dr);
		i += 1;
	}
	return found;
}
function fromDirection0(dq, dr) {
	return dq >= -127 && dq <= CHARTED && dr >= -127 && dr <= CHARTED ? chart[(dq + CHARTED) * CHART_ROW + dr + CHARTED] : reckoned(dq, dr);
}
function reckoned(dq, dr) {
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
function rotated({ q, r }, sixths) {
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
function named(hex, layout) {
	const column = columnOf(hex, layout);
	const row = rowOf(hex, layout);
	if (!isPrinted(column) || !isPrinted(row)) return `(${column},${row})`;
	return twoDigits(column) + twoDigits(row);
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
// kernel/src/json.ts
function copy(value) {
	return typeof value === "object" && value !== null ? copied(value) : value;
}
function copied(value) {
	if (Array.isArray(value)) return listed$1(value);
	const out = { ...value };
	for (const key in out) {
		const part = out[key];
		if (typeof part === "object" && part !== null) out[key] = copied(part);
	}
	return out;
}
function listed$1(list) {
	const out = list.slice();
	for (let i = 0; i < out.length; i += 1) {
		const part = out[i];
		if (typeof part === "object" && part !== null) out[i] = copied(part);
	}
	return out;
}
Object.freeze({});
Object.freeze([]);
// kernel/src/schemas.ts
const ID = {
	type: "string",
	pattern: "^[a-z][a-z0-9-]*$",
	maxLength: 40
};
({ ...whole(0, 5) });
function shape(properties, optional = []) {
	return {
		type: "object",
		properties,
		required: Object.keys(properties).filter((name) => !optional.includes(name)),
		additionalProperties: false
	};
}
function whole(least, most) {
	return {
		type: "integer",
		minimum: least,
		maximum: most
	};
}
function list(items, most, least = 0) {
	return {
		type: "array",
		items,
		minItems: least,
		maxItems: most
	};
}
// rules/fleet-action/src/combat/arcs.ts
const ARCS$1 = [
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
const BESIDE = {
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
function struck(card, at, from) {
	const bearing = bearingOf(from.q - at.q, from.r - at.r, at.heading);
	return bearing === -1 ? beside(card) : struckFrom(card)[bearing];
}
const struckFromAll = new WeakMap();
function struckFrom(card) {
	const known = struckFromAll.get(card);
	if (known) return known;
	const made = ARCS_AT.map((arcs) => struckThrough(card, arcs));
	struckFromAll.set(card, made);
	return made;
}
function struckThrough(card, arcs) {
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
	const arcs = BESIDE[card.category];
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
function struckBest(card) {
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
// rules/fleet-action/src/roster.ts
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
function listed(book, id) {
	return unitOf(book, id).ships;
}
// rules/fleet-action/src/combat/refire.ts
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
function readyAgain(weapon, last, now) {
	let pulse = now + 1;
	while (!ready(weapon, last, pulse)) pulse += 1;
	return `turn ${turnOf(pulse)}, pulse ${(pulse - 1) % EVERY_PULSE + 1}`;
}
function fights(ship) {
	return ship.structure > 0 && !ship.left;
}
function sails(ship, { alone }) {
	return fights(ship) && ship.out !== "no" === alone;
}
function isAfloat(book, ships, id) {
	const unit = unitOf(book, id);
	for (const i of unit.ships) if (sails(ships[i], unit)) return true;
	return false;
}
function members(book, ships, id) {
	const found = [];
	const unit = unitOf(book, id);
	for (const i of unit.ships) {
		const ship = ships[i];
		if (sails(ship, unit)) found.push({
			ship,
			of: book.ships[i]
		});
	}
	return found;
}
const CHART = {
	"maintain-course": "maintain",
	turn: "turn",
	"turn-hard": "hard",
	"come-about": "about",
	"correct-course": "correct"
};
function keepsSpeed(book, ships, squadron, order) {
	const row = book.charts.combinations[CHART[order]];
	const may = ({ of: { card } }) => card.combines?.[CHART[order]] ?? row[card.category];
	return members(book, ships, squadron).find((one) => !may(one))?.of;
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
function limitOf(book, ships, squadron, order) {
	if (order === "maintain-course") return void 0;
	return least(book, ships, squadron, (ship, of) => topSpeed(ship, of, ROW[order]));
}
function ratingOf(book, ships, squadron, row) {
	return least(book, ships, squadron, (ship) => ship[row]);
}
function delayed(rating, pulse) {
	return Math.max(0, rating - 2 * (pulse - 1));
}
function least(book, ships, squadron, value) {
	let low;
	const unit = unitOf(book, squadron.id);
	for (const i of unit.ships) {
		const ship = ships[i];
		if (!sails(ship, unit)) continue;
		const of = book.ships[i];
		const most = value(ship, of);
		if (!low || most < low.most) low = {
			most,
			ship: of
		};
	}
	if (!low) throw new Error(`no ship of ${squadron.id} fights`);
	return low;
}
// rules/fleet-action/src/combat/shot.ts
const CONTROL = {
	capital: 0,
	heavy: 0,
	medium: 1,
	fighters: 2
};
function controlDie(weapon, target) {
	return weapon.control[CONTROL[target]];
}
function dieAt(weapon, to) {
	return controlDie(weapon, to.card.category);
}
function bandAt(weapon, range) {
	const { bands } = weapon;
	for (let band = 0; band < bands.length; band += 1) if (range <= bands[band]) return band;
}
function reach({ bands }) {
	return bands[bands.length - 1] ?? -1;
}
function factor(mount, arcs, boxes) {
	let best = 0;
	for (const arc of arcs) best = Math.max(best, mount.arcs[arc] ?? 0);
	return Math.min(best, boxes);
}
function commanded(x, lost) {
	if (!lost.commander && !lost.flagship) return x;
	const quarters = (lost.commander ? 2 : 4) * (lost.flagship ? 3 : 4);
	return Math.ceil(x * quarters / 16);
}
function commandLost(open, ship, turn) {
	return {
		commander: open.strays.length > 0 && open.strays.some((one) => one.id === ship.id) || isLeaderless(open, ship.squadron, turn),
		flagship: isBeyondFlag(open, ship, turn)
	};
}
function isLeaderless({ squadrons }, id, turn) {
	for (const one of squadrons) if (one.id === id) return one.leaderless === turn;
	return false;
}
function isBeyondFlag({ fleets }, { side, squadron }, turn) {
	for (const one of fleets) if (one.side === side) return one.stricken === turn || one.vacant || one.outside.includes(squadron);
	return false;
}
function bypassed(book, ships, firer, target) {
	const far = range(firer, target);
	let nearer = 0;
	for (const i of rootOf(book, target.id).ships) {
		const ship = ships[i];
		if (fights(ship) && range(firer, ship) < far) nearer += 1;
	}
	return nearer;
}
function lineOf({ book }, firer, target) {
	return lineFrom({
		ship: firer,
		of: shipOf(book, firer)
	}, {
		ship: target,
		of: shipOf(book, target)
	});
}
function lineFrom({ ship: firer, of }, { ship: target, of: to }) {
	return {
		firer,
		of,
		target,
		to,
		range: range(firer, target),
		arcs: arcsTo(firer, target),
		shared: void 0
	};
}
function bears(line, mount) {
	const weapon = line.of.weapons[mount];
	if (line.range > reach(weapon) || controlDie(weapon, line.to.card.category) === 0) return false;
	return factor(line.of.card.mounts[mount], line.arcs, line.firer.weapons[mount]) > 0;
}
function isFired({ delivery }) {
	return delivery === "direct" || delivery === "ballistic";
}
function mayFire(sight, firer, mount, weapon) {
	if (!isFired(weapon) || firer.weapons[mount] === 0) return false;
	return ready(weapon, firer.fired[mount], pulseOf(sight.turn, sight.open.pulse));
}
function aim(sight, firer, mount, target) {
	const line = lineOf(sight, firer, target);
	return aimAlong(sight, line, mount) ?? cannotFire(sight, firer, mount) ?? cannotReach(sight, line, mount);
}
function aimAlong(sight, line, mount) {
	const weapon = line.of.weapons[mount];
	if (!weapon || !mayFire(sight, line.firer, mount, weapon) || !bears(line, mount)) return void 0;
	line.shared ??= sharedAlong(sight, line);
	const one = aimOf(sight.book, line, mount, line.shared);
	return one.needs <= one.sides ? one : void 0;
}
function sharedAlong({ book, open, turn }, { firer, of, target }) {
	return {
		passed: bypassed(book, open.ships, firer, target),
		lost: commandLost(open, of, turn)
	};
}
function aimOf(book, { firer, of, target, to, range, arcs }, mount, shared) {
	const weapon = of.weapons[mount];
	const band = bandAt(weapon, range);
	const x = factor(of.card.mounts[mount], arcs, firer.weapons[mount]);
	const { passed, lost } = shared;
	const { sensor } = firer;
	const needs = to.card.def + passed + rangeModifier(book, band) - sensor;
	return {
		firer,
		target,
		mount,
		weapon,
		range,
		band,
		dice: commanded(x, lost),
		sides: dieAt(weapon, to),
		needs,
		sensor,
		passed
	};
}
function cannotFire(sight, firer, mount) {
	const weapon = shipOf(sight.book, firer).weapons[mount];
	if (mayFire(sight, firer, mount, weapon)) return void 0;
	if (!isFired(weapon)) return {
		rule: "FA-6.2.4",
		say: `${weapon.name} is not fired at ships in this step.`
	};
	if (firer.weapons[mount] === 0) return {
		rule: "FA-6.5.2",
		say: `${weapon.name} has no box left.`
	};
	const again = readyAgain(weapon, firer.fired[mount], pulseOf(sight.turn, sight.open.pulse));
	return {
		rule: isSecondary(weapon) ? "FA-2.3.3" : "FA-2.3.1",
		say: `${weapon.name} fires again in ${again}.`
	};
}
function cannotReach(sight, { firer, of, target, to, range, arcs }, mount) {
	const weapon = of.weapons[mount];
	const band = bandAt(weapon, range);
	if (band === void 0) return {
		rule: "FA-6.2.1",
		say: `${weapon.name} reaches ${weapon.bands.at(-1)} hexes; the range is ${range}.`
	};
	if (controlDie(weapon, to.card.category) === 0) return {
		rule: "FA-6.2.4",
		say: `${weapon.name} has no die for such a target.`
	};
	if (factor(of.card.mounts[mount], arcs, firer.weapons[mount]) === 0) return {
		rule: "FA-6.5.1",
		say: `${weapon.name} does not bear.`
	};
	const needs = needed(sight, firer, target, band);
	return {
		rule: "FA-6.6.1",
		say: `${weapon.name} needs ${needs} on a d${controlDie(weapon, to.card.category)}: it cannot hit.`
	};
}
function needed(sight, firer, target, band) {
	const { book, open } = sight;
	return shipOf(book, target).card.def + bypassed(book, open.ships, firer, target) - firer.sensor + rangeModifier(book, band);
}
function rangeModifier(book, band) {
	return book.charts.rangeModifiers[band];
}
function aims(sight, firer, target) {
	const line = lineOf(sight, firer, target);
	const found = [];
	for (let mount = 0; mount < firer.weapons.length; mount += 1) {
		const one = aimAlong(sight, line, mount);
		if (one) found.push(one);
	}
	return found;
}
function targets(sight, firer) {
	return sight.open.ships.filter(canBeHit(sight, firer));
}
function hasTarget(sight, firer) {
	return sight.open.ships.some(canBeHit(sight, firer));
}
function canBeHit(sight, firer) {
	const from = {
		ship: firer,
		of: shipOf(sight.book, firer)
	};
	const most = reachOf(sight, from);
	return (ship, i) => {
		const of = sight.book.ships[i];
		if (of.side === from.of.side || !fights(ship) || range(firer, ship) > most) return false;
		const line = lineFrom(from, {
			ship,
			of
		});
		return firer.weapons.some((_, mount) => aimAlong(sight, line, mount) !== void 0);
	};
}
function firesIn(ship, step) {
	return fights(ship) && ship.out === "no" === (step === "fire");
}
function reachOf(sight, { ship, of }) {
	let most = -1;
	for (let mount = 0; mount < of.weapons.length; mount += 1) {
		const weapon = of.weapons[mount];
		if (reach(weapon) > most && mayFire(sight, ship, mount, weapon)) most = reach(weapon);
	}
	return most;
}
// rules/fleet-action/src/combat/systems.ts
const STRUCTURE = "structure";
function candidates(of, ship, hit, last) {
	if (hit.again && last !== void 0 && ship.weapons[last] > 0) return [last];
	const first = bearing(of, ship, hit, hit.on);
	return first.length > 0 ? first : bearing(of, ship, hit, hit.on === "primary" ? "secondary" : "primary");
}
function bearing(of, ship, { arcs }, kind) {
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
// rules/fleet-action/src/combat/severity.ts
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
function severityOf(face, armour) {
	const over = face - armour;
	if (over < 0) return void 0;
	if (over < 2) return "minor";
	return over < 4 ? "moderate" : "severe";
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
// rules/fleet-action/src/orders/path.ts
const PULSES$2 = [
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
function walked(from, steps) {
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
	return PULSES$2.map((pulse) => speedIn(speed, change, pulse));
}
function isStill(speeds) {
	return speeds.every((speed) => speed === 0);
}
function straight(charts, speed, change) {
	return PULSES$2.map((pulse) => new Array(hexesIn(charts, speedIn(speed, change, pulse), pulse)).fill("ahead"));
}
// rules/fleet-action/src/orders/formation.ts
function inFormation(lead, offset) {
	const turned = rotated(offset, lead.heading);
	return {
		q: lead.q + turned.q,
		r: lead.r + turned.r,
		heading: lead.heading
	};
}
function formationOn(formation, turned, mode) {
	return mode === "relative" ? formation.map((offset) => rotated(offset, (12 - turned) % 6)) : formation;
}
function posted({ shift, reform }) {
	return [...shift ? [shift] : [], ...reform ?? []];
}
function reformed(book, squadron, posts) {
	const places = listed(book, squadron.id);
	return squadron.formation.map((offset, n) => {
		const post = posts.find(({ ship }) => book.shipAt[ship] === places[n]);
		return post ? {
			q: post.to.q,
			r: post.to.r
		} : offset;
	});
}
// rules/fleet-action/src/map.ts
const LAYOUT = "columns";
function on({ book }, hex) {
	return onMap(hex, book.map, LAYOUT);
}
// rules/fleet-action/src/orders/legs.ts
function moved(pace, at) {
	let hexes = at.after;
	for (let pulse = 1; pulse < at.pulse; pulse += 1) hexes += pace.hexes[pulse - 1];
	return hexes;
}
function legAfter(it, pace, put) {
	let leg = {
		from: it.squadron,
		after: 0
	};
	for (const one of put) leg = legFrom(leg, pace, one);
	return leg;
}
function legFrom(leg, pace, put) {
	const after = moved(pace, put);
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
function keepsOn(it, pace, put) {
	let leg = {
		from: it.squadron,
		after: 0
	};
	for (const one of put) {
		if (!on(it, along(leg, moved(pace, one)))) return false;
		leg = legFrom(leg, pace, one);
		if (!on(it, leg.from)) return false;
	}
	return on(it, along(leg, moved(pace, {
		pulse: 3,
		after: pace.hexes[2]
	})));
}
// rules/fleet-action/src/orders/courses.ts
function* courses(given) {
	const it = remembering(given);
	const all = [...paces(it)];
	for (const pace of all) if (fits$1(it, pace, [])) yield plotOf(it, pace, []);
	for (const pace of all) for (const put of slips$1(it, pace)) if (fits$1(it, pace, [put])) yield plotOf(it, pace, [put]);
	for (const pace of all) yield* turning(it, pace, "turn", []);
	for (const pace of all) {
		for (const first of puts(it, pace, "turn-hard", [])) yield* turning(it, pace, "turn-hard", [first]);
		for (const first of puts(it, pace, "correct-course", [])) yield* turning(it, pace, "correct-course", [first]);
	}
	for (const pace of all) for (const first of puts(it, pace, "come-about", [])) for (const second of puts(it, pace, "come-about", [first])) yield* turning(it, pace, "come-about", [first, second]);
}
function* paces(it) {
	yield paceOf(it, void 0);
	const up = ratingOf(it.book, it.ships, it.squadron, "accel").most;
	const down = ratingOf(it.book, it.ships, it.squadron, "decel").most;
	for (const pulse of PULSES$2) {
		for (let by = 1; by <= delayed(up, pulse); by += 1) yield paceOf(it, {
			pulse,
			by
		});
		for (let by = 1; by <= Math.min(delayed(down, pulse), it.squadron.speed); by += 1) yield paceOf(it, {
			pulse,
			by: -by
		});
	}
}
function paceOf(it, change) {
	const speeds = speedsOf(it.squadron.speed, change);
	const hexes = PULSES$2.map((pulse) => hexesIn(it.book.charts, speeds[pulse - 1], pulse));
	return change ? {
		change,
		speeds,
		hexes
	} : {
		speeds,
		hexes
	};
}
function* slips$1(it, pace) {
	const leg = legAfter(it, pace, []);
	for (const pulse of PULSES$2) for (let after = 0; after < pace.hexes[pulse - 1]; after += 1) {
		if (it.inside && !on(it, along(leg, moved(pace, {
			pulse,
			after
		})))) return;
		yield {
			pulse,
			after,
			step: "slip-port"
		};
		yield {
			pulse,
			after,
			step: "slip-starboard"
		};
	}
}
function* turning(it, pace, order, before) {
	for (const put of puts(it, pace, order, before)) {
		const made = [...before, put];
		if (fits$1(it, pace, made)) yield plotOf(it, pace, made);
	}
}
function* puts(it, pace, order, before) {
	const last = before.at(-1);
	const leg = legAfter(it, pace, before);
	for (const pulse of PULSES$2) {
		if (!mayTurn(it, pace, order, pulse)) continue;
		const hexes = pace.hexes[pulse - 1];
		for (let after = 0; after <= hexes; after += 1) {
			if (last && (pulse < last.pulse || pulse === last.pulse && after < last.after)) continue;
			if (it.inside && !on(it, along(leg, moved(pace, {
				pulse,
				after
			})))) return;
			for (const step of sides(pace, order, last, {
				pulse,
				after
			})) if (bothSidesMayTurn(it, pace, order, last, {
				pulse,
				after,
				step
			})) yield {
				pulse,
				after,
				step
			};
		}
	}
}
function sides(pace, order, last, next) {
	if (!last) return ["port", "starboard"];
	const other = last.step === "port" ? "starboard" : "port";
	const apart = moved(pace, next) > moved(pace, last);
	if (order === "correct-course") return apart ? [other] : [];
	if (order === "turn-hard" && !apart) return [last.step, other];
	return [last.step];
}
function bothSidesMayTurn(it, pace, order, last, next) {
	if (order !== "turn-hard" || !last || last.step === next.step) return true;
	return mayTurn(it, pace, "correct-course", last.pulse) && mayTurn(it, pace, "correct-course", next.pulse);
}
function fits$1(it, pace, put) {
	return !it.inside || keepsOn(it, pace, put);
}
function mayTurn(it, pace, order, pulse) {
	const speed = pace.speeds[pulse - 1];
	const { most, keeps } = handlingIn(it, order);
	if (speed > most) return false;
	if (!(pace.hexes[pulse - 1] > 0) && !(isStill(pace.speeds) && pulse === 3 && order === "turn")) return false;
	if (!pace.change || pulse < pace.change.pulse) return true;
	return !keeps;
}
function remembering(it) {
	return it.handling ? it : {
		...it,
		handling: new Map()
	};
}
function handlingIn({ book, ships, squadron, handling }, order) {
	const known = handling?.get(order);
	if (known) return known;
	const found = {
		most: limitOf(book, ships, squadron, order)?.most ?? Number.POSITIVE_INFINITY,
		keeps: keepsSpeed(book, ships, squadron.id, order) !== void 0
	};
	handling?.set(order, found);
	return found;
}
function plotOf(it, pace, put) {
	const path = pace.hexes.map((hexes, i) => pulsePath(hexes, put.filter((one) => one.pulse === i + 1)));
	const plot = {
		squadron: it.squadron.id,
		path
	};
	if (pace.change) plot.change = pace.change;
	return plot;
}
function pulsePath(hexes, put) {
	const steps = [];
	for (let after = 0; after <= hexes; after += 1) {
		let ahead = "ahead";
		for (const one of put) {
			if (one.after !== after) continue;
			if (isSlip(one.step)) ahead = one.step;
			else steps.push(one.step);
		}
		if (after < hexes) steps.push(ahead);
	}
	return steps;
}
// rules/fleet-action/src/orders/reforming.ts
function formedAnew(it, plot) {
	const posts = posted(plot);
	if (posts.length === 0) return it;
	return {
		...it,
		squadron: {
			...it.squadron,
			formation: reformed(it.book, it.squadron, posts)
		}
	};
}
// rules/fleet-action/src/orders/withdrawal.ts
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
function gone(it, plot) {
	const { side } = rootOf(it.book, it.squadron.id);
	const ways = it.ways ?? [];
	const steps = plot.path.flat();
	if (ways.length > 0 && leadsOut(ways, it.squadron, steps)) return Number.NEGATIVE_INFINITY;
	const end = walked(it.squadron, steps);
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
function homeward(it) {
	let least = Number.POSITIVE_INFINITY;
	for (const plot of courses(it)) {
		least = Math.min(least, gone(it, plot));
		if (least < 0) return (one) => gone(it, one) < 0;
	}
	return (one) => gone(it, one) <= least;
}
// rules/fleet-action/src/orders/edge.ts
function overEdge(it, plot) {
	return (plot.shift?.late ? leadsOver(it, plot) : void 0) ?? leadsOver(formedAnew(it, plot), plot);
}
function leadsOver(it, plot) {
	if (farFromEdge(it, plot)) return void 0;
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
function farFromEdge(it, plot) {
	const { columns, rows } = it.book.map;
	const column = columnOf(it.squadron, LAYOUT);
	const row = rowOf(it.squadron, LAYOUT);
	let reach = 0;
	for (const steps of plot.path) reach += steps.length;
	let wide = 0;
	for (const { q, r } of it.squadron.formation) wide = Math.max(wide, rangeOf(q, r));
	return Math.min(column - 1, columns - column, row - 1, rows - row) > reach + wide;
}
function offMap(it, lead, mode) {
	const unit = unitOf(it.book, it.squadron.id);
	const formation = formationOn(it.squadron.formation, lead.heading - it.squadron.heading, mode);
	for (let n = 0; n < unit.ships.length; n += 1) {
		const i = unit.ships[n];
		if (sails(it.ships[i], unit) && !on(it, inFormation(lead, formation[n]))) return it.book.ships[i];
	}
}
function allowed(it) {
	if (it.squadron.withdraws > 0) return homeward(it);
	const kept = stays(it);
	return (plot) => !kept || !overEdge(it, plot);
}
function stays(it) {
	return staying(it) !== void 0;
}
function staying(it) {
	for (const plot of courses({
		...it,
		inside: true
	})) if (!overEdge(it, plot)) return plot;
}
// rules/fleet-action/src/orders/any.ts
function holds(it) {
	const on = {
		squadron: it.squadron.id,
		path: straight(it.book.charts, it.squadron.speed)
	};
	if (it.squadron.withdraws > 0) return leaves(it, on);
	if (!overEdge(it, on)) return on;
	return staying(it) ?? on;
}
function leaves(it, on) {
	const may = allowed(it);
	if (may(on)) return on;
	for (const plot of courses(it)) if (may(plot)) return plot;
	return on;
}
// rules/fleet-action/src/turn/1-orders.ts
function squadronsOf(book, open, side) {
	const own = open.squadrons.filter((_, i) => book.squadrons[i]?.side === side);
	const alone = open.strays.filter(({ id }) => book.ships[book.shipAt[id]]?.side === side);
	return [...own, ...alone].filter(({ id }) => isAfloat(book, open.ships, id));
}
function plotting(v, squadron) {
	const it = {
		book: v.book,
		ships: v.open.ships,
		squadron
	};
	return squadron.withdraws > 0 ? {
		...it,
		ways: waysOut(v.book, v.open, squadron)
	} : it;
}
// rules/fleet-action/src/turn/3-fire.ts
function sightOf({ book, open, clock }) {
	return {
		book,
		open,
		turn: clock.turn
	};
}
function firers(sight, side, step = "fire") {
	return sight.open.ships.filter((ship, i) => sight.book.ships[i]?.side === side && firesIn(ship, step) && hasTarget(sight, ship));
}
function canFire(sight, side, step) {
	return sight.open.ships.some((ship, i) => sight.book.ships[i]?.side === side && firesIn(ship, step) && hasTarget(sight, ship));
}
function shipNamed({ book, open }, id) {
	return open.ships[book.shipAt[id]];
}
const SHOTS = shape({ shots: {
	...list(shape({
		ship: ID,
		target: ID,
		weapons: list(ID, 20, 1)
	}), 240),
	title: "Shots"
} });
({ ...questionOf("fire") }), { ...SHOTS };
({ ...questionOf("stray") }), { ...SHOTS };
function questionOf(step) {
	return {
		judge: (v, _about, order) => [...order.shots.flatMap((shot, i) => shotFaults(v, order.shots, {
			shot,
			i,
			step
		})), ...step === "fire" ? squadronFaults(v, order.shots) : []],
		idle: () => ({ shots: [] }),
		standing: (v) => canFire(sightOf(v), v.side, step) ? void 0 : { shots: [] },
		*offers(v) {
			const sight = sightOf(v);
			for (const firer of firers(sight, v.side, step)) for (const target of targets(sight, firer)) yield { shots: [allAt(sight, firer, target)] };
			yield { shots: [] };
		},
		any(v, _about, face) {
			const sight = sightOf(v);
			const chosen = new Map();
			return { shots: firers(sight, v.side, step).flatMap((firer) => anyShot(sight, firer, chosen, face)) };
		}
	};
}
function allAt(sight, firer, target) {
	const { mounts } = shipOf(sight.book, firer).card;
	return {
		ship: firer.id,
		target: target.id,
		weapons: aims(sight, firer, target).map(({ mount }) => mounts[mount]?.weapon)
	};
}
function anyShot(sight, firer, chosen, face) {
	const own = firer.out === "no" ? shipOf(sight.book, firer).squadron : firer.id;
	const into = chosen.get(own);
	const open = targets(sight, firer).filter((target) => !into || shipOf(sight.book, target).squadron === into);
	const target = open[face(open.length + 1) - 2 + (open.length === 0 ? 1 : 0)];
	if (!target) return [];
	chosen.set(own, shipOf(sight.book, target).squadron);
	const { weapons, ...shot } = allAt(sight, firer, target);
	const some = weapons.filter(() => face(4) > 1);
	return [{
		...shot,
		weapons: some.length > 0 ? some : weapons
	}];
}
function shotFaults(v, shots, { shot, i, step }) {
	const at = `/shots/${i}`;
	const sight = sightOf(v);
	const strangers = [...strangerFaults(v, shot, at), ...stepFaults(sight, shot, step, at)];
	const firer = shipNamed(sight, shot.ship);
	const target = shipNamed(sight, shot.target);
	if (!firer || !target || strangers.length > 0) return strangers;
	const weapons = shot.weapons.flatMap((weapon, n) => weaponFaults(sight, {
		firer,
		target,
		weapons: shot.weapons,
		weapon,
		n,
		at: `${at}/weapons/${n}`
	}));
	if (shots.findIndex((other) => other.ship === shot.ship) === i) return weapons;
	const say = `${shipOf(v.book, firer).name} fires at one ship a pulse, and has a target already.`;
	return [{
		rule: "FA-6.4.2",
		at: `${at}/ship`,
		say
	}, ...weapons];
}
function strangerFaults(v, shot, at) {
	const found = [];
	if (sideOf(v, shot.ship) !== v.side) found.push({
		rule: "FA-6.4.1",
		at: `${at}/ship`,
		say: `You have no ship ${shot.ship} to fire with.`
	});
	if ((sideOf(v, shot.target) ?? v.side) === v.side) found.push({
		rule: "FA-6.4.1",
		at: `${at}/target`,
		say: `${shot.target} is no enemy ship on the map.`
	});
	return found;
}
function stepFaults(sight, shot, step, at) {
	const firer = shipNamed(sight, shot.ship);
	if (!firer || !fights(firer) || firesIn(firer, step)) return [];
	const { name } = shipOf(sight.book, firer);
	const say = step === "fire" ? `${name} is out of command and fires after all others.` : `${name} fires with its squadron.`;
	return [{
		rule: "FA-4.6.2",
		at: `${at}/ship`,
		say
	}];
}
function sideOf(v, id) {
	const ship = shipNamed(sightOf(v), id);
	return ship && fights(ship) ? shipOf(v.book, ship).side : void 0;
}
function weaponFaults(sight, { firer, target, weapons, weapon, n, at }) {
	const of = shipOf(sight.book, firer);
	const mount = mountNamed(of, weapon);
	if (mount < 0) return [{
		rule: "FA-6.5.1",
		at,
		say: `${of.name} carries no ${weapon}.`
	}];
	if (weapons.indexOf(weapon) < n) return [{
		rule: "FA-6.4.13",
		at,
		say: `${of.weapons[mount]?.name} of ${of.name} fires once a pulse.`
	}];
	const one = aim(sight, firer, mount, target);
	return "dice" in one ? [] : [{
		rule: one.rule,
		at,
		say: `${of.name}: ${one.say}`
	}];
}
function squadronFaults(v, shots) {
	const into = new Map();
	return shots.flatMap((shot, i) => {
		const from = v.book.ships[v.book.shipAt[shot.ship] ?? -1]?.squadron;
		const to = v.book.ships[v.book.shipAt[shot.target] ?? -1]?.squadron;
		if (!from || !to) return [];
		const first = into.get(from) ?? to;
		into.set(from, first);
		if (first === to) return [];
		const name = (id) => v.book.squadrons[v.book.squadronAt[id]]?.name;
		return [{
			rule: "FA-6.4.1",
			at: `/shots/${i}/target`,
			say: `All of squadron ${name(from)} fires into one squadron: ${name(first)}, not ${name(to)} as well.`
		}];
	});
}
// rules/fleet-action/src/turn/4-allot.ts
const allotQuestion = {
	rule: "FA-7.3.9",
	schema: {
		...shape({ weapons: {
			...list(ID, 500),
			title: "Weapons, one for each hit"
		} }),
		title: "Place the hits on your weapons"
	},
	judge: (v, about, order) => [...countFaults(about.hits.length, order.weapons.length), ...choiceFaults(v, about, order.weapons)],
	idle: (v, about) => ({ weapons: chosen$1(v, about, (of, ship, open) => leastUseful(of, ship, open)) }),
	*offers(v, about) {
		yield allotQuestion.idle(v, about);
		yield { weapons: chosen$1(v, about, (_of, _ship, open) => open[0]) };
		yield { weapons: chosen$1(v, about, (_of, _ship, open) => open.at(-1)) };
	},
	any: (v, about, face) => ({ weapons: chosen$1(v, about, (_of, _ship, open) => open[face(open.length) - 1]) })
};
function chosen$1(v, about, choose) {
	return throughHits(v, about, (of, ship, open) => open.length > 0 ? choose(of, ship, open) : void 0);
}
function throughHits(v, about, choose) {
	const sheets = new Map();
	return about.hits.map((hit, nth) => {
		const sheet = sheets.get(hit.ship) ?? { ship: copy(shipCalled(v, hit.ship)) };
		sheets.set(hit.ship, sheet);
		const of = shipOf(v.book, sheet.ship);
		sheet.last = choose(of, sheet.ship, candidates(of, sheet.ship, hit, sheet.last), nth);
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
	throughHits(v, about, (of, _ship, open, nth) => {
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
// bots/src/fleet-action/plain/guns.ts
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
		wound: Float64Array.from({ length: 96 }, (_, i) => woundOf$1(weapon, Math.floor(i / ARMOURS), i % ARMOURS))
	};
	guns.set(weapon, made);
	return made;
}
function woundAt({ wound }, band, armour) {
	return wound[band * ARMOURS + armour];
}
function woundOf$1(weapon, band, armour) {
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
const PULSES$1 = 16;
const known = new Float64Array(1344 * PULSES$1).fill(-1);
function hitsExpected(weapon, sides, needs) {
	if (needs > sides) return 0;
	const at = (sides * NEEDS + Math.max(0, needs - LEAST)) * PULSES$1 + weapon.pulses;
	if (known[at] < 0) {
		let sum = 0;
		for (let face = 1; face <= sides; face += 1) sum += hitsOf(weapon, face, needs);
		known[at] = sum / sides;
	}
	return known[at];
}
// bots/src/fleet-action/plain/allot.ts
const CLOSER = 4;
const ARMOUR = 4;
const FACED = 6;
const BOW = 2;
const OTHER = 1;
const LATER = .1;
const TRIFLE = .001;
function allotted(v, about) {
	return throughHits(v, about, (_of, ship, open) => open.length > 0 ? leastMissed(v, ship, open) : void 0);
}
function leastMissed(v, ship, open) {
	const enemy = nearest(v, shipOf(v.book, ship), ship);
	const losses = open.map((mount) => TRIFLE * ship.weapons[mount] + (enemy ? lossOf(v, ship, mount, enemy) : 0));
	return open[losses.indexOf(Math.min(...losses))];
}
function lossOf(v, ship, mount, enemy) {
	const arcs = shipOf(v.book, ship).card.mounts[mount]?.arcs ?? [];
	const faced = arcsTo(ship, enemy);
	const boxes = ship.weapons[mount];
	let dice = 0;
	for (let arc = 0; arc < ARCS$1.length; arc += 1) if ((arcs[arc] ?? 0) >= boxes) dice += faced.includes(arc) ? FACED : arc === 0 ? BOW : OTHER;
	return dice * worthOfDie(v, ship, mount, enemy);
}
function worthOfDie(v, ship, mount, enemy) {
	const gun = gunOf(shipOf(v.book, ship).weapons[mount]);
	if (gun.reach < 0) return 0;
	const { card } = shipOf(v.book, enemy);
	const sides = controlDie(gun.weapon, card.category);
	const at = (band) => {
		const needs = card.def + v.book.charts.rangeModifiers[band] - ship.sensor;
		return gun.weapon.shots * hitsExpected(gun.weapon, sides, needs) * woundAt(gun, band, ARMOUR);
	};
	return at(gun.band[Math.min(gun.reach, Math.max(1, range(ship, enemy) - CLOSER))]) + LATER * at(0);
}
function nearest(v, of, ship) {
	let best;
	v.open.ships.forEach((one, i) => {
		if (!fights(one) || v.book.ships[i]?.side === of.side) return;
		if (!best || range(ship, one) < range(ship, best)) best = one;
	});
	return best;
}
// bots/src/fleet-action/plain/deploy.ts
const SPEED = Math.min(8, 10);
function deployed(v, about) {
	const own = v.book.squadrons.filter(({ side }) => side === v.side);
	return {
		speed: SPEED,
		squadrons: own.map((of) => forward(v, about, of))
	};
}
function forward(v, { rows: [first, last] }, of) {
	const heading = (v.book.sides.find(({ id }) => id !== v.side)?.rows[0] ?? first) < first ? 0 : 3;
	const column = columnOf(of.place, LAYOUT);
	for (let n = 0; n <= last - first; n += 1) {
		const lead = {
			...hexAt(column, heading === 0 ? first + n : last - n, LAYOUT),
			heading
		};
		if (fits(v, [first, last], of, lead)) return deployment(of, lead);
	}
	return deployment(of, of.place);
}
function fits(v, [first, last], of, lead) {
	return of.formation.every((offset) => {
		const at = inFormation(lead, offset);
		const row = rowOf(at, LAYOUT);
		return on(v, at) && row >= first && row <= last;
	});
}
function deployment(of, lead) {
	return {
		squadron: of.id,
		hex: named(lead, LAYOUT),
		heading: lead.heading,
		ships: []
	};
}
// bots/src/fleet-action/plain/foresight.ts
function foreseen(v, squadron, enemies) {
	const path = v.own.plots.find((one) => one.squadron === squadron.id)?.path ?? [];
	return {
		v,
		squadron,
		enemies,
		pulses: PULSES$2.filter((pulse) => pulse > v.open.pulse).map((pulse) => ({
			lead: walked(squadron, path.slice(v.open.pulse, pulse).flat()),
			there: enemies.map((ship) => drifted(v, ship, pulse))
		}))
	};
}
function drifted(v, ship, pulse) {
	const { speed } = v.open.squadrons[v.book.squadronAt[shipOf(v.book, ship).squadron]];
	let far = 0;
	for (let p = v.open.pulse + 1; p <= pulse; p += 1) far += hexesIn(v.book.charts, speed, p);
	const { q, r } = step(ship, ship.heading, far);
	return {
		q,
		r,
		heading: ship.heading
	};
}
function bestLater(it, firer, mount) {
	const { v, squadron } = it;
	const all = v.book.squadrons[v.book.squadronAt[squadron.id] ?? -1];
	const offset = squadron.formation[all?.ships.indexOf(v.book.shipAt[firer.id]) ?? 0];
	let best = 0;
	for (const { lead, there } of it.pulses) {
		const at = inFormation(lead, offset);
		there.forEach((to, i) => {
			best = Math.max(best, woundThen(v, {
				firer,
				mount,
				at
			}, {
				target: it.enemies[i],
				to
			}));
		});
	}
	return best;
}
function woundThen(v, { firer, mount, at }, { target, to }) {
	const of = shipOf(v.book, firer);
	const gun = gunOf(of.weapons[mount]);
	const range$1 = range(at, to);
	if (range$1 > gun.reach) return 0;
	const x = factor(of.card.mounts[mount], arcsTo(at, to), firer.weapons[mount]);
	if (x === 0) return 0;
	const { card } = shipOf(v.book, target);
	const band = gun.band[range$1];
	const passed = bypassed(v.book, v.open.ships, firer, target);
	const needs = card.def + v.book.charts.rangeModifiers[band] + passed - firer.sensor;
	return commanded(x, commandLost(v.open, of, v.clock.turn)) * hitsExpected(gun.weapon, controlDie(gun.weapon, card.category), needs) * woundAt(gun, band, struck(card, to, at).armour);
}
// bots/src/fleet-action/plain/fire.ts
const WAIT = 1.15;
const PLAIN = .6;
const CURVE = 2;
const WASTED = .1;
function shotsOf(v) {
	const enemies = v.open.ships.filter((ship, i) => fights(ship) && v.book.ships[i]?.side !== v.side);
	const own = v.book.squadrons.filter(({ side }) => side === v.side);
	let declared = new Map();
	return own.flatMap(({ id }) => {
		const volley = squadronFire(v, squadronCalled(v, id), enemies, declared);
		if (volley) declared = volley.declared;
		return volley?.shots ?? [];
	});
}
function strayShotsOf(v) {
	const enemies = v.open.ships.filter((ship, i) => fights(ship) && v.book.ships[i]?.side !== v.side);
	return squadronsOf(v.book, v.open, v.side).filter(({ id }) => v.open.strays.some((one) => one.id === id)).flatMap((one) => squadronFire(v, one, enemies, new Map())?.shots ?? []);
}
function squadronFire(v, squadron, enemies, declared) {
	const sight = sightOf(v);
	const firers = members(v.book, v.open.ships, squadron.id).map(({ ship }) => ({
		ship,
		options: optionsOf(sight, ship, enemies)
	}));
	if (firers.every(({ options }) => options.length === 0)) return void 0;
	const aboutToFire = v.open.pulse < PULSES$2.length ? held(foreseen(v, squadron, enemies), firers) : firers;
	let best;
	for (const into of new Set(enemies.map((ship) => shipOf(v.book, ship).squadron))) {
		const volley = volleyInto(into, aboutToFire, declared);
		if (volley.worth > (best?.worth ?? 0)) best = volley;
	}
	return best;
}
function optionsOf(sight, firer, enemies) {
	const reach = shipOf(sight.book, firer).weapons.reduce((most, weapon) => Math.max(most, gunOf(weapon).reach), 0);
	const found = [];
	for (const target of enemies) {
		if (range(firer, target) > reach) continue;
		const can = aims(sight, firer, target);
		if (can.length > 0) found.push({
			target,
			of: shipOf(sight.book, target),
			aims: can,
			wounds: can.map((one) => woundOf(sight, one))
		});
	}
	return found;
}
function woundOf({ book }, { weapon, sides, needs, band, dice, firer, target }) {
	const { card } = shipOf(book, target);
	const { armour } = weapon.delivery === "ballistic" ? struckBest(card) : struck(card, target, firer);
	return dice * hitsExpected(weapon, sides, needs) * woundAt(gunOf(weapon), band, armour);
}
function held(it, firers) {
	return firers.map(({ ship, options }) => {
		const waiting = waits(it, ship, options);
		return waiting.size === 0 ? {
			ship,
			options
		} : {
			ship,
			options: options.map((option) => without(option, waiting))
		};
	});
}
function waits(it, ship, options) {
	const now = new Map();
	for (const option of options) option.aims.forEach(({ mount, weapon }, i) => {
		if (weapon.shots < PULSES$2.length) now.set(mount, Math.max(now.get(mount) ?? 0, option.wounds[i]));
	});
	return new Set([...now].filter(([mount, wound]) => bestLater(it, ship, mount) > wound * WAIT).map(([mount]) => mount));
}
function without(option, mounts) {
	const kept = option.aims.map(({ mount }) => !mounts.has(mount));
	return {
		...option,
		aims: option.aims.filter((_, i) => kept[i]),
		wounds: option.wounds.filter((_, i) => kept[i])
	};
}
function volleyInto(squadron, firers, before) {
	const volley = {
		shots: [],
		worth: 0,
		declared: new Map(before)
	};
	for (const { ship, options } of firers) {
		let best;
		for (const option of options) {
			if (option.of.squadron !== squadron || option.aims.length === 0) continue;
			const loss = volley.declared.get(option.target.id) ?? 0;
			const wound = option.wounds.reduce((sum, one) => sum + one, 0);
			const worth = worthOfWound(option, loss, wound);
			if (!best || worth > best.worth) best = {
				option,
				worth,
				loss: loss + wound
			};
		}
		if (best) declare(volley, ship, best);
	}
	return volley;
}
function declare(volley, ship, { option, worth, loss }) {
	volley.declared.set(option.target.id, loss);
	volley.worth += worth;
	volley.shots.push({
		ship: ship.id,
		target: option.target.id,
		weapons: option.aims.map(({ weapon }) => weapon.id)
	});
}
function worthOfWound({ target, of }, before, wound) {
	const { structure, points } = of.card;
	const lost = structure - target.structure + before;
	return points * (worthOfLoss((lost + wound) / structure) - worthOfLoss(lost / structure));
}
function worthOfLoss(share) {
	const lost = Math.min(share, 1);
	const scored = lost < .5 ? 0 : .5;
	return PLAIN * lost + .4 * (scored + .5 * (2 * (lost - scored)) ** CURVE) + WASTED * (share - lost);
}
// bots/src/fleet-action/plain/helm.ts
const TURNS$1 = [
	"turn",
	"turn-hard",
	"come-about"
];
const BACK = 3;
const CENTRE$1 = {
	q: 0,
	r: 0
};
function helmOf({ book, open }, squadron) {
	return {
		accel: ratingOf(book, open.ships, squadron, "accel").most,
		decel: ratingOf(book, open.ships, squadron, "decel").most,
		tops: TURNS$1.map((order) => limitOf(book, open.ships, squadron, order)?.most ?? -1),
		keeps: TURNS$1.map((order) => keepsSpeed(book, open.ships, squadron.id, order) !== void 0),
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
function doomed(helm, at) {
	if (roomAt(helm.map, at) > helm.spread + BACK * at.speed) return false;
	return !staysOn(helm, at, 1) && !staysOn(helm, at, 5);
}
function staysOn(helm, at, side) {
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
// bots/src/fleet-action/plain/courses.ts
const SIDES = ["port", "starboard"];
const FIRST$1 = [1];
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
function coursesOf(way, detail) {
	const found = [];
	for (const pace of pacesOf(way, detail)) {
		add(found, way, pace, []);
		if (!pace.change) slips(found, way, pace);
		if (mayCombine(way, pace)) for (const pulse of PULSES$2) turns(found, way, pace, pulse, detail);
	}
	return found;
}
function pacesOf({ it, helm }, detail) {
	const paces = [paceOf(it, void 0)];
	for (const pulse of detail === "near" ? PULSES$2 : FIRST$1) {
		const up = delayed(helm.accel, pulse);
		const down = Math.min(delayed(helm.decel, pulse), it.squadron.speed);
		if (up > 0) paces.push(paceOf(it, {
			pulse,
			by: up
		}));
		if (down > 0) paces.push(paceOf(it, {
			pulse,
			by: -down
		}));
		if (pulse > 1 || detail === "far") continue;
		if (up > 1) paces.push(paceOf(it, {
			pulse,
			by: up >> 1
		}));
		if (down > 1) paces.push(paceOf(it, {
			pulse,
			by: -(down >> 1)
		}));
	}
	return paces;
}
function mayCombine({ helm }, { change }) {
	if (!change) return true;
	if (helm.keeps[0]) return change.pulse > 1;
	return change.pulse === 1 && (change.by === helm.accel || change.by === -helm.decel);
}
function slips(found, way, pace) {
	const pulse = pace.hexes.findIndex((n) => n > 0) + 1;
	if (pulse > 0) for (const step of SLIPS) add(found, way, pace, [{
		pulse,
		after: 0,
		step,
		hexsides: 1
	}]);
}
function turns(found, way, pace, pulse, detail) {
	const sizes = hexsidesIn(way, pace, pulse);
	if (sizes.length === 0) return;
	const moved = pace.hexes[pulse - 1];
	const stride = detail === "near" && !pace.change ? Math.max(1, moved >> 1) : Math.max(1, moved);
	const known = pulse > 1 && pace.hexes[pulse - 2] !== 0 && hexsidesIn(way, pace, pulse - 1).length > 0;
	for (let after = known ? Math.min(stride, moved) : 0; after <= moved; after += stride) for (const step of SIDES) for (const hexsides of sizes) add(found, way, pace, [{
		pulse,
		after,
		step,
		hexsides
	}]);
}
function hexsidesIn({ helm, it }, pace, pulse) {
	const speed = pace.speeds[pulse - 1];
	const still = pace.hexes[pulse - 1] === 0;
	if (still && (pulse < PULSES$2.length || it.squadron.speed > 0 || pace.change)) return [];
	const changed = pace.change !== void 0 && pulse >= pace.change.pulse;
	const sizes = [];
	for (let n = 1; n <= (still ? 1 : helm.tops.length); n += 1) if (speed <= helm.tops[n - 1] && !(changed && helm.keeps[n - 1])) sizes.push(n);
	return sizes;
}
function add(found, way, pace, turnings) {
	const ends = endsOf(way, pace, turnings);
	if (ends) found.push({
		pace,
		turnings,
		ends
	});
}
function endsOf(way, pace, turnings) {
	let at = way.it.squadron;
	const ends = [];
	for (const pulse of PULSES$2) {
		let done = 0;
		for (const turning of turnings) {
			if (turning.pulse !== pulse) continue;
			at = turned(ahead(at, turning.after - done), turning);
			if (!on(way.it, at)) return void 0;
			done = turning.after + (turning.step.startsWith("slip") ? 1 : 0);
		}
		at = ahead(at, pace.hexes[pulse - 1] - done);
		if (roomAt(way.helm.map, at) < way.helm.spread && !allOn(way, at)) return void 0;
		ends.push(at);
	}
	return ends;
}
function ahead({ q, r, heading }, n) {
	const unit = UNIT[heading];
	return {
		q: q + unit.q * n,
		r: r + unit.r * n,
		heading
	};
}
function turned({ q, r, heading }, { step, hexsides }) {
	if (step === "port") return {
		q,
		r,
		heading: (heading + 6 - hexsides) % 6
	};
	if (step === "starboard") return {
		q,
		r,
		heading: (heading + hexsides) % 6
	};
	const unit = UNIT[(heading + (step === "slip-port" ? 5 : 1)) % 6];
	return {
		q: q + unit.q,
		r: r + unit.r,
		heading
	};
}
function allOn({ it, offsets }, lead) {
	if (!on(it, lead)) return false;
	return offsets.every((offset) => {
		const by = rotated(offset, lead.heading);
		return on(it, {
			q: lead.q + by.q,
			r: lead.r + by.r
		});
	});
}
function putsOf({ turnings }) {
	return turnings.flatMap(({ pulse, after, step, hexsides }) => new Array(hexsides).fill({
		pulse,
		after,
		step
	}));
}
// bots/src/fleet-action/plain/forces.ts
function forcesOf(v, side) {
	return squadronsOf(v.book, v.open, side).map((squadron) => {
		const ships = members(v.book, v.open.ships, squadron.id);
		const batteries = batteriesOf(v, ships);
		const reach = batteries.reduce((most, { gun }) => Math.max(most, gun.reach), 0);
		return {
			squadron,
			members: ships,
			batteries,
			targets: targetsOf(ships),
			reach
		};
	});
}
function batteriesOf(v, ships) {
	const found = [];
	for (const member of ships) {
		const lost = commandLost(v.open, member.of, v.clock.turn);
		for (let mount = 0; mount < member.of.weapons.length; mount += 1) {
			const dice = batteryFor(v, found, member, mount)?.dice;
			const boxes = member.ship.weapons[mount];
			const arcs = member.of.card.mounts[mount]?.arcs ?? [];
			for (let arc = 0; dice && arc < dice.length; arc += 1) dice[arc] = dice[arc] + commanded(Math.min(arcs[arc] ?? 0, boxes), lost);
		}
	}
	return found;
}
function batteryFor(v, found, { ship, of }, mount) {
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
		once: gun.weapon.shots < PULSES$2.length,
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
function firstPulse(v, { weapon }, last) {
	return PULSES$2.find((pulse) => ready(weapon, last, pulseOf(v.clock.turn, pulse)));
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
const BEARINGS$1 = 24;
const CENTRE = {
	q: 0,
	r: 0,
	heading: 0
};
const AROUND = 3;
const FIRST = new Int8Array(BEARINGS$1);
const LAST = new Int8Array(BEARINGS$1);
for (const hex of within(CENTRE, AROUND)) {
	const bearing = bearing$1(CENTRE, 0, hex);
	if (bearing === -1) continue;
	const arcs = arcsTo(CENTRE, {
		...hex,
		heading: 0
	});
	FIRST[bearing] = arcs[0];
	LAST[bearing] = arcs.at(-1);
}
const AHEAD = 0;
const ABEAM$1 = 4;
const armours = new WeakMap();
function armourOf(card) {
	const known = armours.get(card);
	if (known) return known;
	const made = Array.from({ length: 6 }, (_, arc) => ({
		...step(CENTRE, arc),
		heading: 0
	})).map((place) => struck(card, CENTRE, place).armour);
	armours.set(card, made);
	return made;
}
function threatOf(from, at, rangeModifiers) {
	const worth = from.batteries.map((battery) => worthTable(battery, at, rangeModifiers));
	return {
		from,
		worth,
		sum: 0,
		best: new Float64Array(worth.length)
	};
}
function worthTable({ gun, sensor }, at, rangeModifiers) {
	const table = new Float64Array(24);
	for (const { card, worth } of at.targets) {
		const sides = controlDie(gun.weapon, card.category);
		const armour = armourOf(card);
		for (let band = 0; band < 4; band += 1) {
			const hits = worth * hitsExpected(gun.weapon, sides, card.def + rangeModifiers[band] - sensor);
			for (let arc = 0; arc < 6; arc += 1) {
				const i = arc * 4 + band;
				table[i] = table[i] + hits * woundAt(gun, band, armour[arc]);
			}
		}
	}
	return table;
}
function cease(threat) {
	threat.sum = 0;
	threat.best.fill(0);
}
function worthOf({ sum, best }) {
	let all = sum;
	for (let i = 0; i < best.length; i += 1) all += best[i];
	return all;
}
function exchange(give, take, pulse, a, b) {
	const dq = b.q - a.q;
	const dr = b.r - a.r;
	const range = rangeOf(dq, dr);
	if (range > give.from.reach && range > take.from.reach) return;
	const there = bearingOf(dq, dr, a.heading);
	const back = bearingOf(-dq, -dr, b.heading);
	fire(give, pulse, range, range === 0 ? AHEAD : there, range === 0 ? ABEAM$1 : back);
	fire(take, pulse, range, range === 0 ? AHEAD : back, range === 0 ? ABEAM$1 : there);
}
function fire(threat, pulse, range, along, hit) {
	const { batteries, reach } = threat.from;
	if (range > reach) return;
	const a = FIRST[hit] * 4;
	const b = LAST[hit] * 4;
	for (let i = 0; i < batteries.length; i += 1) {
		const battery = batteries[i];
		if (range > battery.gun.reach || pulse < battery.from) continue;
		const thrown = Math.max(battery.dice[FIRST[along]], battery.dice[LAST[along]]);
		if (thrown === 0) continue;
		const band = battery.gun.band[range];
		const table = threat.worth[i];
		const worth = thrown * Math.min(table[a + band], table[b + band]);
		if (!battery.once) threat.sum += worth;
		else if (worth > threat.best[i]) threat.best[i] = worth;
	}
}
const SHARE = .5;
function bowsOn(threat, by) {
	const { batteries, reach } = threat.from;
	const table = new Float64Array((reach + 1) * 6);
	const each = new Float64Array(6);
	for (let i = 0; i < batteries.length; i += 1) {
		const { gun, dice, once } = batteries[i];
		const worth = threat.worth[i];
		let at = 0;
		for (let band = 0; band < gun.weapon.bands.length; band += 1) {
			for (let arc = 0; arc < 6; arc += 1) {
				const [going, striking] = by === "going" ? [arc, 0] : [0, arc];
				each[arc] = (once ? SHARE : 1) * dice[going] * worth[striking * 4 + band];
			}
			const end = (gun.weapon.bands[band] + 1) * 6;
			for (; at < end; at += 1) table[at] = table[at] + each[at % 6];
		}
	}
	return table;
}
// bots/src/fleet-action/plain/quarry.ts
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
const BEARINGS = 24;
function quarryAt(at, give, take) {
	const { squadron } = take.from;
	const seen = bearing$1(squadron, squadron.heading, give.from.squadron);
	const closing = CLOSING * squadron.speed * (6 - Math.min(seen, BEARINGS - seen)) / 6;
	const going = bowsOn(give, "going");
	const reach = Math.max(give.from.reach, take.from.reach);
	return {
		...at,
		speed: squadron.speed,
		closing,
		give: going,
		take: bowsOn(take, "striking"),
		reach,
		...wanted(going)
	};
}
function wanted(give) {
	let best = 0;
	for (let i = 0; i < give.length; i += 6) best = Math.max(best, give[i]);
	let at = give.length - 6;
	while (at > 6 && give[at] < best * ENOUGH) at -= 6;
	return {
		range: Math.max(1, at / 6),
		worth: 3 * best
	};
}
function turnsTo(quarry, helm, at) {
	const dq = quarry.q - at.q;
	const dr = quarry.r - at.r;
	const far = rangeOf(dq, dr);
	const bearing = far === 0 ? 0 : bearingOf(dq, dr, at.heading);
	const aside = Math.min(bearing, BEARINGS - bearing);
	const soon = far <= quarry.range + SOON * (at.speed + quarry.closing);
	const off = aside >= HEXSIDE ? aside / HEXSIDE : soon ? passing(lateral(dq, dr, at.heading) - quarry.range) : 0;
	const fast = Math.max(0, at.speed - helm.tops[0]);
	const braking = off > 0 && (soon || aside > WIDE) ? fast / Math.max(1, helm.decel) : 0;
	const risk = far <= quarry.reach + at.speed + quarry.closing ? RISK * fast : 0;
	return off / Math.max(1, hexsidesAt(helm, at.speed)) + braking + risk + turnsToClose(quarry, helm, far - quarry.range, at.speed);
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
	q: rotated({
		q: 1,
		r: 0
	}, 6 - heading).q,
	r: rotated({
		q: 0,
		r: 1
	}, 6 - heading).q
}));
function turnsToClose(quarry, helm, gap, speed) {
	const slow = Math.max(1, helm.decel);
	const fit = Math.max(SLOWEST, Math.min(FASTEST, helm.tops[1], quarry.speed + FASTER));
	const turns = Math.max(0, Math.ceil((speed - fit) / slow));
	const run = turns * (speed + quarry.closing) - slow * turns * (turns + 1) / 2;
	if (gap >= run) return turns + (gap - run) / Math.max(speed, CRUISE);
	return Math.max(0, gap) / Math.max(1, speed) + (run - Math.max(0, gap)) / fit;
}
// bots/src/fleet-action/plain/outlook.ts
const TURNS = 3;
const WIDTH = 4;
const TAKEN = .5;
const FADE = .8;
const DELAY = .5;
const LOST = 3e3;
const PULSES = 1.5;
const ABEAM = 4;
function furthest(it, starts) {
	const width = Math.max(1, Math.round(WIDTH * it.work));
	let beam = best(starts, width);
	for (let turn = 0; turn < Math.min(TURNS, it.left); turn += 1) beam = best(beam.flatMap((one) => carriedOn(it, one)), width);
	return beam[0].course;
}
function best(all, width) {
	const few = [];
	for (const one of all) {
		let at = few.length;
		while (at > 0 && one.hope > few[at - 1].hope) at -= 1;
		if (at < width) few.splice(at, 0, one);
		if (few.length > width) few.pop();
	}
	return few;
}
function carriedOn(it, from) {
	const { accel, decel } = it.helm;
	const { speed } = from;
	const found = [];
	const then = (one) => void (one && found.push(one));
	then(sailed(it, from, {
		speed,
		before: 0,
		after: 0
	}));
	if (accel > 0) then(sailed(it, from, {
		speed: speed + accel,
		before: 0,
		after: 0
	}));
	if (decel > 0 && speed > 1) then(sailed(it, from, {
		speed: Math.max(1, speed - decel),
		before: 0,
		after: 0
	}));
	for (let n = hexsidesAt(it.helm, speed); n > 0; n -= 1) {
		then(sailed(it, from, {
			speed,
			before: n,
			after: 0
		}));
		then(sailed(it, from, {
			speed,
			before: 6 - n,
			after: 0
		}));
		then(sailed(it, from, {
			speed,
			before: 0,
			after: n
		}));
		then(sailed(it, from, {
			speed,
			before: 0,
			after: 6 - n
		}));
	}
	return found.length > 0 ? found : [{
		...from,
		soFar: from.soFar - LOST,
		hope: from.hope - LOST
	}];
}
function sailed(it, from, { speed, before, after }) {
	const along = (from.heading + before) % 6;
	const mid = step(from, along, speed >> 1);
	const { q, r } = step(from, along, speed);
	if (roomAt(it.helm.map, {
		q,
		r
	}) < 0) return void 0;
	const at = {
		q,
		r,
		heading: (along + after) % 6,
		speed
	};
	const fire = from.fade * PULSES * (fireAt(it.quarry, mid, along) + fireAt(it.quarry, at, at.heading));
	return reached(it, at, {
		soFar: from.soFar + fire,
		fade: from.fade * FADE,
		course: from.course
	});
}
function reached(it, at, { soFar, fade, course }) {
	const { q, r, heading, speed } = at;
	const lost = roomAt(it.helm.map, at) < it.helm.spread || doomed(it.helm, at) ? LOST : 0;
	const late = fade * DELAY * it.quarry.worth * turnsTo(it.quarry, it.helm, at);
	return {
		q,
		r,
		heading,
		speed,
		soFar: soFar - lost,
		hope: soFar - lost - late,
		fade,
		course
	};
}
function fireAt(quarry, at, heading) {
	const dq = quarry.q - at.q;
	const dr = quarry.r - at.r;
	const range = rangeOf(dq, dr);
	if (range > quarry.reach) return 0;
	const bearing = range === 0 ? ABEAM : bearingOf(dq, dr, heading);
	const i = range * 6 + (bearing + 2 >> 2) % 6;
	return (quarry.give[i] ?? 0) - TAKEN * (quarry.take[i] ?? 0);
}
// bots/src/fleet-action/plain/orders.ts
const FAR = 40;
function plotsOf(v, work) {
	const enemies = v.book.sides.flatMap(({ id }) => id === v.side ? [] : forcesOf(v, id)).map((force) => ({
		force,
		drift: driftOf(v, force)
	}));
	return forcesOf(v, v.side).map((force) => plotFor(v, {
		force,
		enemies,
		work
	}));
}
function driftOf(v, { squadron }) {
	let at = {
		q: squadron.q,
		r: squadron.r,
		heading: squadron.heading
	};
	return [...PULSES$2, ...PULSES$2].map((pulse) => {
		const to = step(at, at.heading, hexesIn(v.book.charts, squadron.speed, pulse));
		if (on(v, to)) at = {
			q: to.q,
			r: to.r,
			heading: at.heading
		};
		return at;
	});
}
function plotFor(v, plotter) {
	const { squadron } = plotter.force;
	const it = plotting(v, squadron);
	if (squadron.withdraws > 0) return holds(it);
	const course = chosen(v, {
		it,
		helm: helmOf(v, squadron),
		offsets: squadron.formation
	}, plotter);
	return course ? plotOf(it, course.pace, putsOf(course)) : holds(it);
}
function chosen(v, way, { force, enemies, work }) {
	const foe = (enemy) => ({
		...enemy,
		...threats(v, force, enemy.force)
	});
	const near = enemies.filter((enemy) => inReach(way, force, enemy)).map(foe);
	const nearest = nearestOf(force, enemies);
	const courses = coursesOf(way, near.length > 0 ? "near" : "far");
	if (courses.length === 0 || !nearest) return void 0;
	const { give, take } = near.find((one) => one.force === nearest.force) ?? foe(nearest);
	const quarry = quarryAt(expected(force.squadron, nearest.drift), give, take);
	const it = {
		helm: way.helm,
		quarry,
		left: v.book.turns - v.clock.turn,
		work
	};
	return courses[furthest(it, courses.map((course, i) => startOf(it, course, i, near)))];
}
function threats(v, force, enemy) {
	const { rangeModifiers } = v.book.charts;
	return {
		give: threatOf(force, enemy, rangeModifiers),
		take: threatOf(enemy, force, rangeModifiers)
	};
}
function inReach({ it, helm }, force, enemy) {
	const reach = Math.max(force.reach, enemy.force.reach) + it.squadron.speed + helm.accel;
	return enemy.drift.some((at, i) => i < PULSES$2.length && range(it.squadron, at) <= reach);
}
function nearestOf({ squadron }, enemies) {
	let best;
	let least = Number.POSITIVE_INFINITY;
	for (const enemy of enemies) {
		const far = range(squadron, expected(squadron, enemy.drift));
		if (far < least) [best, least] = [enemy, far];
	}
	return best;
}
function expected(from, drift) {
	const [a, b] = [drift[2], drift[5]];
	if (range(from, a) > FAR) return {
		q: a.q,
		r: a.r
	};
	return {
		q: a.q + b.q + 1 >> 1,
		r: a.r + b.r + 1 >> 1
	};
}
function startOf(it, { ends, pace }, course, foes) {
	const { q, r, heading } = ends[2];
	return reached(it, {
		q,
		r,
		heading,
		speed: pace.speeds[2]
	}, {
		soFar: turnWorth(foes, ends),
		fade: 1,
		course
	});
}
function turnWorth(foes, ends) {
	let most = 0;
	let taken = 0;
	for (const { give, take, drift } of foes) {
		cease(give);
		cease(take);
		for (const pulse of PULSES$2) exchange(give, take, pulse, ends[pulse - 1], drift[pulse - 1]);
		most = Math.max(most, worthOf(give));
		taken += worthOf(take);
	}
	return most - TAKEN * taken;
}
// bots/src/fleet-action/plain/index.ts
function plainFleetAction(view, asked, think) {
	return answered(view, asked, think);
}
function answered(v, ask, { work = 1 }) {
	switch (ask.kind) {
		case "deploy": return deployed(v, ask.about);
		case "orders": return { squadrons: plotsOf(v, work) };
		case "fire": return { shots: shotsOf(v) };
		case "stray": return { shots: strayShotsOf(v) };
		case "allot": return { weapons: allotted(v, ask.about) };
		default: return;
	}
}
// plain.ts
const player = {
	name: "plain",
	system: "fleet-action",
	answer: (view, asked, think) => written(plainFleetAction(view, asked, think))
};
// It heads for hexsides 0 to 5; since edition 8 a heading is written by its word.
const HEADINGS = ["N", "NE", "SE", "S", "SW", "NW"];
function written(order) {
	const headed = (one) => typeof one.heading === "number" ? { ...one, heading: HEADINGS[one.heading] } : one;
	return order?.squadrons ? { ...order, squadrons: order.squadrons.map(headed) } : order;
}
export { player };
