import { at } from '../ans/json';
import type { Json, JsonObject } from '../ans/json';
import { picture, reference, story, withElements } from '../testing/documents';
import { prepareDocument } from './prepareDocument';

const prepare = (document: JsonObject, isTrusted = false): JsonObject =>
  prepareDocument(document, 'broadsheet', { ownHosts: [], isTrusted });

const element = (given: Json, isTrusted = false): Json | undefined => {
  const elements = prepare(withElements(given), isTrusted).content_elements;
  return Array.isArray(elements) ? elements[0] : undefined;
};

const dirty = '<b onclick="x">a</b><script>b</script>';

describe('what is delivered of a document', () => {
  it('says where it is found, and keeps what is the publisher’s own', () => {
    const prepared = prepare(story('a', { additional_properties: { own: 1 } }));
    expect(prepared).toMatchObject({
      _id: 'a',
      canonical_url: '/news/a.html',
      canonical_website: 'broadsheet',
      website: 'broadsheet',
      website_url: '/news/a.html',
      additional_properties: { own: 1 },
    });
  });

  it('has the current version where none was given', () => {
    const { version: _version, ...rest } = story('a');
    expect(prepare(rest).version).toBe('0.10.9');
  });

  it.each(['text', 'header', 'blockquote', 'interstitial_link'])('has clean HTML in %s', (type) => {
    expect(element({ type, content: dirty, url: '/a' })).toMatchObject({ content: '<b>a</b>' });
  });

  it.each<[string, Json, string[]]>([
    [
      'lists in lists',
      { type: 'list', items: [{ type: 'list', items: [{ type: 'text', content: dirty }] }] },
      ['items', '0', 'items', '0', 'content'],
    ],
    [
      'quotes',
      { type: 'quote', content_elements: [{ type: 'text', content: dirty }] },
      ['content_elements', '0', 'content'],
    ],
    [
      'citations',
      { type: 'quote', content_elements: [], citation: { type: 'text', content: dirty } },
      ['citation', 'content'],
    ],
    [
      'tables',
      { type: 'table', rows: [[{ type: 'text', content: dirty }]] },
      ['rows', '0', '0', 'content'],
    ],
    [
      'groups',
      { type: 'element_group', content_elements: [{ type: 'text', content: dirty }] },
      ['content_elements', '0', 'content'],
    ],
    ['unknown elements', { type: 'hologram', content: dirty }, ['content']],
    ['corrections', { type: 'correction', text: dirty }, ['text']],
  ])('has clean HTML in %s', (_name, given, path) => {
    expect(walk(element(given), path)).toBe('<b>a</b>');
  });

  it('has clean HTML where a bare text stands for an element', () => {
    const rows = [[dirty]];
    expect(element({ type: 'table', header: [dirty], rows })).toMatchObject({
      header: ['<b>a</b>'],
      rows: [['<b>a</b>']],
    });
    expect(element({ type: 'list', items: [dirty] })).toMatchObject({ items: ['<b>a</b>'] });
    expect(element({ type: 'quote', citation: dirty })).toMatchObject({ citation: '<b>a</b>' });
  });

  it('cleans the corrections beside the body', () => {
    const prepared = prepare(story('a', { corrections: [{ type: 'correction', text: dirty }] }));
    expect(walk(prepared, ['corrections', '0', 'text'])).toBe('<b>a</b>');
  });

  it('leaves code as it is', () => {
    expect(element({ type: 'code', language: 'html', content: dirty })).toMatchObject({
      content: dirty,
    });
  });

  it('has plain text in headlines, descriptions and captions', () => {
    const prepared = prepare(
      story('a', {
        headlines: { basic: '<em>Hamlet</em> &amp; more' },
        description: { basic: 'A <b>b</b>' },
        promo_items: { basic: picture({ caption: 'A <a href="/b">link</a>' }) },
      }),
    );
    expect(prepared).toMatchObject({
      headlines: { basic: 'Hamlet & more' },
      description: { basic: 'A b' },
      promo_items: { basic: { caption: 'A link' } },
    });
  });

  it('gives each tag a slug (platform §2)', () => {
    const tags: Json[] = [{ text: 'City Council' }, { text: 'B', slug: 'own' }, 'Plain Words'];
    expect(at(prepare(story('a', { taxonomy: { tags } })), 'taxonomy', 'tags')).toEqual([
      { text: 'City Council', slug: 'city-council' },
      { text: 'B', slug: 'own' },
      { text: 'Plain Words', slug: 'plain-words' },
    ]);
  });

  it('keeps references, and cleans what they override', () => {
    expect(element(reference('image', 'x'))).toEqual(reference('image', 'x'));
    const overrides = { content_elements: [{ type: 'text', content: dirty }] };
    expect(element(reference('story', 'x', overrides))).toEqual(
      reference('story', 'x', { content_elements: [{ type: 'text', content: '<b>a</b>' }] }),
    );
  });
});

describe('raw HTML', () => {
  const html = '<div class="a"><script>x()</script></div>';

  it('stays whole where it is not trusted, for a frame of its own', () => {
    expect(element({ type: 'raw_html', content: html })).toMatchObject({
      content: html,
      additional_properties: { trusted: false },
    });
  });

  it('loses its scripts where the element or the ingest is trusted', () => {
    const clean = { content: '<div class="a"></div>', additional_properties: { trusted: true } };
    expect(element({ type: 'raw_html', content: html }, true)).toMatchObject(clean);
    const trusted = { type: 'raw_html', content: html, additional_properties: { trusted: true } };
    expect(element(trusted)).toMatchObject(clean);
  });
});

function walk(value: Json | undefined, path: string[]): unknown {
  let current: unknown = value;
  for (const key of path) current = (current as Record<string, unknown>)[key];
  return current;
}
