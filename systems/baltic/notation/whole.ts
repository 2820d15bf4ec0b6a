// Whether all is there that a thing must have.

import { under } from '@flagplot/manifest/leaves';
import type { Fields, Node, Value } from '@flagplot/manifest/orders';
import { isFields } from '@flagplot/manifest/orders';

/** The paths at which something must stand and does not, or stands where it has no place. */
export function missingIn(value: Value | undefined, node: Node, path = ''): string[] {
  if (value === undefined) return [path];
  const forms = formsOf(node);
  if (Array.isArray(value)) {
    const items = forms.find(({ type }) => type === 'array')?.items ?? {};
    // A list may have gaps, which only this way of going through it sees.
    return Array.from(value, (one, i) => missingIn(one, items, under(path, String(i)))).flat();
  }
  if (!isFields(value)) return [];
  const [first, ...others] = forms.filter(({ type }) => type === 'object').map(form => fieldsMissing(value, form, path));
  return first ? others.reduce((least, one) => (one.length < least.length ? one : least), first) : [path];
}

/** All that a node may be, however deep it says so. */
function formsOf(node: Node): Node[] {
  return node.anyOf ? node.anyOf.flatMap(formsOf) : [node];
}

function fieldsMissing(
  value: Fields,
  { required = [], properties = {}, additionalProperties: any }: Node,
  path: string,
): string[] {
  const lacking = required.filter(name => value[name] === undefined).map(name => under(path, name));
  const wrong = Object.entries(value).flatMap(([name, one]) => {
    const node = Object.hasOwn(properties, name) ? properties[name] : any || undefined;
    return node ? missingIn(one, node, under(path, name)) : [under(path, name)];
  });
  return [...lacking, ...wrong];
}
