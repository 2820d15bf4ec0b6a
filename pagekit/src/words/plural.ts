/** The name of a class for several of it: `Thentus frigates`. What ends in a mark or a code stands as it is: `X-wing T-65B`, `TIE/ln`. */
export function plural(name: string): string {
  const last = name.split(' ').at(-1) ?? '';
  if (!/^[A-Za-z'-]*[a-z]{2}$/.test(last)) return name;
  if (/[^aeiou]y$/.test(last)) return `${name.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(last) ? `${name}es` : `${name}s`;
}
