import type { SourceTools } from '@broadsheet/define';
import { resizerUrl } from '../../components/ui/resizerUrl';
import { type Choice, choicesSource, fits } from '../choicesSource';
import { getJson } from '../getJson';
import { pathOf } from '../params';
import { at, list } from '../schemas/json';
import { readAuthor } from '../schemas/readAuthor';

const PATH = '/author/v2/author-service';
/** Authors of an answer at most, and of the house. */
const PAGE = 100;
const MOST = 1000;
/** px of the small picture. */
const SIDE = 96;

/** The paper's writers by their ids, for editors. */
export default choicesSource({
  find: async (words, _query, tools) => {
    const all = await tools.cachedCall('authors', () => readAll(tools), {
      ttl: 60,
      independent: true,
    });
    return all.filter((choice) => fits(choice, words));
  },
  name: (values, _query, { signal }) => read({ _id: values.join(',') }, signal),
});

async function readAll({ signal }: SourceTools): Promise<Choice[]> {
  const all: Choice[] = [];
  for (let offset = 0; offset < MOST; offset += PAGE) {
    const page = await read({ limit: PAGE, offset }, signal);
    all.push(...page);
    if (page.length < PAGE) break;
  }
  return all;
}

async function read(
  query: Record<string, string | number>,
  signal: AbortSignal | undefined,
): Promise<Choice[]> {
  const answer = await getJson(pathOf(PATH, query), signal);
  return list(at(answer, 'authors')).map((raw): Choice => {
    const { _id, name, role, image } = readAuthor(raw);
    return {
      value: _id,
      label: name || _id,
      ...(role ? { note: role } : {}),
      ...(image ? { image: resizerUrl(image, { width: SIDE, height: SIDE }) } : {}),
    };
  });
}
