/** What each unit is armed with, and at whom it could fire now. */

import type { Weapon } from '@flagplot/pagekit/list/words.ts';
import { percent } from '@flagplot/pagekit/words/numbers.ts';
import type { CardOfBook } from '../../rules/book.ts';
import type { WeaponCard } from '../../rules/cards.ts';
import { bears } from '../../rules/geometry/arcs.ts';
import { unitName, weaponOf } from '../../rules/names.ts';
import { LOST, type Unit } from '../../rules/open.ts';
import { areEnemies, cardOf, holdIn, isHere, isShip, unitNamed } from '../../rules/roster.ts';
import type { TpView } from '../../rules/state.ts';
import { whySilent } from '../../rules/weapons/aim.ts';
import { isGun } from '../../rules/weapons/guns.ts';
import { sightOf } from '../../rules/weapons/sight.ts';
import { prospects } from '../../rules/window/choices.ts';
import type { TpSeen } from '../../scene/seen.ts';

export function weapons(seen: TpSeen, id: string): Weapon[] {
  const unit = unitNamed(seen.open, id);
  if (!unit || !isHere(unit)) return [];
  const card = cardOf(seen.book, unit) as CardOfBook | undefined;
  const silent = whySilent(unit)?.say;
  return (card?.weapons ?? []).map((weapon, mount) => {
    const cannot = silent ?? spentWords(unit, weapon, mount);
    return {
      id: weapon.id,
      name: weaponOf(seen, id, weapon.id),
      arcs: `arc ${weapon.arc}`,
      reach: weapon.range === undefined ? 'reach by its chart' : `to ${weapon.range}`,
      targets: cannot === undefined ? targetsOf(seen, unit, mount) : [],
      ...(cannot === undefined ? {} : { cannot }),
    };
  });
}

function spentWords(unit: Unit, weapon: WeaponCard, mount: number): string | undefined {
  const shots = unit.weapons[mount] ?? 0;
  if (shots === LOST) return 'It is lost.';
  if (!isGun(weapon)) return 'It is fired at nobody.';
  return shots > 0 && weapon.type !== 'ph-g' && weapon.type !== 'add' ? 'It has fired this turn.' : undefined;
}

/** One's own with their chances, as they are armed; of others whom they bear on. */
function targetsOf(seen: TpSeen, unit: Unit, mount: number): Weapon['targets'] {
  const card = cardOf(seen.book, unit);
  const hold = seen.own && holdIn((seen as TpView).own, unit.id);
  const enemies = seen.open.units.filter(other => isHere(other) && isShip(other) && areEnemies(seen.book, unit.side, other.side));
  const found = enemies.flatMap(enemy => {
    const sight = sightOf(seen, unit, enemy);
    if (sight.bearing >= 0 && !bears(card.arcs[mount] ?? 0, sight.bearing)) return [];
    const where = `${unitName(seen, enemy.id)}, ${sight.range}`;
    if (!hold) return [{ unit: enemy.id, range: sight.range, says: where }];
    const ready = prospects({ seen, unit, hold }, enemy).find(({ shot }) => shot.weapon === card.weapons[mount]?.id);
    if (!ready || ready.chance === 0) return [];
    const odds = `${percent(ready.chance / 100)}, ${(ready.damage / 100).toFixed(1)} on average`;
    return [{ unit: enemy.id, range: sight.range, says: `${where}: ${odds}` }];
  });
  return found.toSorted((a, b) => a.range - b.range);
}
