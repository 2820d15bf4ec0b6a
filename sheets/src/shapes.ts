// What is drawn on paper, as a plain list: whoever writes a file of it knows nothing of sheets.

/** A grey from 0, black, to 1, white. All else is in points, from the upper left corner, downwards. */
export type Tone = number;

export type Shape =
  | { kind: 'line'; x: number; y: number; toX: number; toY: number; width: number; tone: Tone }
  /** `box`: this is a box of a row, by the name of its sheet, its row and what is printed in it. */
  | { kind: 'rect'; x: number; y: number; w: number; h: number; width: number; tone: Tone; fill?: Tone; box?: string }
  | {
      kind: 'polygon';
      points: readonly (readonly [x: number, y: number])[];
      width: number;
      tone: Tone;
      fill?: Tone;
      box?: string;
    }
  | { kind: 'circle'; x: number; y: number; radius: number; width: number; tone: Tone }
  /** `x` is where it begins, `y` its base line. */
  | { kind: 'text'; x: number; y: number; says: string; size: number; bold: boolean; tone: Tone };

/** Shapes on a piece of paper of a size. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** An inch in points. */
export const INCH = 72;

/** The greys: of what is printed, of what explains it, of rules and frames, of a grey box. */
export const INK = 0;
export const FAINT = 0.35;
export const RULE = 0.6;
export const GREY = 0.8;

/** The same shapes elsewhere. */
export function move(shapes: readonly Shape[], dx: number, dy: number): Shape[] {
  return shapes.map(shape => {
    if (shape.kind === 'line') return { ...shape, x: shape.x + dx, y: shape.y + dy, toX: shape.toX + dx, toY: shape.toY + dy };
    if (shape.kind === 'polygon') return { ...shape, points: shape.points.map(([x, y]) => [x + dx, y + dy] as const) };
    return { ...shape, x: shape.x + dx, y: shape.y + dy };
  });
}

/** The same drawing, `by` times as large. */
export function scale({ width, height, shapes }: Drawing, by: number): Drawing {
  return { width: width * by, height: height * by, shapes: shapes.map(shape => scaleShape(shape, by)) };
}

function scaleShape(shape: Shape, by: number): Shape {
  switch (shape.kind) {
    case 'text':
      return { ...shape, x: shape.x * by, y: shape.y * by, size: shape.size * by };
    case 'line': {
      const { x, y, toX, toY, width } = shape;
      return { ...shape, x: x * by, y: y * by, toX: toX * by, toY: toY * by, width: width * by };
    }
    case 'rect': {
      const { x, y, w, h, width } = shape;
      return { ...shape, x: x * by, y: y * by, w: w * by, h: h * by, width: width * by };
    }
    case 'circle':
      return { ...shape, x: shape.x * by, y: shape.y * by, radius: shape.radius * by, width: shape.width * by };
    case 'polygon':
      return { ...shape, points: shape.points.map(([x, y]) => [x * by, y * by] as const), width: shape.width * by };
  }
}

/** Drawings one below the other, with room between them. */
export function stack(drawings: readonly Drawing[], gap: number): Drawing {
  let height = 0;
  const shapes: Shape[] = [];
  for (const one of drawings) {
    if (height > 0) height += gap;
    shapes.push(...move(one.shapes, 0, height));
    height += one.height;
  }
  return { width: Math.max(0, ...drawings.map(({ width }) => width)), height, shapes };
}

/** The rectangle a shape takes up; letters from a little below their base line. */
export function extentOf(shape: Shape, textWidth: (text: string, size: number, bold: boolean) => number): Extent {
  switch (shape.kind) {
    case 'line':
      return extentOfPoints([
        [shape.x, shape.y],
        [shape.toX, shape.toY],
      ]);
    case 'rect':
      return { left: shape.x, top: shape.y, right: shape.x + shape.w, bottom: shape.y + shape.h };
    case 'circle': {
      const { x, y, radius } = shape;
      return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
    }
    case 'polygon':
      return extentOfPoints(shape.points);
    case 'text': {
      const { x, y, says, size, bold } = shape;
      return { left: x, top: y - size * 0.72, right: x + textWidth(says, size, bold), bottom: y + size * 0.21 };
    }
  }
}

export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function extentOfPoints(points: readonly (readonly [number, number])[]): Extent {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
