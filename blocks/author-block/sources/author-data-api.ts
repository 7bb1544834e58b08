import { defineSource, param, SourceError } from '@broadsheet/define';
import { findJson } from '../../../content/findJson';
import { getJson } from '../../../content/getJson';
import { fieldQuery } from '../../../content/lucene';
import { pathOf, siteOf } from '../../../content/params';
import type { Author } from '../../../content/schemas/ans';
import { at, list } from '../../../content/schemas/json';
import { readAuthor } from '../../../content/schemas/readAuthor';

/**
 * One author (widgets §7), as an `Author`: as the author service has it, else as the newest story names
 * its writer (0030). Throws 400, 404 when neither knows the author, 502 for an answer that is none.
 */
const source = defineSource({
  schemaName: 'author',
  label: 'Author',
  params: {
    author_id: param.text({ label: 'Author', required: true, choices: 'author-choices' }),
  },
  ttl: 300,
  async fetch(query, { signal }) {
    const id = query.author_id;
    const [known] = await readAuthors(id, signal);
    const author = known ?? (await readCredit(id, siteOf(query), signal));
    if (!author) throw new SourceError(404, 'there is no such author');
    return author;
  },
});

declare module 'fusion:content' {
  interface Sources {
    'author-data-api': typeof source;
  }
}

export default source;

async function readAuthors(id: string, signal: AbortSignal | undefined): Promise<Author[]> {
  const answer = await findJson(pathOf('/author/v2/author-service', { _id: id }), signal);
  if (answer === null) return [];
  const authors = at(answer, 'authors');
  if (!Array.isArray(authors)) throw new SourceError(502, 'the upstream gave no list');
  return authors.map(readAuthor);
}

/** Stories of others name writers that the author service has never heard of. */
async function readCredit(
  id: string,
  website: string,
  signal: AbortSignal | undefined,
): Promise<Author | undefined> {
  const path = pathOf('/content/v4/search/published', {
    website,
    q: fieldQuery('credits.by._id', [id]),
    size: 1,
    sort: 'display_date:desc',
    _sourceExclude: 'content_elements',
  });
  const [story] = list(at(await getJson(path, signal), 'content_elements'));
  return list(at(story, 'credits', 'by'))
    .map(readAuthor)
    .find((author) => author._id === id);
}
