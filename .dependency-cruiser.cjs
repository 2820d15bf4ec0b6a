// The walls of the house: who may import whom. What is not allowed here is an error.

const TESTS = '(^|/)(test|e2e)/';
const CONFIG = '[.]config[.](ts|js)$';
const SYSTEM = '^systems/([^/]+)/';
const npm = (...names) => `^node_modules/(${names.join('|')})/`;
const kernel = '^kernel/src/';
const grounds = '^grounds/[^/]+/src/';
const scene = '^scene/src/';
const check = '^check/src/';
const sheets = '^sheets/src/';
const telling = '^telling/src/';
const bots = '^bots/src/';
const manifest = '^manifest/src/';
const shelf = '^shelf/src/';
const seat = '^seat/src/';
const lab = '^lab/src/';
const pagekit = '^pagekit/src/';
const anySystem = '^systems/';
const anyPackage = '^node_modules/';
/** Rooms of the system that imports: `$1` is its name. */
const own = (...rooms) => `^systems/$1/(${rooms.join('|')})/`;

/** What stands in `from` imports what is allowed, its like, and of Node's own modules none. */
const closed = (name, from, ...allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: [TESTS, CONFIG] },
  to: { pathNot: allowed },
});

/** The same for what runs under Node alone. */
const onNode = (name, from, ...allowed) => {
  const wall = closed(name, from, ...allowed);
  return { ...wall, to: { ...wall.to, dependencyTypesNot: ['core'] } };
};

const testsOf = (name, from, ...allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: {
    pathNot: [...allowed, '^kernel/', '^check/', '^manifest/', '^grounds/', npm('vitest', 'fast-check', 'typebox')],
    dependencyTypesNot: ['core'],
  },
});

const never = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    closed('kernel-imports-nothing', '^kernel/src/', kernel),
    closed('a-ground-sees-the-kernel-and-itself', '^grounds/([^/]+)/src/', kernel, '^grounds/$1/src/'),
    closed('what-is-drawn-sees-kernel-and-grounds', '^scene/src/', kernel, grounds, scene),
    closed('the-check-sees-no-other-room', '^check/src/', check, npm('typebox')),
    closed('sheets-see-the-kernel', '^sheets/src/(?!pdf[.]ts)', kernel, sheets),
    closed('what-writes-pdf-sees-its-writer', '^sheets/src/pdf[.]ts$', sheets, npm('@cantoo/pdf-lib')),
    closed('what-is-told-sees-the-kernel', '^telling/src/', kernel, telling),
    closed('what-every-opponent-is-sees-kernel-and-check', '^bots/src/', kernel, check, bots),

    closed('what-a-system-shows-sees-what-stands-below-systems', '^manifest/src/', kernel, scene, sheets, bots, manifest),

    closed('rules-see-kernel-grounds-and-their-own', `${SYSTEM}rules/`, kernel, grounds, own('rules', 'data')),
    closed('words-see-rules', `${SYSTEM}words/`, kernel, grounds, manifest, own('rules', 'words', 'data')),
    closed(
      'a-sheet-sees-rules-and-words',
      `${SYSTEM}sheet/`,
      kernel,
      grounds,
      sheets,
      manifest,
      own('rules', 'words', 'sheet', 'data'),
    ),
    closed('charts-see-rules-and-words', `${SYSTEM}charts/`, kernel, grounds, manifest, own('rules', 'words', 'charts', 'data')),
    closed(
      'a-yard-sees-rules-and-words',
      `${SYSTEM}yard/`,
      kernel,
      grounds,
      manifest,
      own('rules', 'words', 'yard', 'data', 'forces'),
    ),
    closed('a-notation-sees-rules-and-words', `${SYSTEM}notation/`, kernel, grounds, manifest, own('rules', 'words', 'notation')),
    closed('a-scene-sees-rules-and-words', `${SYSTEM}scene/`, kernel, grounds, scene, own('rules', 'words', 'scene')),
    closed('an-opponent-sees-its-rules', `${SYSTEM}bot/`, kernel, grounds, bots, own('rules', 'bot', 'data')),
    closed('scenarios-see-rules', `${SYSTEM}scenarios/`, kernel, manifest, own('rules', 'scenarios')),
    closed(
      'panels-see-their-system-and-the-kit',
      `${SYSTEM}page/`,
      kernel,
      grounds,
      scene,
      sheets,
      manifest,
      pagekit,
      own('rules', 'words', 'scene', 'sheet', 'yard', 'page'),
      anyPackage,
    ),
    never('a-system-imports-no-other', { path: SYSTEM }, { path: anySystem, pathNot: '^systems/$1/' }),

    closed('the-shelf-names-the-systems', '^shelf/src/', kernel, bots, check, sheets, manifest, shelf, anySystem),
    closed('a-seat-sees-kernel-and-check', '^seat/src/', kernel, check, bots, seat),
    onNode(
      'lab-sees-kernel-grounds-check-bots-and-shelf',
      '^lab/src/',
      kernel,
      grounds,
      check,
      bots,
      manifest,
      shelf,
      lab,
      npm('piscina'),
    ),
    onNode(
      'cli-sees-all-but-systems-and-page',
      '^cli/src/',
      kernel,
      grounds,
      scene,
      check,
      sheets,
      telling,
      bots,
      manifest,
      shelf,
      seat,
      lab,
      npm('string-width'),
      '^cli/src/',
    ),
    onNode('the-command-starts-from-tools', '^cli/bin/', '^tools/(child|ready)[.]mjs$'),
    closed(
      'the-kit-knows-no-page',
      '^pagekit/src/',
      kernel,
      grounds,
      scene,
      check,
      sheets,
      manifest,
      bots,
      seat,
      pagekit,
      anyPackage,
    ),
    closed(
      'the-page-names-no-system',
      '^web/src/(?!session/systems[.]ts|pages/yard/yards[.]ts)',
      kernel,
      grounds,
      scene,
      check,
      sheets,
      telling,
      manifest,
      bots,
      shelf,
      seat,
      pagekit,
      '^web/src/',
      anyPackage,
    ),
    never(
      'nobody-imports-the-ends',
      { path: '^([^/]+)/', pathNot: [CONFIG, '/test/page/'] },
      { path: '^(bench|cli|web)/', pathNot: '^$1/' },
    ),
    never('only-the-ends-are-set-up', { path: '(/src/|^systems/)' }, { path: '^tools/' }),
    onNode('tools-import-nothing-of-the-product', '^tools/', '^tools/', anyPackage),

    testsOf('tests-of-the-kernel', '^kernel/test/'),
    testsOf(
      'tests-of-a-ground',
      '^grounds/([^/]+)/test/',
      '^grounds/$1/',
      npm('honeycomb-grid', 'robust-predicates', '@flatten-js/core'),
    ),
    testsOf('tests-of-sheets', '^sheets/test/', '^sheets/', '^shelf/', npm('@cantoo/pdf-lib')),
    testsOf('tests-of-what-a-system-shows', '^manifest/test/'),
    testsOf('tests-of-what-is-told', '^telling/test/', '^telling/', '^shelf/'),
    testsOf('tests-of-a-system', `${SYSTEM}test/(?!page/)`, '^systems/$1/', '^bots/', '^shelf/', '^sheets/', '^lab/', '^scene/'),
    testsOf('tests-of-the-shelf', '^shelf/test/', '^shelf/', '^bots/', anySystem),
    testsOf('tests-of-bots', '^bots/test/', '^bots/', '^shelf/', '^systems/[^/]+/test/'),
    testsOf('tests-of-seats', '^seat/test/', '^seat/', '^bots/', '^shelf/', anySystem),
    testsOf('tests-of-the-lab', '^lab/test/', '^lab/', '^bots/', '^shelf/'),
    testsOf(
      'tests-of-the-command',
      '^cli/test/',
      '^cli/',
      '^scene/',
      npm('@lydell/node-pty'),
      '^sheets/',
      '^lab/',
      '^bots/',
      '^shelf/',
      '^seat/',
      '^bench/players/',
    ),

    // A component that draws what is within itself (a form's field, a list of fields) has no other way to say so.
    never('no-circles', { pathNot: '[.]svelte$' }, { circular: true }),
    never('nothing-unresolved', {}, { couldNotResolve: true }),
    never('no-package-undeclared', { pathNot: [TESTS, CONFIG] }, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
    never('src-imports-no-tests', { path: '(/src/|^systems/)', pathNot: TESTS }, { path: TESTS }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', '^[.]', '^node_modules/[.]'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.tests.json' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.js', '.mjs', '.svelte', '.json'],
    },
  },
};
