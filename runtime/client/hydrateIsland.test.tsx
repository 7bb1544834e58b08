/** @jest-environment jsdom */
import { Suspense, useId, useState, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { useAppContext } from '../fusion/context';
import { useContent } from '../fusion/content';
import { slotChildren } from '../render/slots';
import { hydrateIsland } from './hydrateIsland';

interface CounterProps {
  customFields: { start: number };
}

function Counter({ customFields }: CounterProps) {
  const [count, setCount] = useState(customFields.start);
  const { requestUri } = useAppContext();
  const story = useContent<{ title: string }>({ source: 'story', query: { id: 1 } });
  return (
    <button type="button" id={useId()} onClick={() => setCount(count + 1)}>
      {`${count} ${requestUri} ${story?.title}`}
    </button>
  );
}

const data = {
  app: { requestUri: '/news/' },
  component: {
    collection: 'features',
    id: 'n1',
    key: 'n1',
    type: 'a-block/a',
    customFields: { start: 3 },
  },
  content: { '{"source":"story","query":{"id":1}}': { title: 'Found' } },
};

function show(markup: string, prefix = ''): HTMLElement {
  const props = `<script type="application/json" data-props>${JSON.stringify(data)}</script>`;
  document.body.innerHTML = `<div data-island="10" data-block="a-block/a" data-prefix="${prefix}">${markup}${props}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

const asView = (view: unknown) => view as ComponentType<Record<string, unknown>>;
const hydrate = (element: HTMLElement, view: unknown) => hydrateIsland(element, asView(view));

let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('hydrateIsland', () => {
  it("takes the server's markup as it is and answers to events when it resolves", async () => {
    const element = show('<button type="button" id="_b1-R_0_">3 /news/ Found</button>', 'b1-');
    const button = element.querySelector('button')!;
    await hydrate(element, Counter);
    expect(warned).not.toHaveBeenCalled();
    expect(element.querySelector('button')).toBe(button);
    button.click();
    await Promise.resolve();
    expect(button.textContent).toBe('4 /news/ Found');
    expect(element.querySelector('script')).toBeNull();
  });

  it('logs once that the markup differs, names the block, and works', async () => {
    const element = show('<p>other</p>');
    await hydrate(element, Counter);
    expect(warned).toHaveBeenCalledTimes(1);
    expect(warned.mock.calls[0]?.[0]).toContain('a-block/a');
    expect(element.textContent).toBe('3 /news/ Found');
  });

  it('logs so once, however many parts differ', async () => {
    const part = (text: string) => `<!--$--><p>${text}</p><!--/$-->`;
    const element = show(part('other') + part('another'));
    const Parts = () => (
      <>
        <Suspense>
          <p>one</p>
        </Suspense>
        <Suspense>
          <p>two</p>
        </Suspense>
      </>
    );
    await hydrate(element, Parts);
    const texts = () => [...element.querySelectorAll('p')].map((each) => each.textContent);
    while (texts().join(' ') !== 'one two') await new Promise((resolve) => setTimeout(resolve, 5));
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it("fails when the view throws, and puts the server's markup back", async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const element = show('<p>x</p>');
    const before = element.innerHTML;
    const Broken = () => {
      throw new Error('broken');
    };
    await expect(hydrate(element, Broken)).rejects.toThrow('broken');
    expect(element.innerHTML).toBe(before);
  });

  it("puts the server's markup back when it fails later, and logs what it was", async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const Fragile = () => {
      const [isBroken, setIsBroken] = useState(false);
      if (isBroken) throw new Error('broke later');
      return (
        <button type="button" onClick={() => setIsBroken(true)}>
          go
        </button>
      );
    };
    const element = show('<button type="button">go</button>');
    await hydrate(element, Fragile);
    element.querySelector('button')?.click();
    await Promise.resolve();
    expect(element.querySelector('button')?.textContent).toBe('go');
    expect(logged).toHaveBeenCalledWith(
      'a-block/a:',
      expect.objectContaining({ message: 'broke later' }),
    );
  });

  /** A chain as the server makes it. */
  const markupOf = (View: ComponentType<{ children: ReactNode[] }>, ...children: string[]) =>
    children.reduce(
      (html, child, index) => html.replace(`<x-slot data-n="${index}"></x-slot>`, child),
      renderToString(<View>{slotChildren(children.length, true)}</View>),
    );

  it("keeps a chain's children where React makes the chain anew, as its markup differs", async () => {
    const Row = ({ children }: { children: ReactNode[] }) => <section>{children}</section>;
    const html = markupOf(Row, '<p>a</p>', '<p>b</p>');
    const element = show(html.replaceAll('section', 'article'));
    await hydrate(element, Row);
    expect(warned).toHaveBeenCalledTimes(1);
    expect(element.innerHTML).toBe(html.replaceAll('display:contents', 'display: contents;'));
  });

  it("keeps the server's markup of a chain's children, and of theirs", async () => {
    const Row = ({ children }: { children: ReactNode[] }) => {
      const [isOpen, setOpen] = useState(false);
      return (
        <section className={isOpen ? 'open' : 'closed'}>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          {children}
        </section>
      );
    };
    const inner = '<p>b</p><div data-island="3"><div data-child=""><p>c</p></div></div>';
    const element = show(markupOf(Row, '<p>a</p>', inner));
    const before = [...element.querySelectorAll('p')];
    await hydrate(element, Row);
    element.querySelector('button')!.click();
    await Promise.resolve();
    expect(warned).not.toHaveBeenCalled();
    expect([...element.querySelectorAll('p')]).toEqual(before);
    before.forEach((child, index) => expect(element.querySelectorAll('p')[index]).toBe(child));
    expect(element.querySelector('section')?.className).toBe('open');
  });
});
