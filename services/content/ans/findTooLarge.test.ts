import { story, withElements } from '../testing/documents';
import { checkAnsDocument } from './checkAnsDocument';
import { findTooLarge } from './findTooLarge';
import type { Json, JsonObject } from './json';

const text = (content: string): JsonObject => ({ type: 'text', content });

const nested = (levels: number): JsonObject =>
  levels === 0 ? text('x') : { type: 'element_group', content_elements: [nested(levels - 1)] };

const table = (rows: number, cells: number): JsonObject => ({
  type: 'table',
  rows: Array.from({ length: rows }, () => Array.from({ length: cells }, () => text('1'))),
});

describe('a part that is too large is named, with its limit and its size', () => {
  it.each<[string, JsonObject, string, string]>([
    [
      'a headline',
      story('a', { headlines: { basic: 'x'.repeat(5_001) } }),
      '/headlines/basic',
      'has 5,001 bytes, at most 5,000',
    ],
    [
      'raw HTML',
      withElements(text('a'), { type: 'raw_html', content: 'é'.repeat(300_000) }),
      '/content_elements/1/content',
      'has 600,000 bytes, at most 500,000',
    ],
    [
      'a paragraph',
      withElements(text('x'.repeat(200_001))),
      '/content_elements/0/content',
      'has 200,001 bytes, at most 200,000',
    ],
    [
      'the markup of an oEmbed answer',
      withElements({ type: 'oembed_response', raw_oembed: { html: 'x'.repeat(660_000) } }),
      '/content_elements/0/raw_oembed/html',
      'has 660,000 bytes, at most 200,000',
    ],
    [
      'markup in markup',
      withElements(text('<b>'.repeat(201))),
      '/content_elements/0/content',
      'has markup more than 200 elements deep',
    ],
    [
      'elements in elements',
      withElements(nested(10)),
      `/content_elements/0${'/content_elements/0'.repeat(9)}/content_elements`,
      'is a list of elements more than 10 deep',
    ],
    [
      'the elements of a list',
      withElements(...Array.from({ length: 20_001 }, (): Json => text('x'))),
      '/',
      'has 20,001 elements, at most 20,000',
    ],
    [
      'elements of all lists',
      withElements(
        ...[0, 1, 2].map((): Json => ({
          type: 'element_group',
          content_elements: Array.from({ length: 7_000 }, (): Json => text('x')),
        })),
      ),
      '/',
      'has 21,003 elements, at most 20,000',
    ],
    [
      'tags',
      story('a', { taxonomy: { tags: Array.from({ length: 1_001 }, () => ({ text: 'x' })) } }),
      '/taxonomy/tags',
      'has 1,001 members, at most 1,000',
    ],
    [
      'pictures of a gallery',
      withElements({
        type: 'gallery',
        content_elements: Array.from({ length: 2_001 }, (): Json => ({ type: 'image' })),
      }),
      '/content_elements/0/content_elements',
      'has 2,001 members, at most 2,000',
    ],
    [
      'cells of tables',
      withElements(table(5_000, 11)),
      '/',
      'has 55,000 table cells, at most 50,000',
    ],
    [
      'anything else',
      story('a', { copyright: 'x'.repeat(500_001) }),
      '/copyright',
      'has 500,001 bytes, at most 500,000',
    ],
  ])('%s', (_name, document, path, message) => {
    expect(findTooLarge(document)).toEqual([{ path, message }]);
    expect(checkAnsDocument(document, { tolerant: true })).toMatchObject({
      ok: false,
      errors: [{ path, message }],
    });
  });
});

it('a live blog of 2,000 posts is not too large', () => {
  const post: Json[] = [
    { type: 'header', level: 2, content: 'The council votes' },
    text('Timestamp: 11/21/2026 2:05 p.m.'),
    ...Array.from({ length: 3 }, () =>
      text(`<b>So</b> it goes. ${'Words and more words. '.repeat(10)}`),
    ),
  ];
  expect(findTooLarge(withElements(...Array.from({ length: 2_000 }, () => post).flat()))).toEqual(
    [],
  );
});

it('code is full of angle brackets, and no markup', () => {
  const content = 'vector<'.repeat(1_000);
  expect(findTooLarge(withElements({ type: 'code', content }))).toEqual([]);
});
