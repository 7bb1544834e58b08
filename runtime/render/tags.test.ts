import { holdingOf } from '../content/holdingOf';
import type { ContentEntry } from '../content/types';
import { cacheTagHeader, changedTags, contentTag, contentTags, documentTag, siteTag } from './tags';

const entry = (data: unknown): ContentEntry => ({
  json: JSON.stringify(data),
  version: '',
  holding: holdingOf(data),
  fetched: 0,
  expires: 0,
});
const story = (id: string) => ({ _id: id, type: 'story' });
const scores: ContentEntry = { json: '[1]', version: '', fetched: 0, expires: 0 };

it('a site, a page and a document have the tags that a CDN is told to forget by', () => {
  expect(siteTag('broadsheet')).toBe('site:broadsheet');
  expect(documentTag('home page')).toBe('document:home-page');
  expect(contentTag('A1/b')).toBe('content:A1/b');
  expect(changedTags(null, 'broadsheet')).toEqual(['site:broadsheet']);
});

describe('what is made of answers is tagged', () => {
  it.each<[string, [string, ContentEntry | null][], string[]]>([
    ['by the document it is about', [['s|{"url":"/a"}', entry(story('a'))]], ['content:a']],
    [
      'by the id it was asked by',
      [['s|{"id":"top"}', entry([story('a')])]],
      ['content', 'content:a', 'content:top'],
    ],
    [
      'as open where a list is in it, and its subject comes first',
      [
        ['s|{}', entry(story('a'))],
        ['l|{}', entry([story('b'), story('c')])],
      ],
      ['content', 'content:a', 'content:b', 'content:c'],
    ],
    ['as open where an answer failed', [['s|{}', null]], ['content']],
    ['by nothing where it follows no document', [['g|{}', scores]], []],
  ])('%s', (_rule, answers, tags) => {
    expect(contentTags(answers)).toEqual(tags);
  });

  it('with what a change of the document names, whatever its id', () => {
    for (const id of ['a', 'gone/with spaces', 'ü,b', 'x'.repeat(400)]) {
      expect(contentTags([['s|{}', entry(story(id))]])).toEqual([contentTag(id)]);
      expect(changedTags({ ids: [id], gone: [] }, 'site')).toContain(contentTag(id));
      expect(contentTag(id)).toMatch(/^content:[\w:/.-]{1,120}$/);
    }
    expect(contentTag(`${'x'.repeat(400)}1`)).not.toBe(contentTag(`${'x'.repeat(400)}2`));
  });

  it('in a header that CDNs take; what does not fit may be changed by any document', () => {
    const tags = Array.from({ length: 500 }, (_, at) => `content:${at}`);
    const header = cacheTagHeader(['site:site', ...tags]).split(',');
    expect(header).toHaveLength(80);
    expect(header).toEqual(expect.arrayContaining(['site:site', 'content:0', 'content']));
    expect(cacheTagHeader(['a', 'b'])).toBe('a,b');
  });
});
