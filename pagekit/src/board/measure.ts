/** How wide a label of the board is, in pixels. */
const pen = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
const widths = new Map<string, number>();

export function widthOf(text: string): number {
  let width = widths.get(text);
  if (width === undefined) {
    if (pen) pen.font = '600 11px "Encode Sans Variable", sans-serif';
    width = (pen?.measureText(text).width ?? text.length * 6.4) * 0.86 + 2;
    widths.set(text, width);
  }
  return width;
}
