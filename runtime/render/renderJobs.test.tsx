import type { ReactNode } from 'react';
import { useFusionContext } from '../fusion/context';
import { useContent } from '../fusion/content';
import type { AnyComponent, ContentRequest } from '../fusion/types';
import type { ContentClient } from '../content/fetchContent';
import { createFragmentCache } from './fragmentCache';
import { fillTokens } from './fragmentParts';
import { PageScope, type PageValues } from './pageScope';
import { renderJobs } from './renderJobs';
import { createContent, VALUES } from './testing/page';
import type { RenderJob } from './RenderJob';

const TOKENS = { node: 'node', document: 'document', place: 'place-' };

const jobOf = (view: (props: never) => ReactNode, key = view.name): RenderJob => ({
  key,
  nodeId: `node-${key}`,
  type: `test-block/${key}`,
  collection: 'features',
  view: view as AnyComponent,
  fields: { title: 'T' },
  display: {},
  contentConfig: null,
});

async function render(
  jobs: RenderJob[],
  options: {
    values?: Partial<PageValues>;
    content?: ContentClient;
    cache?: ReturnType<typeof createFragmentCache>;
    now?: number;
  } = {},
) {
  const failures: string[] = [];
  const scope = new PageScope(
    { ...VALUES, ...options.values },
    options.content ?? createContent({}).client,
  );
  const fragments = await renderJobs(jobs, scope, {
    cache: options.cache ?? createFragmentCache(1e6),
    now: () => options.now ?? 0,
    onFailure: ({ job, error }) => failures.push(`${job.type}: ${error.message}`),
  });
  return {
    html: jobs.map((job) => fillTokens(fragments.get(job)!.parts, TOKENS).toString()),
    failures,
    scope,
  };
}

describe('blocks of a page', () => {
  it('are rendered with their custom fields and the page’s values', async () => {
    const Title = ({ customFields }: { customFields: { title: string } }) => {
      const { requestUri, siteProperties } = useFusionContext();
      return (
        <h2>{`${customFields.title} ${requestUri} ${(siteProperties as object as { name: string }).name}`}</h2>
      );
    };
    expect((await render([jobOf(Title)])).html).toEqual(['<h2>T /news Paper</h2>']);
  });

  it('are rendered again until nothing they ask for is pending, also when one answer leads to the next', async () => {
    const { client, get } = createContent({ first: { next: 'second' }, second: { text: 'found' } });
    const Chained = () => {
      const first = useContent<{ next: string }>({ source: 'first', query: {} });
      const second = useContent<{ text: string }>(first ? { source: first.next, query: {} } : null);
      return <p>{second?.text ?? 'nothing'}</p>;
    };
    expect((await render([jobOf(Chained)], { content: client })).html).toEqual(['<p>found</p>']);
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('fetch nothing for a config without a source', async () => {
    const { client, get } = createContent({});
    const Empty = () => (
      <p>{[useContent(null), useContent({}), useContent({ source: null })].map(String).join()}</p>
    );
    expect((await render([jobOf(Empty)], { content: client })).html).toEqual([
      '<p>null,null,null</p>',
    ]);
    expect(get).not.toHaveBeenCalled();
  });

  it('get private copies of content that they may change', async () => {
    const { client } = createContent({ list: [1] });
    const Pusher = () => {
      const list = useContent<number[]>({ source: 'list', query: {} });
      list?.push(2);
      return <p>{list?.join()}</p>;
    };
    const { html } = await render([jobOf(Pusher, 'a'), jobOf(Pusher, 'b')], { content: client });
    expect(html).toEqual(['<p>1,2</p>', '<p>1,2</p>']);
  });

  it('are not rendered again while what they read is the same', async () => {
    const cache = createFragmentCache(1e6);
    const seen = jest.fn();
    const Nav = () => {
      seen();
      const { globalContent } = useFusionContext();
      return <nav>{(globalContent as { taxonomy: { section: string } }).taxonomy.section}</nav>;
    };
    const page = (section: string, body: string) =>
      render([jobOf(Nav)], {
        cache,
        values: {
          requestUri: `/${body}`,
          globalVersion: body,
          globalContent: { taxonomy: { section }, body },
        },
      });
    await page('/news', 'one');
    expect((await page('/news', 'two')).html).toEqual(['<nav>/news</nav>']);
    expect(seen).toHaveBeenCalledTimes(1);
    expect((await page('/sports', 'three')).html).toEqual(['<nav>/sports</nav>']);
    expect(seen).toHaveBeenCalledTimes(2);
  });

  it('are rendered anew once their time is over, where they show the time', async () => {
    const cache = createFragmentCache(1e6);
    const seen = jest.fn();
    const Day = () => {
      seen();
      return <p>today</p>;
    };
    const at = async (now: number) => {
      await render([{ ...jobOf(Day), ttl: 60 }], { cache, now });
      return seen.mock.calls.length;
    };
    expect([await at(0), await at(59_999), await at(60_000)]).toEqual([1, 1, 2]);
  });

  it('depend on a page value only when they take it, although all are passed as props', async () => {
    const cache = createFragmentCache(1e6);
    const seen = jest.fn();
    const Plain = ({ customFields: { title } }: { customFields: { title: string } }) => {
      seen();
      return <p>{title}</p>;
    };
    await render([jobOf(Plain)], { cache, values: { requestUri: '/a' } });
    await render([jobOf(Plain)], { cache, values: { requestUri: '/b', globalVersion: 'v2' } });
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('show nothing of themselves when content fails, and the others are there', async () => {
    const Needy = () => (
      <p>{useContent<{ text: string }>({ source: 'gone', query: {} })?.text ?? 'no content'}</p>
    );
    const { html, scope, failures } = await render([jobOf(Needy)]);
    expect(html).toEqual(['<p>no content</p>']);
    expect(scope.errors).toHaveLength(1);
    expect(failures).toEqual([]);
  });
});

describe('a bad block never takes a page down', () => {
  const Good = () => <p>good</p>;

  it.each<[string, () => ReactNode, RegExp]>([
    [
      'throws',
      () => {
        throw new Error('boom');
      },
      /boom/,
    ],
    [
      'throws something that is no error',
      () => {
        throw 'text';
      },
      /text/,
    ],
    [
      'returns an object',
      () => ({ garbage: true }) as unknown as ReactNode,
      /Objects are not valid/,
    ],
    [
      'reads window unguarded',
      () => <p>{(globalThis as { window?: { innerWidth: number } }).window!.innerWidth}</p>,
      /innerWidth/,
    ],
  ])('that %s is left out and reported', async (_what, bad, message) => {
    const { html, failures } = await render([
      jobOf(Good, 'a'),
      jobOf(bad, 'bad'),
      jobOf(Good, 'b'),
    ]);
    expect(html).toEqual(['<p>good</p>', '', '<p>good</p>']);
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatch(message);
  });

  it('that never returns is ended after its budget, and not tried again at once', async () => {
    const Endless = () => {
      for (;;);
    };
    const jobs = [jobOf(Good, 'a'), jobOf(Endless, 'endless'), jobOf(Good, 'b')];
    const { html, failures } = await render(jobs);
    expect(html).toEqual(['<p>good</p>', '', '<p>good</p>']);
    expect(failures[0]).toMatch(/overran the budget/);
    const start = process.cpuUsage();
    expect((await render(jobs)).html).toEqual(['<p>good</p>', '', '<p>good</p>']);
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
  });

  it('that returns markup which would close its surroundings is closed instead', async () => {
    const Leaky = () => <div dangerouslySetInnerHTML={{ __html: '</div></main><b>x' }} />;
    const { html } = await render([jobOf(Leaky)]);
    expect(html).toEqual(['<div></div><b>x</b>']);
  });

  it('that asks for ever new content is left out', async () => {
    let count = 0;
    const Greedy = () => <p>{String(useContent({ source: 'any', query: { n: (count += 1) } }))}</p>;
    const { client } = createContent({ any: 1 });
    const content = {
      ...client,
      key: (request: ContentRequest) => JSON.stringify(request),
      peek: () => undefined,
    };
    const { html, failures } = await render([jobOf(Good, 'a'), jobOf(Greedy, 'greedy')], {
      content,
    });
    expect(html[0]).toBe('<p>good</p>');
    expect([html[1], failures]).toEqual([
      '',
      [expect.stringMatching(/: never has all the content it asks for$/)],
    ]);
  });
});
