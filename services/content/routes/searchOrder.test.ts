import { engines } from '../testing/engines';
import { story } from '../testing/documents';
import { openService, type TestService } from '../testing/openService';

const DAY = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY).toISOString();
const element = (content: string) => [{ type: 'text', content }];
const filler = 'Nobody at the meeting had seen anything like it in years, they said. ';

/** The older one is worth more each time. */
const documents = [
  story('text', {
    display_date: daysAgo(1),
    content_elements: element(`${filler}The ferry left.`),
  }),
  story('deck', { display_date: daysAgo(2), description: { basic: 'The ferry is late.' } }),
  story('topic', {
    display_date: daysAgo(3),
    taxonomy: { tags: [{ text: 'Ferry', slug: 'ferry' }] },
    content_elements: element(filler),
  }),
  story('headline', { display_date: daysAgo(4), headlines: { basic: 'A ferry for Camden' } }),
  story('old', { display_date: daysAgo(3000), headlines: { basic: 'A ferry of long ago' } }),
];

describe.each(engines)('the order of what is found, on $name', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await openService(engine);
    const answer = await service.put('/content/v4/ingest', { documents });
    expect(answer.json().rejected).toEqual([]);
  });
  afterAll(() => service.close());

  it.each([
    ['ferry', '', ['headline', 'old', 'topic', 'deck', 'text']],
    ['ferry', ' display_date:desc ', ['text', 'deck', 'topic', 'headline', 'old']],
    ['ferry', 'display_date:desc', ['text', 'deck', 'topic', 'headline', 'old']],
  ])('of %s by %j is %j', async (q, sort, ids) => {
    const query = new URLSearchParams({ website: 'broadsheet', q, sort });
    const answer = await service.get(`/content/v4/search/published?${query}`);
    expect(answer.json().content_elements.map(({ _id }) => _id)).toEqual(ids);
  });
});
