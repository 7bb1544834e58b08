/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, renderHook, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { EditingStore } from '../../model/EditingStore';
import { Colleagues, initialsOf } from './Colleagues';
import { useColleagues } from './useColleagues';

const TAB = '00000000-0000-4000-8000-000000000000';

/** A stream as browsers have it, which the test speaks through. */
class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeStream[] = [];
  readyState = 1;

  constructor(readonly address: string) {
    super();
    FakeStream.all.push(this);
  }
  close(): void {
    this.readyState = FakeStream.CLOSED;
  }
  say(kind: string, data: object): void {
    act(() => {
      this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data) }));
    });
  }
}

let visibility: DocumentVisibilityState;
const look = (state: DocumentVisibilityState) => {
  visibility = state;
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
};
const tellPresence = jest.fn(async () => undefined);
const refresh = jest.fn(async () => undefined);
const onComments = jest.fn();
const onPublished = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  FakeStream.all = [];
  visibility = 'visible';
  Object.assign(globalThis, { EventSource: FakeStream });
  jest.spyOn(crypto, 'randomUUID').mockReturnValue(TAB);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  tellPresence.mockClear();
  refresh.mockClear();
});
afterEach(() => jest.useRealTimers());

function watch(saveKind = 'saved') {
  const save = { kind: saveKind };
  const store = {
    read: () => ({ editing: { document: { id: 'front' } }, save }),
    refresh,
  } as unknown as EditingStore;
  const hook = renderHook(
    ({ node }: { node: string | null }) =>
      useColleagues({ tellPresence }, store, node, onComments, onPublished),
    { initialProps: { node: null as string | null } },
  );
  return { ...hook, save };
}
const person = (
  name: string,
  node: string | null = null,
  tab = `${name}@daily.test tab-${name}`,
) => ({
  tab,
  name,
  node,
});

describe('Colleagues on a page', () => {
  it('are asked for anew after a refusal, as by a balancer while nodes restart: later each time', () => {
    watch();
    const refuse = () => {
      const stream = FakeStream.all.at(-1)!;
      stream.readyState = FakeStream.CLOSED;
      stream.dispatchEvent(new Event('error'));
    };
    const pass = (ms: number) =>
      act(() => {
        jest.advanceTimersByTime(ms);
      });
    refuse();
    pass(4000);
    expect(FakeStream.all).toHaveLength(2);
    refuse();
    pass(3900);
    expect(FakeStream.all).toHaveLength(2);
    pass(4100);
    expect(FakeStream.all).toHaveLength(3);
    // One that is broken off is opened again by the browser itself.
    FakeStream.all.at(-1)!.dispatchEvent(new Event('error'));
    pass(200_000);
    expect(FakeStream.all).toHaveLength(3);
  });

  it('are all who have it open but this tab, also the same person in another', () => {
    const { result } = watch();
    const [stream] = FakeStream.all;
    expect(stream?.address).toBe(`/pf/editor/api/documents/front/live?tab=${TAB}`);
    const me = person('Ida', null, `ida@daily.test ${TAB}`);
    const people = [me, person('Ida'), person('Nelly', 'one')];
    stream?.say('people', { people });
    expect(result.current.map(({ tab }) => tab)).toEqual([
      'Ida@daily.test tab-Ida',
      'Nelly@daily.test tab-Nelly',
    ]);
  });

  it('come, go to other blocks and leave, each told alone', () => {
    const { result } = watch();
    const [stream] = FakeStream.all;
    const [ida, nelly, joe] = [person('Ida'), person('Nelly', 'one'), person('Joe')];
    stream?.say('people', { people: [ida, nelly] });
    stream?.say('presence', {
      changes: [
        { kind: 'left', tab: ida.tab },
        { kind: 'moved', tab: nelly.tab, node: 'two' },
        { kind: 'moved', tab: 'nobody', node: 'two' },
        { kind: 'here', ...joe },
      ],
    });
    expect(result.current).toEqual([{ ...nelly, node: 'two' }, joe]);
  });

  it('are told of a block once it is chosen for a moment, not while one steps past it', () => {
    const { rerender } = watch();
    for (const node of ['one', 'two', 'three']) rerender({ node });
    act(() => jest.advanceTimersByTime(500));
    expect(tellPresence.mock.calls).toEqual([[{ id: 'front', tab: TAB, node: 'three' }]]);
    rerender({ node: null });
    act(() => jest.advanceTimersByTime(500));
    expect(tellPresence).toHaveBeenLastCalledWith({ id: 'front', tab: TAB, node: null });
  });

  it('save things that come in by themselves; after missed notices whatever there is', () => {
    watch();
    const [stream] = FakeStream.all;
    stream?.say('draft', { rev: 7 });
    stream?.say('comments', {});
    stream?.say('published', {});
    stream?.say('missed', {});
    expect(onComments).toHaveBeenCalledTimes(2);
    expect(onPublished).toHaveBeenCalledTimes(2);
    expect(refresh.mock.calls).toEqual([[7], [null]]);
  });

  it('don’t see a tab that nobody looks at', () => {
    watch();
    look('hidden');
    expect(FakeStream.all[0]?.readyState).toBe(FakeStream.CLOSED);
    look('visible');
    expect(FakeStream.all).toHaveLength(2);
  });

  it('are not asked for while signed out, and are again afterward', () => {
    const { rerender, save } = watch('signed-out');
    expect(FakeStream.all).toHaveLength(0);
    save.kind = 'saved';
    rerender({ node: null });
    expect(FakeStream.all).toHaveLength(1);
  });

  it('are named with the block on which they work, which one can go to', async () => {
    jest.useRealTimers();
    const onShow = jest.fn();
    const people = [person('Nelly Bly', 'one'), person('Ida B. Wells')];
    const { container } = render(
      <Colleagues people={people} nameOf={() => 'Header'} onShow={onShow} />,
    );
    expect(screen.getByRole('list', { name: 'Also on this page' })).toHaveTextContent(/NB.*IW/);
    screen.getByRole('button', { name: 'Nelly Bly, on Header' }).click();
    expect(onShow).toHaveBeenCalledWith('one');
    expect((await axe(container)).violations).toEqual([]);
  });

  it.each([
    ['Ida B. Wells', 'IW'],
    ['Nellie', 'N'],
    ['  élodie  grün ', 'ÉG'],
  ])('stand as initials: %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
