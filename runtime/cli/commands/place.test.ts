import { Command } from 'commander';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDocument } from '../../store/createDocument';
import type { Database } from '../../store/database';
import { openDatabase } from '../../store/openDatabase';
import { openStore, type Store } from '../../store/openStore';
import { publish } from '../../store/publish';
import { readPublished } from '../../store/readPublished';
import { saveDraft } from '../../store/saveDraft';
import { savePageUrl } from '../../store/savePageUrl';
import { saveResolver } from '../../store/saveResolver';
import { feature, pageDocument } from '../../document/testing/fixtures';
import { ANYWHERE } from '../../document/placement';
import { readEnvironment } from '../environment';
import type { SiteConfig } from '../config';
import { addPlaceCommand, place } from './place';

const website = 'daily';
const author = 'ada';
const NOTE = 'note-block/note';

const root = mkdtempSync(join(tmpdir(), 'broadsheet-place-'));
const environment = readEnvironment(root, {});
let database: Database | null;
let log: jest.SpyInstance;

const entry = (customFields: object) => ({ customFields, placement: ANYWHERE });
const manifest = {
  features: {
    'header-block/header': entry({}),
    'promo-block/promo': entry({ title: { kind: 'text' } }),
    [NOTE]: entry({
      title: { kind: 'text', required: true },
      size: { kind: 'number', max: 10 },
    }),
  },
  chains: {},
  layouts: { front: { sections: ['header', 'main', 'rail'] } },
};

/** The database, for as long as `work` takes: as a site that runs. */
async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  database = await openDatabase(environment);
  try {
    return await work(await openStore(database.pool));
  } finally {
    await database.close();
  }
}

const placeNote = (page?: string, more: Partial<Parameters<typeof place>[1]> = {}) =>
  place(
    { root, website },
    { type: NOTE, page, section: 'main', fields: ['title=Today'], isFirst: false, ...more },
    environment,
  );

const published = () => withStore((store) => readPublished(store, { documentId: 'home', website }));

beforeAll(async () => {
  log = jest.spyOn(console, 'log').mockReturnValue();
  mkdirSync(join(root, 'dist/pack'), { recursive: true });
  mkdirSync(join(root, 'blocks/late-block/features'), { recursive: true });
  writeFileSync(join(root, 'dist/pack/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(root, 'blocks/late-block/features/late.tsx'), '');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('broadsheet place', () => {
  it('says what to do where no page is published yet', async () => {
    await expect(placeNote('home')).rejects.toThrow(
      'No page is published yet. Type npm start once.',
    );
  });

  it('puts a block behind the others of a section and publishes the page', async () => {
    await withStore(async (store) => {
      await createDocument(store, { document: pageDocument('home', { name: 'Home' }), author });
      await createDocument(store, { document: pageDocument('about'), author });
      await publish(store, { documentId: 'home', website, author });
      await publish(store, { documentId: 'about', website, author });
    });
    await placeNote('home', { fields: ['title=Today', 'size=3'] });
    const page = await published();
    expect(page).toMatchObject({ number: 2, publishedBy: 'command-line' });
    expect(page?.document.sections['main']).toEqual([
      feature('one'),
      { kind: 'feature', id: 'note', type: NOTE, fields: { title: 'Today', size: 3 } },
    ]);
    expect(log).toHaveBeenCalledWith(
      'Placed note-block/note in section "main" of "home" (version 2).',
    );
  });

  it('puts it first where that is asked for, also into a section that was empty', async () => {
    await placeNote('HOME', { isFirst: true });
    await placeNote('home', { section: 'rail' });
    const { document, number } = (await published()) ?? {};
    const sections = document?.sections ?? {};
    expect(number).toBe(4);
    expect(sections['main']?.map(({ id }) => id)).toEqual(['note-2', 'one', 'note']);
    expect(sections['rail']?.map(({ id }) => id)).toEqual(['note-3']);
  });

  it.each<[string, string, Parameters<typeof placeNote>[1], RegExp]>([
    ['a page', 'hme', {}, /no page "hme"\. Pages: about, home/],
    ['a section', 'home', { section: 'side' }, /no section "side"/],
    ['a block not built', 'home', { type: 'late-block/late' }, /not built yet. Type npm run build/],
  ])(
    'refuses %s that is not there',
    async (_, page, more, message) => {
      await expect(placeNote(page, more)).rejects.toThrow(message);
    },
    30_000,
  );

  it('says in one go all that is wrong or missing', async () => {
    const asked = placeNote(undefined, {
      type: 'note-block/nte',
      section: undefined,
      fields: ['title'],
    });
    await expect(asked).rejects.toThrow(
      [
        'Nothing was placed.',
        '- Name the page: --page <name>. Pages: about, home',
        '- There is no block "note-block/nte" in the built pack. Blocks:',
        `  header-block/header\n  ${NOTE}\n  promo-block/promo`,
        '- Name a section of the page: --section <name>. Sections: header, main, rail',
        '- --field takes name=value, not "title".',
      ].join('\n'),
    );
  });

  it('takes no option for granted that the command line leaves out', async () => {
    const program = new Command().exitOverride();
    addPlaceCommand(program, { root, website } as SiteConfig);
    const typed = program.parseAsync(['node', 'broadsheet', 'place', NOTE, '--page', 'x']);
    await expect(typed).rejects.toThrow(/no page "x"[^]*--section <name>[^]*"title" is required/);
  });

  it('has published nothing of what it refused', async () => {
    expect(await published()).toMatchObject({ number: 4 });
  });

  it('takes a page by its address, but never a template by that of one of its many pages', async () => {
    await withStore(async (store) => {
      const template = pageDocument('story', { kind: 'template' });
      await createDocument(store, { document: template, author });
      await publish(store, { documentId: 'story', website, author });
      await savePageUrl(store, { website, uri: '/front/', documentId: 'home', author });
      const found = { name: 'Stories', priority: 1, source: null, params: {} };
      const resolver = { ...found, patterns: ['/news/:slug'], templateId: 'story' };
      await saveResolver(store, { website, ...resolver, author });
    });
    await placeNote('/front/?a=1');
    expect(await published()).toMatchObject({ number: 5 });
    await expect(placeNote('/news/a.html')).rejects.toThrow(
      '/news/a.html is one of many pages that the template "story" makes. To change them all: --page story',
    );
    await expect(placeNote('/nowhere')).rejects.toThrow('There is no page "/nowhere"');
  }, 30_000);

  it('refuses a page with changes that nobody has published', async () => {
    await withStore(async (store) => {
      const document = pageDocument('about', { name: 'Changed' });
      await saveDraft(store, { documentId: 'about', baseRev: 1, document, author });
    });
    await expect(placeNote('about')).rejects.toThrow(/nobody has published yet \(by ada\)/);
  });

  it('says that the site must be stopped while it has the database', async () => {
    await withStore(async () => {
      await expect(placeNote('home')).rejects.toThrow(
        new RegExp(
          `The site is running \\(process ${process.pid}\\).*Stop the site \\(Ctrl\\+C\\)`,
        ),
      );
    });
  });
});
