import { pathOf, requiredParam } from '../params';
import { at, list } from '../schemas/json';
import { readAuthor } from '../schemas/readAuthor';
import type { Source } from '../source';
import { SourceError } from '@broadsheet/define';

/** One author (widgets §7), as an `Author`. Throws 400, and 404 when there is no such author. */
const source: Source = {
  schemaName: 'author',
  label: 'Author',
  params: [
    {
      name: 'author_id',
      type: 'text',
      displayName: 'Author',
      required: true,
      choices: 'author-choices',
    },
  ],
  ttl: 300,
  resolve: (query) =>
    pathOf('/author/v2/author-service', { _id: requiredParam(query, 'author_id') }),
  transform(data) {
    if (!Array.isArray(at(data, 'authors')))
      throw new SourceError(502, 'the upstream gave no list');
    const author = list(at(data, 'authors'))[0];
    if (!author) throw new SourceError(404, 'there is no such author');
    return readAuthor(author);
  },
};

export default source;
