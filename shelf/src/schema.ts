// The form of a manifest. Looked at by hand: the page does so before anything else is loaded.

/** Parts that every system has. */
export const NEEDED = ['rules', 'words', 'catalogue', 'scenarios'] as const;

/** All parts that are loaded when they are wanted. */
export const LOADERS = [
  'rules',
  'battleRules',
  'options',
  'words',
  'oddsWords',
  'asks',
  'goal',
  'catalogue',
  'scenarios',
  'firstBattle',
  'contents',
  'mind',
  'scene',
  'beats',
  'page',
  'sheets',
  'yard',
  'charts',
  'numbers',
  'names',
  'notation',
  'outlook',
  'orderScene',
  'lesson',
  'editor',
] as const;

/** What each plain field must be, in words, and whether a value is that. */
type Form = readonly [expected: string, fits: (value: unknown) => boolean];

const text: Form = [
  'must be a text of 1 to 300 letters',
  value => typeof value === 'string' && value !== '' && value.length <= 300,
];
const name: Form = [
  'must be a name of small letters, digits and hyphens',
  value => typeof value === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(value),
];
const prefix: Form = ['must be two capital letters', value => typeof value === 'string' && /^[A-Z]{2}$/.test(value)];
const isSection = (value: unknown): boolean => typeof value === 'string' && /^\d+(\.\d+)*(-\d+(\.\d+)*)?$/.test(value);
const sections: Form = [
  'must be a list of chapters and rows, as "5.7.1"',
  value => Array.isArray(value) && value.every(isSection),
];

const FORMS: Readonly<Record<string, Form>> = {
  name,
  title: text,
  about: text,
  holds: text,
  edition: text,
  ground: name,
  prefix,
  sections,
};

/** The lessons after the first, each with a name of its own. */
const lessons: Form = [
  'must be a list of lessons, each with a name, a title and what loads it',
  value => {
    if (!Array.isArray(value)) return false;
    const fits = (one: unknown): boolean => {
      const { name: called, title, load } = Object(one) as { name?: unknown; title?: unknown; load?: unknown };
      return name[1](called) && text[1](title) && typeof load === 'function';
    };
    return value.every(fits) && new Set(value.map(one => one.name)).size === value.length;
  },
];

/** Fields that a manifest may have. */
const OPTIONAL: Readonly<Record<string, Form>> = { lessons };

/** Every fault in the plain fields of a manifest, with its place. */
export function plainFaults(manifest: Readonly<Record<string, unknown>>): { at: string; say: string }[] {
  const known = { ...FORMS, ...OPTIONAL };
  const strange = Object.keys(manifest).filter(key => !Object.hasOwn(known, key));
  return [
    ...strange.map(key => ({ at: `/${key}`, say: 'no such field is known here' })),
    ...Object.entries(known).flatMap(([key, [expected, fits]]) => {
      if (Object.hasOwn(manifest, key)) return fits(manifest[key]) ? [] : [{ at: `/${key}`, say: expected }];
      return Object.hasOwn(OPTIONAL, key) ? [] : [{ at: `/${key}`, say: `is missing: ${expected}` }];
    }),
  ];
}
