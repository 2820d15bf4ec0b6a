// The walls of the house: who may import whom. What is not allowed here is an error.

const TESTS = '(^|/)(test|e2e)/';
const CONFIG = '[.]config[.](ts|js)$';
const RULES = '^rules/([^/]+)/';
const npm = (...names) => `^node_modules/(${names.join('|')})/`;
const kernel = '^kernel/src/';
const check = '^check/src/';
const sheets = '^sheets/src/';
const shelf = '^shelf/src/';
const bots = '^bots/src/';
const seat = '^seat/src/';
const lab = '^lab/src/';
const anyRules = '^rules/';
const anyPackage = '^node_modules/';

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
  to: { pathNot: [...allowed, '^kernel/', '^check/', npm('vitest', 'fast-check')], dependencyTypesNot: ['core'] },
});

const never = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    closed('kernel-imports-nothing', '^kernel/src/', kernel),
    closed('the-check-sees-no-other-room', '^check/src/', check, npm('typebox')),
    closed('sheets-see-the-kernel', '^sheets/src/(?!pdf[.]ts)', kernel, sheets),
    closed('what-writes-pdf-sees-its-writer', '^sheets/src/pdf[.]ts$', sheets, npm('@cantoo/pdf-lib')),
    closed('a-rule-system-sees-the-kernel-and-itself', `${RULES}src/`, kernel, '^rules/$1/src/'),
    closed('shelf-sees-kernel-and-rules', '^shelf/src/', kernel, anyRules, shelf),
    closed('bots-see-kernel-check-shelf-and-rules', '^bots/src/', kernel, check, shelf, anyRules, bots),
    never('bots-of-one-system-see-its-rules-alone', { path: '^bots/src/([^/]+)/' }, { path: anyRules, pathNot: '^rules/$1/' }),
    never('bots-at-large-name-no-system', { path: '^bots/src/[^/]+$' }, { path: anyRules }),
    closed('a-seat-sees-the-kernel', '^seat/src/', kernel, seat),
    onNode('lab-sees-kernel-shelf-and-bots', '^lab/src/', kernel, check, shelf, bots, lab, npm('piscina')),
    onNode('cli-sees-all-but-rules-and-page', '^cli/src/', kernel, check, sheets, shelf, seat, bots, lab, '^cli/src/'),
    onNode('the-command-starts-from-tools', '^cli/bin/', '^tools/(child|ready)[.]mjs$'),
    closed(
      'web-sees-kernel-shelf-and-bots',
      '^web/src/',
      kernel,
      check,
      sheets,
      shelf,
      seat,
      bots,
      anyRules,
      '^web/src/',
      anyPackage,
    ),
    never('a-panel-sees-its-rules-alone', { path: '^web/src/panels/([^/]+)/' }, { path: anyRules, pathNot: '^rules/$1/' }),
    never('the-page-names-no-system', { path: '^web/src/', pathNot: '^web/src/panels/[^/]+/' }, { path: anyRules }),
    never('nobody-imports-the-ends', { path: '^([^/]+)/', pathNot: CONFIG }, { path: '^(bench|cli|web)/', pathNot: '^$1/' }),
    never('only-the-ends-are-set-up', { path: '/src/' }, { path: '^tools/' }),
    onNode('tools-import-nothing-of-the-product', '^tools/', '^tools/', anyPackage),

    testsOf('tests-of-the-kernel', '^kernel/test/', npm('honeycomb-grid')),
    testsOf('tests-of-sheets', '^sheets/test/', '^sheets/', '^shelf/', npm('@cantoo/pdf-lib')),
    testsOf('tests-of-a-rule-system', `${RULES}test/`, '^rules/$1/'),
    testsOf('tests-of-the-shelf', '^shelf/test/', '^shelf/', anyRules),
    testsOf('tests-of-bots', '^bots/test/', '^bots/', '^shelf/', anyRules),
    testsOf('tests-of-seats', '^seat/test/', '^seat/', '^check/', '^bots/', '^shelf/'),
    testsOf('tests-of-the-lab', '^lab/test/', '^lab/', '^bots/', '^shelf/'),
    testsOf('tests-of-the-command', '^cli/test/', '^cli/', '^sheets/', '^lab/', '^bots/', '^shelf/'),

    // A component that draws what is within itself (a form's field, a list of fields) has no other way to say so.
    never('no-circles', { pathNot: '[.]svelte$' }, { circular: true }),
    never('nothing-unresolved', {}, { couldNotResolve: true }),
    never('no-package-undeclared', { pathNot: [TESTS, CONFIG] }, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
    never('src-imports-no-tests', { path: '/src/' }, { path: TESTS }),
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
