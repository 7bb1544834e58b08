/** The rules of the house: who may import whom. */
const block = '^blocks/([^/]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'No circle between files, anywhere.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
        path: '^(runtime|services|seed|e2e|bench|scripts)/',
        dependencyTypesNot: ['aliased-tsconfig-paths'],
      },
    },
    {
      name: 'utils-alone',
      comment: 'utils/ imports nothing of ours.',
      severity: 'error',
      from: { path: '^utils/' },
      to: { path: '^(blocks|components|content|properties|runtime|services|seed|mocks)/' },
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
      to: { path: '^(blocks|components|content|properties|utils|resources|services|seed|mocks)/' },
    },
    {
      name: 'services-alone',
      comment: 'Services meet the engine and the pack over HTTP.',
      severity: 'error',
      from: { path: '^services/' },
      to: { path: '^(blocks|components|content|properties|utils|resources|runtime|seed|mocks)/' },
    },
    {
      name: 'seed-over-http',
      comment: 'The first edition reaches the services over HTTP.',
      severity: 'error',
      from: { path: '^seed/' },
      to: { path: '^(runtime|services|blocks|components)/' },
    },
    {
      name: 'document-alone',
      comment: 'A document, and what is done to it, needs no database and no server: the browser uses the same.',
      severity: 'error',
      from: { path: '^runtime/document/' },
      to: { path: '^runtime/(?!document/)|node_modules/(kysely|pg|@electric-sql)/' },
    },
    {
      name: 'engine-layers-fusion',
      comment: 'fusion <- content <- render <- server <- cli.',
      severity: 'error',
      from: { path: '^runtime/fusion/' },
      to: { path: '^runtime/(content|render|server|cli|store|pack)/' },
    },
    {
      name: 'engine-layers-content',
      severity: 'error',
      from: { path: '^runtime/content/' },
      to: { path: '^runtime/(render|server|cli|store|pack)/' },
    },
    {
      name: 'engine-layers-render',
      severity: 'error',
      from: { path: '^runtime/render/' },
      to: { path: '^runtime/(server|cli)/' },
    },
    {
      name: 'engine-layers-server',
      severity: 'error',
      from: { path: '^runtime/server/' },
      to: { path: '^runtime/cli/' },
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
