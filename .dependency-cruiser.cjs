/** The rules of the house: who may import whom. */
const block = '^blocks/([^/]+)/';

/** The rooms of the engine, and those that each stands on. `cli` puts all of them together. */
const LAYERS = {
  fusion: [],
  document: [],
  ui: [],
  content: ['fusion'],
  client: ['fusion'],
  forms: ['fusion', 'content', 'ui'],
  pack: ['fusion', 'content'],
  store: ['document', 'content'],
  render: ['fusion', 'document', 'content', 'client', 'pack'],
  server: ['document', 'content', 'pack', 'store', 'render'],
  harness: ['fusion', 'document', 'ui', 'content', 'client', 'forms', 'pack', 'render', 'server'],
  editor: [
    'fusion',
    'document',
    'ui',
    'content',
    'client',
    'forms',
    'pack',
    'store',
    'render',
    'server',
  ],
};

const below = ([room, others]) => ({
  name: `engine-layers-${room}`,
  comment: `runtime/${room} imports ${others.join(', ') || 'no other room'}.`,
  severity: 'error',
  from: { path: `^runtime/${room}/`, pathNot: '\\.test\\.tsx?$|/testing/' },
  to: { path: '^runtime/', pathNot: `^runtime/(${[room, ...others].join('|')})/` },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'No circle between files, anywhere, be it of types only.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'document-without-database',
      comment: 'The browser does to a document what the server does: with the same code.',
      severity: 'error',
      from: { path: '^runtime/document/' },
      to: { path: 'node_modules/(kysely|pg|@electric-sql)/' },
    },
    {
      name: 'block-imports-own-and-shared',
      comment: 'A block never imports another block.',
      severity: 'error',
      from: { path: block },
      to: { path: '^blocks/', pathNot: '^blocks/$1/' },
    },
    {
      name: 'pack-not-runtime',
      comment: 'The pack meets the engine through fusion:* only, and services over HTTP.',
      severity: 'error',
      from: { path: '^(blocks|components|content|properties|utils|resources)/' },
      to: {
        path: '^(runtime|services|plain-pages|demo|e2e|bench|scripts)/',
        dependencyTypesNot: ['aliased-tsconfig-paths'],
      },
    },
    {
      name: 'define-alone',
      comment: 'What a pack states itself with runs on any engine: it knows fusion:* only.',
      severity: 'error',
      from: { path: '^define/' },
      to: {
        path: '^(blocks|components|content|properties|resources|runtime|services|demo|utils|mocks)/',
        dependencyTypesNot: ['aliased-tsconfig-paths'],
      },
    },
    {
      name: 'utils-alone',
      comment: 'utils/ imports nothing of ours.',
      severity: 'error',
      from: { path: '^utils/' },
      to: { path: '^(blocks|components|content|properties|runtime|services|demo|mocks)/' },
    },
    {
      name: 'ui-imports-utils-only',
      comment: 'components/ui imports only utils/ (and the types of content).',
      severity: 'error',
      from: { path: '^components/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(blocks|components/(?!ui/)|properties|content/(?!schemas/ans))' },
    },
    {
      name: 'runtime-never-imports-pack',
      comment: 'The engine discovers the pack, and never imports it.',
      severity: 'error',
      from: { path: '^runtime/' },
      to: {
        path: '^(blocks|components|content|define|properties|utils|resources|services|demo|mocks)/',
      },
    },
    {
      name: 'services-alone',
      comment: 'Services meet the engine and the pack over HTTP.',
      severity: 'error',
      from: { path: '^services/' },
      to: { path: '^(blocks|components|content|properties|utils|resources|runtime|demo|mocks)/' },
    },
    {
      name: 'plain-pages-alone',
      comment:
        'What engine and services share imports nothing of ours: the look of a site is given to it.',
      severity: 'error',
      from: { path: '^plain-pages/' },
      to: {
        path: '^(blocks|components|content|properties|utils|resources|runtime|services|demo|mocks)/',
      },
    },
    {
      name: 'demo-over-http',
      comment: 'The demo fills a site over HTTP, as a CMS would.',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: '^(runtime|services|blocks|components)/' },
    },
    ...Object.entries(LAYERS).map(below),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'] },
  },
};
