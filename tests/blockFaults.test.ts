import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createContentClient } from '../runtime/content/fetchContent';
import { PreviewRenderer } from '../runtime/editor/server/preview/PreviewRenderer';
import { HarnessEvents, harnessRoutes } from '../runtime/harness/harnessRoutes';
import type { HarnessRendering } from '../runtime/harness/types';
import { buildPack } from '../runtime/pack/buildPack';
import { inertModules } from '../runtime/pack/inertModules';
import { loadPack } from '../runtime/pack/loadPack';
import type { Pack } from '../runtime/pack/types';
import { writeFiles } from '../runtime/pack/testing/writeFiles';
import { createServer, type Site } from '../runtime/server/createServer';
import type { FeatureNode, PageDocument } from '../runtime/document/document';

const ROOT = join(__dirname, '..');

const VIEW = 'blocks/late-block/features/late/default.tsx';
const LOADED = 'blocks/early-block/features/early/default.tsx';
const root = writeFiles({
  'package.json': '{"name":"faulty"}',
  'utils/firstWord.ts': [
    '/** Types and comments, which the bundle lacks. */',
    'export type Named = { name?: string };',
    '',
    'export function firstWord(named: Named): string {',
    '  return named',
    '    .name!',
    "    .split(' ')",
    '    .join();',
    '}',
  ].join('\n'),
  [VIEW]: [
    "import { firstWord, type Named } from '../../../../utils/firstWord';",
    '',
    'interface Props {',
    '  customFields: { item?: Named };',
    '}',
    '',
    'export default function Late({ customFields }: Props) {',
    '  return (',
    '    <p>',
    '      {firstWord(customFields.item ?? {})}',
    '    </p>',
    '  );',
    '}',
  ].join('\n'),
  'blocks/late-block/states.ts': 'export default { empty: { fields: {} } };',
  [LOADED]: [
    'const width: number = window.innerWidth;',
    'export default () => <p>{width}</p>;',
  ].join('\n'),
  'blocks/early-block/states.ts': 'export default { only: { fields: {} } };',
  'components/layouts/page.tsx':
    'const Page = ({ children }: any) => <main>{children[0]}</main>;\nPage.sections = ["main"];\nexport default Page;',
  'components/output-types/default.tsx':
    'export default ({ children, Libs }: any) => <html lang="en"><head><Libs /></head><body>{children}</body></html>;',
});
const website = 'site';
const feature = (id: string, type: string): FeatureNode => ({
  kind: 'feature',
  id,
  type,
  fields: {},
});
const document: PageDocument = {
  id: 'front',
  kind: 'page',
  name: 'Front',
  layout: 'page',
  meta: {},
  sections: {
    main: [feature('one', 'late-block/late'), feature('two', 'early-block/early')],
  },
};

let pack: Pack;
let warnings: string[];
let site: Site;

beforeAll(async () => {
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const built = await buildPack({ root, runtimeRoot: join(ROOT, 'runtime') });
  warnings = built.warnings.map(({ file, message }) => `${file}: ${message}`);
  pack = await loadPack({ root, modules: inertModules });
  const content = createContentClient({
    sources: () => pack.sources,
    upstream: { contentBase: () => '', accessToken: () => '' },
  });
  site = createServer({
    pack: () => pack,
    content,
    website,
    route: () => ({ kind: 'page', document, contentConfig: null }),
    inlineScripts: [],
    isReady: async () => true,
    logLevel: 'silent',
    tools: harnessRoutes({
      pack: () => pack,
      content,
      website,
      gateway: () => '',
      token: '',
      appDir: root,
      events: new HarnessEvents(),
    }),
  });
});
afterAll(async () => {
  await site?.app.close();
  rmSync(root, { recursive: true, force: true });
});

describe('A block that throws names its file and line', () => {
  const PLACE = 'utils/firstWord.ts:7';
  const REASON = `Cannot read properties of undefined (reading 'split') (${PLACE})`;

  it('in the harness, with the way there', async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/pf/harness/api/render',
      payload: { block: 'late-block', state: 'empty', fields: {}, content: 'state' },
    });
    const { failure } = answer.json<HarnessRendering>();
    expect(failure?.message).toBe(REASON);
    expect(failure?.stack).toMatch(
      /^TypeError: .*\n +at firstWord \(utils\/firstWord\.ts:7:\d+\)\n +at Late \(blocks\/late-block\/features\/late\/default\.tsx:10:\d+\)\n/,
    );
    expect(failure?.stack).not.toContain('pack.cjs');
  });

  it('in the harness’s frame', async () => {
    const { body } = await site.app.inject({
      url: '/pf/harness/frame?block=late-block&state=empty',
    });
    expect(/<html[^>]* data-failure="([^"]*)"/.exec(body)?.[1]).toContain(PLACE);
  });

  it('in the log, while readers are told nothing of it', async () => {
    const log = jest.spyOn(site.app.log, 'error').mockReturnValue();
    const { statusCode, body } = await site.app.inject({ url: '/' });
    expect([statusCode, body]).toEqual([200, expect.not.stringMatching(/firstWord|reading/)]);
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ block: 'late-block/late', at: PLACE, page: '/' }),
      'Block late-block/late was left out',
    );
    const [{ err }] = log.mock.calls[0] as unknown as [{ err: Error }];
    expect(err.stack).toContain(`(${VIEW}:10:`);
  });

  it('in the editor’s canvas', async () => {
    const preview = new PreviewRenderer({
      renderer: () => site.renderer(),
      website,
      frameScript: '/f.js',
    });
    const sample = { uri: '/', contentConfig: null };
    const { problems } = await preview.nodes(document, document.sections['main']!, sample);
    const expected = { one: REASON, two: `window is not defined (${LOADED}:1)` };
    expect(problems).toEqual(expected);
    const page = String((await preview.page(document, 1, sample)).body);
    const told = /data-problems="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"');
    expect(JSON.parse(told ?? '')).toEqual(expected);
  });

  it('to those who build it, where it throws as it is loaded', () => {
    const text = `${LOADED}: threw while it was loaded: window is not defined (${LOADED}:1)`;
    expect(warnings).toContainEqual(text);
    expect(pack.problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([text]);
  });
});
