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
  pack: ['document', 'fusion', 'content'],
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

/** The floors of the editor's application, and what each stands on; every other folder is a screen. */
const EDITOR_FLOORS = {
  shared: [],
  model: ['shared'],
  canvas: ['shared', 'model'],
  frame: ['shared'],
};
const EDITOR_SCREENS = [
  'home',
  'page',
  'collections',
  'find',
  'log',
  'newsletters',
  'people',
  'routing',
];
const TESTS = '\\.test\\.tsx?$|/testing/';

const floor = ([room, others]) => ({
  name: `editor-app-${room}`,
  comment: `runtime/editor/app/${room} imports ${others.join(', ') || 'no other folder'} of the application: no screen knows the inside of another.`,
  severity: 'error',
  from: { path: `^runtime/editor/app/${room}/`, pathNot: TESTS },
  to: {
    path: '^runtime/editor/app/',
    pathNot: `^runtime/editor/app/(${[room, ...others].join('|')})/`,
  },
});

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
        path: '^(runtime|services|http|oidc-client|plain-pages|e2e|bench|scripts)/',
        dependencyTypesNot: ['aliased-tsconfig-paths'],
      },
    },
    {
      name: 'define-alone',
      comment: 'What a pack states itself with runs on any engine: it knows fusion:* only.',
      severity: 'error',
      from: { path: '^define/' },
      to: {
        path: '^(blocks|components|content|properties|resources|runtime|services|utils|mocks)/',
        dependencyTypesNot: ['aliased-tsconfig-paths'],
      },
    },
    {
      name: 'utils-alone',
      comment: 'utils/ imports nothing of ours.',
      severity: 'error',
      from: { path: '^utils/' },
      to: { path: '^(blocks|components|content|properties|runtime|services|mocks)/' },
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
        path: '^(blocks|components|content|define|properties|utils|resources|services|mocks)/',
      },
    },
    {
      name: 'services-alone',
      comment: 'Services meet the engine and the pack over HTTP.',
      severity: 'error',
      from: { path: '^services/' },
      to: { path: '^(blocks|components|content|properties|utils|resources|runtime|mocks)/' },
    },
    {
      name: 'demo-only-composed',
      comment: 'A site starts without the demo: nothing knows of it but the composition.',
      severity: 'error',
      from: { pathNot: '^(demo/|broadsheet\\.config\\.ts$)' },
      to: { path: '^demo/' },
    },
    {
      name: 'shared-parts-alone',
      comment:
        'What engine and services share imports nothing of ours: the look of a site is given to it.',
      severity: 'error',
      from: { path: '^(http|oidc-client|plain-pages)/' },
      to: {
        path: '^(blocks|components|content|properties|utils|resources|runtime|services|mocks)/',
      },
    },
    {
      name: 'demo-over-http',
      comment: 'The edition fills a site over HTTP, as a CMS would.',
      severity: 'error',
      from: { path: '^demo/', pathNot: '^demo/(simulator|daily)/|\\.test\\.ts$' },
      to: { path: '^(runtime|services|blocks|components|content|mocks)/' },
    },
    {
      name: 'edition-without-simulator',
      comment: 'The edition is given games, whoever has them.',
      severity: 'error',
      from: { path: '^demo/(art|audio|daily|edition|gameStories|pages)/' },
      to: { path: '^demo/simulator/' },
    },
    {
      name: 'simulator-as-a-provider',
      comment:
        'The simulator knows of the statistics what a provider’s adapter needs: the shape, the teams, the errors.',
      severity: 'error',
      from: { path: '^demo/simulator/', pathNot: '\\.test\\.ts$|/testing/' },
      to: {
        path: '^(runtime|services|blocks|components|content|properties|utils|mocks|demo)/',
        pathNot: '^(demo/simulator/|demo/random\\.ts$|services/http/|services/stats/[^/]+\\.ts$)',
      },
    },
    {
      name: 'simulator-behind-the-service',
      comment: 'The service asks its source, and not the other way round.',
      severity: 'error',
      from: { path: '^demo/simulator/', pathNot: '\\.test\\.ts$|/testing/' },
      to: { path: '^services/stats/(main|plugin|noStats|readProvider)\\.ts$' },
    },
    ...Object.entries(LAYERS).map(below),
    ...Object.entries(EDITOR_FLOORS).map(floor),
    ...EDITOR_SCREENS.map((screen) => floor([screen, ['shared', 'model', 'canvas']])),
    {
      name: 'editor-contract',
      comment: 'The contract of the editor’s API is made of documents and words of the store.',
      severity: 'error',
      from: { path: '^runtime/editor/contract/', pathNot: TESTS },
      to: {
        path: '^runtime/',
        pathNot:
          '^runtime/(editor/contract/|document/|store/(staff/types|tables|editorNotices)\\.ts$)',
      },
    },
    {
      name: 'editor-app-behind-the-contract',
      comment: 'The application knows of the server what the contract says.',
      severity: 'error',
      from: { path: '^runtime/editor/app/', pathNot: TESTS },
      to: {
        path: '^runtime/',
        pathNot:
          '^runtime/(editor/(app|contract)|document|ui|forms|fusion)/|^runtime/client/audience\\.ts$',
      },
    },
    {
      name: 'editor-server-without-app',
      comment: 'The server gives the application out, and knows nothing of it.',
      severity: 'error',
      from: { path: '^runtime/editor/server/', pathNot: TESTS },
      to: { path: '^runtime/editor/app/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'] },
  },
};
