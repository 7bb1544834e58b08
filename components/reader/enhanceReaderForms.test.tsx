/** @jest-environment jsdom */
import { renderToString } from 'react-dom/server';
import type { LoginService } from './createLogin';
import { enhanceReaderForms } from './enhanceReaderForms';
import { FollowForm } from './FollowForm';
import { SaveForm } from './SaveForm';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

let asked: [string, unknown][] = [];
let known: Record<string, object> = {};
let isAway = false;
const login: LoginService = {
  user: () => Promise.reject(new Error('nobody asks')),
  signInUrl: () => '/',
  ask(path, change) {
    asked.push([path, change]);
    return isAway ? Promise.reject(new Error('away')) : Promise.resolve(known[path] ?? {});
  },
};

async function show(hash = ''): Promise<{ follow: HTMLFormElement; save: HTMLFormElement }> {
  window.history.replaceState(null, '', `/news/a.html?x=1${hash}`);
  document.body.innerHTML =
    renderToString(<FollowForm kind="section" id="/news" title="News & views" />) +
    renderToString(<SaveForm id="council" url="/news/a.html" title="Council votes" />);
  const [follow, save] = document.querySelectorAll('form');
  enhanceReaderForms(document, login);
  await settled();
  return { follow: follow!, save: save! };
}
const button = (form: HTMLFormElement) => form.querySelector('button')!;
const isPressed = (form: HTMLFormElement) => button(form).getAttribute('aria-pressed');
const toast = () => document.querySelector('[data-toast][data-show]')?.textContent ?? '';
async function press(form: HTMLFormElement): Promise<boolean> {
  const event = new Event('submit', { cancelable: true });
  form.dispatchEvent(event);
  await settled();
  return event.defaultPrevented;
}

beforeEach(() => {
  asked = [];
  isAway = false;
  known = { 'follows/section/%2Fnews': { isFollowed: true }, 'saved/council': { isSaved: false } };
});
afterEach(() => jest.restoreAllMocks());

describe('the buttons to follow and save (platform §6)', () => {
  it('are forms of the readers’ service that say the same to all', async () => {
    const { follow, save } = await show();
    expect(Object.fromEntries(new FormData(follow))).toEqual({
      kind: 'section',
      id: '/news',
      title: 'News & views',
      at: 'followed-section--news',
      on: '1',
    });
    expect([follow.method, follow.getAttribute('action')]).toEqual([
      'post',
      '/gateway/readers/follow',
    ]);
    expect(Object.fromEntries(new FormData(save))).toMatchObject({
      kind: 'story',
      id: 'council',
      url: '/news/a.html',
      title: 'Council votes',
    });
    const html = renderToString(<FollowForm kind="team" id="eagles" title="Eagles" />);
    expect(html).not.toContain('aria-pressed');
  });

  it('are none where there is nothing to follow or save', () => {
    expect(renderToString(<FollowForm kind="author" id="" title="Nobody" />)).toBe('');
    expect(renderToString(<SaveForm id="" url="/" title="Nothing" />)).toBe('');
  });

  it('show how each stands', async () => {
    const { follow, save } = await show();
    expect([isPressed(follow), isPressed(save)]).toEqual(['true', 'false']);
  });

  it('change it without leaving, and say so', async () => {
    const { follow, save } = await show();
    expect(await press(save)).toBe(true);
    expect(asked.at(-1)).toEqual([
      'saved/council',
      { method: 'PUT', body: { kind: 'story', title: 'Council votes', url: '/news/a.html' } },
    ]);
    expect([isPressed(save), toast()]).toEqual(['true', 'This story is saved.']);
    await press(follow);
    expect(asked.at(-1)).toEqual(['follows/section/%2Fnews', { method: 'DELETE' }]);
    expect([isPressed(follow), toast()]).toEqual(['false', 'You no longer follow News & views.']);
  });

  it('say of a place that it is one', async () => {
    document.body.innerHTML = renderToString(
      <SaveForm id="council" url="/food/a.html" title="Velour" noun="place" />,
    );
    enhanceReaderForms(document, login);
    await settled();
    const form = document.querySelector('form')!;
    expect(form.textContent).toContain('This place is saved. All that you saved');
    await press(form);
    expect(toast()).toBe('This place is saved.');
    expect(asked.at(-1)?.[1]).toMatchObject({ method: 'PUT', body: { kind: 'place' } });
    await press(form);
    expect(toast()).toBe('This place is no longer saved.');
  });

  it('stand as before where it can’t be changed, which is said', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const { follow } = await show();
    isAway = true;
    await press(follow);
    expect([isPressed(follow), toast()]).toEqual([
      'true',
      'That could not be saved. Try again in a minute.',
    ]);
  });

  it('stay forms where nobody can say how they stand', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    isAway = true;
    const { follow } = await show();
    expect(isPressed(follow)).toBeNull();
    expect(await press(follow)).toBe(false);
  });

  it('are pressed twice, and ask once', async () => {
    const { save } = await show();
    const before = asked.length;
    await Promise.all([press(save), press(save)]);
    expect(asked).toHaveLength(before + 1);
  });

  it('say once what came of the form that led here', async () => {
    const { save } = await show('#saved-story');
    expect(toast()).toBe('This story is saved.');
    expect([location.hash, location.search]).toEqual(['', '?x=1']);
    expect(save.querySelector('.reader-form__done')).toBeNull();
  });
});
