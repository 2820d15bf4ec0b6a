/** Where a record sheet stands over the board: at a side of it, as high as the board, and not over its unit. */
import type { Size } from '../board/camera.ts';
import type { Rect } from '../board/geometry.ts';
import { best, countHidden, type Laid, type Laying, leeway } from './placing.ts';

/** As wide as it likes, and narrower, where its unit would lie below it otherwise. */
const WIDTHS = [540, 420, 300] as const;
/** So much of it is seen at least, however far its head is drawn down. */
export const LOW = 160;

/** Where a person put it, down to the foot of the board; else at a side, narrower where the board has made no room. */
export function placeSheet(of: Laying): Laid {
  const { room, spoken, now, share, isFirm, isLast } = of;
  // In the hand it stays as wide as it was.
  const width = Math.min(room.width, (isFirm && now?.width) || WIDTHS[0]);
  const free = leeway(room, { width, height: LOW });
  const y = share ? share.y * free.height : 0;
  const put = share && { x: share.x * free.width, y, width, height: room.height - y };
  if (put && (isFirm || countHidden(put, spoken) === 0)) return { at: put, stands: true };
  const sides = now?.x === 0 ? [0, 1] : [1, 0];
  const widths = isLast ? WIDTHS : WIDTHS.slice(0, 1);
  const all = widths.flatMap(wide => sides.map(side => atSide(side, Math.min(wide, room.width), room)));
  return best(all, of, () => []);
}

function atSide(side: number, width: number, room: Size): Rect {
  return { x: side * (room.width - width), y: 0, width, height: room.height };
}
