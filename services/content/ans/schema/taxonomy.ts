import {
  byType,
  closed,
  free,
  listOf,
  number,
  oneOfWords,
  pattern,
  ref,
  text,
  whole,
} from './build';

const siteOrReference = byType({ reference: ref('reference') }, ref('site'));
/** A section, or a reference to one. */
export const sectionOrReference = byType({ reference: ref('reference') }, ref('section'));

/** What a document is about, and where it stands. */
export const taxonomy = closed({
  ...free,
  keywords: listOf(
    closed({ keyword: text, score: number, tag: text, frequency: whole }, ['keyword', 'score']),
  ),
  named_entities: listOf(
    closed({ _id: text, name: text, type: text, score: number }, ['_id', 'name', 'type']),
  ),
  topics: listOf(
    closed({ _id: text, name: text, score: number, uid: text }, ['_id', 'score', 'uid']),
  ),
  auxiliaries: listOf(closed({ _id: text, name: text, uid: text }, ['_id', 'uid'])),
  tags: listOf(
    closed(
      {
        ...free,
        _id: text,
        type: oneOfWords('tag'),
        subtype: text,
        text,
        description: text,
        slug: text,
      },
      ['text'],
    ),
  ),
  primary_site: siteOrReference,
  sites: listOf(siteOrReference),
  primary_section: sectionOrReference,
  sections: listOf(sectionOrReference),
  seo_keywords: listOf(text),
  stock_symbols: listOf(text),
  associated_tasks: listOf(pattern('^[0-9a-fA-F]{24}$', 'must be 24 hexadecimal digits'), {
    maxItems: 200,
  }),
});
