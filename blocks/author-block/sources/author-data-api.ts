import { defineSource, param, SourceError } from '@broadsheet/define';
import { pathOf } from '../../../content/params';
import { at, list } from '../../../content/schemas/json';
import { readAuthor } from '../../../content/schemas/readAuthor';

/** One author (widgets §7), as an `Author`. Throws 400, and 404 when there is no such author. */
const source = defineSource({
  schemaName: 'author',
  label: 'Author',
  params: {
    author_id: param.text({ label: 'Author', required: true, choices: 'author-choices' }),
  },
  ttl: 300,
  resolve: (query) => pathOf('/author/v2/author-service', { _id: query.author_id }),
  transform(data) {
    if (!Array.isArray(at(data, 'authors')))
      throw new SourceError(502, 'the upstream gave no list');
    const author = list(at(data, 'authors'))[0];
    if (!author) throw new SourceError(404, 'there is no such author');
    return readAuthor(author);
  },
});

declare module 'fusion:content' {
  interface Sources {
    'author-data-api': typeof source;
  }
}

export default source;
