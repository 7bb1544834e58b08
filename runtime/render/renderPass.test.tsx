import { Suspense, use, useId, type ReactNode } from 'react';
import { useFusionContext } from '../fusion/context';
import type { AnyComponent } from '../fusion/types';
import { token } from './fragmentParts';
import { PageScope, type Tracker } from './pageScope';
import type { RenderJob } from './RenderJob';
import { renderPass } from './renderPass';
import { createContent, VALUES } from './testing/page';

const jobOf = (key: string, view: () => ReactNode): RenderJob => ({
  key,
  nodeId: key,
  type: `test-block/${key}`,
  collection: 'features',
  view: view as AnyComponent,
  fields: {},
  display: {},
  contentConfig: null,
});

/** What one pass gives: the HTML of each part, the names of what each read, and the failures. */
async function pass(jobs: RenderJob[]) {
  const scope = new PageScope(VALUES, createContent({}).client);
  const html: Record<string, string> = {};
  const heads: Record<string, string> = {};
  const reads: Record<string, string[]> = {};
  const failures: Record<string, string> = {};
  const nameOf = ({ read }: Tracker['reads'][number]) => ('name' in read ? read.name : read.kind);
  await renderPass(jobs, scope, {
    track: (job) => scope.track(job.nodeId),
    onRendered: (job, rendered, tracker) => {
      html[job.key] = rendered.html;
      heads[job.key] = rendered.head;
      reads[job.key] = tracker.reads.map(nameOf);
    },
    onFailure: (job, error) => {
      failures[job.key] = String(error);
    },
  });
  return { html, heads, reads, failures };
}

const Uri = () => <p>{useFusionContext().requestUri}</p>;
const Site = () => <p>{useFusionContext().arcSite}</p>;
const Labelled = () => {
  const [a, b] = [useId(), useId()];
  return (
    <section aria-labelledby={a} id={b}>
      <h2 id={a}>Title</h2>
    </section>
  );
};

describe('parts rendered in one pass', () => {
  it('keep their reads apart', async () => {
    const { html, reads } = await pass([jobOf('uri', Uri), jobOf('site', Site)]);
    expect(html).toEqual({ uri: '<p>/news</p>', site: '<p>site</p>' });
    expect(reads).toEqual({ uri: ['requestUri'], site: ['arcSite'] });
  });

  it('have the same ids whatever they are rendered with', async () => {
    const alone = await pass([jobOf('a', Labelled)]);
    const among = await pass([jobOf('uri', Uri), jobOf('site', Site), jobOf('a', Labelled)]);
    expect(among.html['a']).toBe(alone.html['a']);
    expect(alone.html['a']).toContain(`<h2 id="${token('place')}1">`);
  });

  it('keep React’s own ids where React takes them over in the browser', async () => {
    const island = { ...jobOf('island', Labelled), isRoot: true };
    const { html } = await pass([jobOf('uri', Uri), island]);
    expect(html['island']).toContain(`_${token('place')}R_`);
  });

  it('are rendered alone when one holds what React moves to the front', async () => {
    const Picture = () => <img src="/a.jpg" alt="" fetchPriority="high" />;
    const jobs = [jobOf('uri', Uri), jobOf('picture', Picture), jobOf('site', Site)];
    const first = await pass(jobs);
    expect(first.heads).toEqual({
      uri: '',
      picture: '<link rel="preload" as="image" href="/a.jpg" fetchPriority="high"/>',
      site: '',
    });
    expect(await pass(jobs)).toEqual(first);
  });

  it('say what belongs to the head of their page, links and meta, wherever they say it', async () => {
    const Front = () => (
      <section>
        <h1>Nothing here</h1>
        <meta name="robots" content="noindex" />
        <img src="/a.jpg" alt="" fetchPriority="high" />
      </section>
    );
    const { heads, html } = await pass([jobOf('front', Front)]);
    expect(heads['front']).toMatch(
      /^(?:<meta name="robots" content="noindex"\/>|<link [^>]*>){2}$/,
    );
    expect(html['front']).toMatch(/^<section><h1>Nothing here<\/h1><img [^>]*\/><\/section>$/);
  });

  it('keep what says something of a thing where it stands', async () => {
    const Thing = () => <meta itemProp="price" content="5" />;
    const { heads, html } = await pass([jobOf('thing', Thing)]);
    expect([heads['thing'], html['thing']]).toEqual(['', '<meta itemProp="price" content="5"/>']);
  });

  it('are rendered alone when one holds what React puts off', async () => {
    const never = new Promise<string>(() => undefined);
    const Late = () => <i>{use(never)}</i>;
    const Fallback = () => <b>{useFusionContext().layout}</b>;
    const Lazy = () => (
      <Suspense fallback={<Fallback />}>
        <Late />
      </Suspense>
    );
    const { html, reads } = await pass([
      jobOf('uri', Uri),
      jobOf('lazy', Lazy),
      jobOf('site', Site),
    ]);
    expect(html['lazy']).toContain('<b>front</b>');
    expect(reads).toEqual({ uri: ['requestUri'], lazy: ['layout'], site: ['arcSite'] });
  });

  it('fail one by one', async () => {
    const Bad = () => {
      throw new Error('boom');
    };
    const { html, failures } = await pass([
      jobOf('uri', Uri),
      jobOf('bad', Bad),
      jobOf('site', Site),
    ]);
    expect(html).toEqual({ uri: '<p>/news</p>', site: '<p>site</p>' });
    expect(failures).toEqual({ bad: 'Error: boom' });
  });

  it('are tried again when the machine held them up', async () => {
    const holdUp = jest.fn().mockImplementationOnce(() => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    });
    const Slow = () => {
      holdUp();
      return <p>slow</p>;
    };
    const { html, failures } = await pass([jobOf('uri', Uri), jobOf('slow', Slow)]);
    expect(html).toEqual({ uri: '<p>/news</p>', slow: '<p>slow</p>' });
    expect(failures).toEqual({});
    expect(holdUp).toHaveBeenCalledTimes(2);
  });

  it('each have a budget of their own when all of them together took too long', async () => {
    const Slow = () => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 900);
      return <p>slow</p>;
    };
    const { html, failures } = await pass(['a', 'b', 'c'].map((key) => jobOf(key, Slow)));
    expect(failures).toEqual({});
    expect(html).toEqual({ a: '<p>slow</p>', b: '<p>slow</p>', c: '<p>slow</p>' });
  });

  it('can’t break out by writing the mark between parts', async () => {
    const Forger = () => <div dangerouslySetInnerHTML={{ __html: '<x-part></x-part>' }} />;
    const { html } = await pass([jobOf('uri', Uri), jobOf('forger', Forger), jobOf('site', Site)]);
    expect(html).toEqual({
      uri: '<p>/news</p>',
      forger: '<div><x-part></x-part></div>',
      site: '<p>site</p>',
    });
  });
});
