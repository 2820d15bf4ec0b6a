// Whether a name is a bare past participle: one word, regular or irregular.

/** Participles not made with -ed. Those that are a verb or a noun of the table as well (cut, hit, set, shot, wound) are left out. */
const IRREGULAR: ReadonlySet<string> = new Set(
  `beaten been begun bent bidden bitten blown borne born bought bound bred broken brought built burnt caught chosen clung crept dealt
  done drawn driven drunk dug eaten fallen fed felt fled flown flung forbidden forgiven forgotten fought found frozen given gone got
  gotten grown heard held hewn hidden hung kept knelt known laid lain leapt learnt led left lent lit lost made meant met mown paid
  proven ridden risen rung said sat sawn seen sent sewn shaken shod shorn shown shrunk slain slept slid slung sold sought sown spelt
  spent spilt spoilt spoken sprung spun stolen stood strewn stricken struck strung stuck stung sunk swept swollen sworn swum swung
  taken taught thrown told torn trodden understood wept woken won worn woven written wrung`.split(/\s+/),
);

/** Words in -ed that are none. */
const OTHERS: ReadonlySet<string> = new Set(
  'bed bleed breed embed exceed feed freed greed hundred indeed need proceed red seed shed shred sled speed succeed weed wed'.split(
    ' ',
  ),
);

const PREFIX = /^(?:fore|mis|out|over|re|un|under|up|with)(?=[a-z]{3})/;

/** Whether a name is one word and that a past participle: `told`, `struck`, `ranked`, `#unseen`. */
export function isParticiple(name: string): boolean {
  const word = name.replace(/^[#_$]+/, '');
  if (!/^[a-z]+$/.test(word)) return false;
  const stem = word.replace(PREFIX, '');
  if (OTHERS.has(word) || OTHERS.has(stem)) return false;
  return IRREGULAR.has(word) || IRREGULAR.has(stem) || /[a-z]{2}ed$/.test(word);
}
