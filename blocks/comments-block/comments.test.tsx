/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { exampleStory } from '../../components/article/exampleStory';
import type { Story } from '../../content/schemas/ans';
import { setFusion } from '../../mocks/fusion/state';
import { SIGN_IN_EVENT, type CommentsSignIn, type CoralEvents } from './features/comments/coral';
import Feature from './features/comments/default';
import enhance from './features/comments/enhance';
import states from './states';

type Name = keyof typeof states;
const ROOT = 'https://comments.broadsheet.example';

function show(name: Name, app: object = {}, environment: Record<string, string> = {}) {
  const { fields, globalContent } = states[name];
  setFusion({ app: { globalContent, ...app }, environment });
  return render(<Feature customFields={fields} />).container;
}

describe('comments', () => {
  it.each(Object.keys(states) as Name[])('have no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('are one button before a reader wants them, and name the story for the provider', () => {
    const root = show('closed').querySelector<HTMLElement>('section');
    expect(screen.getByRole('button', { name: 'Show comments' })).toBeVisible();
    expect(root?.dataset).toMatchObject({
      rootUrl: ROOT,
      storyId: 'EXAMPLE',
      storyUrl: `https://www.broadsheet.example${exampleStory().canonical_url}`,
    });
  });

  it('are nothing where the rule says no (platform §5)', () => {
    expect(show('not allowed')).toBeEmptyDOMElement();
    expect(show('not allowed', { isAdmin: true })).toBeEmptyDOMElement();
  });

  it('are nothing on a page without a story', () => {
    expect(show('closed', { globalContent: null })).toBeEmptyDOMElement();
  });

  it('are nothing without a provider, and editors learn what to set', () => {
    expect(show('no provider')).toBeEmptyDOMElement();
    expect(show('no provider', { isAdmin: true })).toHaveTextContent('COMMENTS_ROOT_URL');
  });

  it('take the provider of the deployment', () => {
    const page = show('no provider', {}, { COMMENTS_ROOT_URL: 'https://talk.example/' });
    expect(page.querySelector('section')?.dataset['rootUrl']).toBe('https://talk.example');
  });

  it.each(['javascript:alert(1)', '/talk', 'data:text/html,x'])(
    'take no provider at %s',
    (COMMENTS_ROOT_URL) => {
      expect(show('no provider', {}, { COMMENTS_ROOT_URL })).toBeEmptyDOMElement();
    },
  );

  it.each([
    [{ displayComments: null, first_publish_date: '2024-01-01T00:00:00Z' }, '/news', false],
    [{ displayComments: null, first_publish_date: '2024-01-01T00:00:00Z' }, '/eagles', true],
    [{ displayComments: true, first_publish_date: '2024-01-01T00:00:00Z' }, '/news', true],
    [{ displayComments: true, first_publish_date: '2020-01-01T00:00:00Z' }, '/news', false],
  ])('follow the rule for %j in %s: %s', (part: Partial<Story>, site, isShown) => {
    const taxonomy = { ...exampleStory().taxonomy, primary_site: site };
    const page = show('closed', { globalContent: exampleStory({ ...part, taxonomy }) });
    expect(page.querySelector('section') !== null).toBe(isShown);
  });
});

/** Answers for the provider: what its script would do. */
function provider() {
  const embed = { login: jest.fn(), logout: jest.fn() };
  const listeners: Record<string, () => void> = {};
  const createStreamEmbed = jest.fn((options: { events: (events: CoralEvents) => void }) => {
    options.events({ on: (name, listener) => void (listeners[name] = listener) });
    return embed;
  });
  return { embed, createStreamEmbed, fire: (name: string) => listeners[name]?.() };
}

const script = (file: string) =>
  [...document.scripts].find(({ src }) => src === `${ROOT}/assets/js/${file}.js`);

describe('opening the comments', () => {
  afterEach(() => {
    jest.useRealTimers();
    document.head.replaceChildren();
    window.location.hash = '';
    delete window.Coral;
  });

  function wake(): HTMLElement {
    const root = show('closed').querySelector<HTMLElement>('section')!;
    enhance(root);
    return root;
  }

  it('asks the provider only after the click, then moves the focus into the thread', async () => {
    const root = wake();
    const { createStreamEmbed } = provider();
    expect(document.scripts).toHaveLength(0);
    screen.getByRole('button').click();
    expect(screen.getByRole('status')).toHaveTextContent('Loading comments…');
    window.Coral = { createStreamEmbed };
    script('embed')?.dispatchEvent(new Event('load'));
    await waitFor(() => expect(createStreamEmbed).toHaveBeenCalled());
    expect(createStreamEmbed).toHaveBeenCalledWith(
      expect.objectContaining({
        id: 'comments-thread',
        autoRender: true,
        rootURL: ROOT,
        storyID: 'EXAMPLE',
        storyURL: `https://www.broadsheet.example${exampleStory().canonical_url}`,
      }),
    );
    expect(root.querySelector('.comments__thread')).not.toHaveFocus();
    root.querySelector('.comments__thread')!.append('First!');
    await waitFor(() => expect(root.querySelector('.comments__thread')).toHaveFocus());
    expect(root.querySelector('button')?.hidden).toBe(true);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('waits no longer than 5 s for a provider that puts nothing there', async () => {
    jest.useFakeTimers();
    const root = wake();
    const { createStreamEmbed } = provider();
    window.Coral = { createStreamEmbed };
    screen.getByRole('button').click();
    script('embed')?.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(4900);
    expect(root.querySelector('button')?.hidden).toBe(false);
    await jest.advanceTimersByTimeAsync(200);
    expect(root.querySelector('button')?.hidden).toBe(true);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(root.querySelector('.comments__thread')).toHaveFocus();
  });

  it('happens at once for an address that ends with #comments', () => {
    window.location.hash = '#comments';
    wake();
    expect(script('embed')).toBeDefined();
  });

  it('says that it failed, and tries again', async () => {
    const root = wake();
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    screen.getByRole('button').click();
    script('embed')?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(screen.getByRole('button')).toHaveAccessibleName('Try again'));
    expect(screen.getByRole('status')).toHaveTextContent('The comments can’t be loaded right now.');
    expect(root.querySelector<HTMLElement>('.comments__thread')?.hidden).toBe(true);
    expect(screen.getByRole('button')).toHaveFocus();
    expect(script('embed')).toBeUndefined();
    screen.getByRole('button').click();
    expect(script('embed')).toBeDefined();
    log.mockRestore();
  });

  it('logs why, where a script of another kind answers', async () => {
    wake();
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    Reflect.deleteProperty(window, 'Coral');
    screen.getByRole('button').click();
    script('embed')?.dispatchEvent(new Event('load'));
    await waitFor(() => expect(screen.getByRole('button')).toHaveAccessibleName('Try again'));
    expect(log).toHaveBeenCalledWith('comments:', new Error('the provider’s script gave no Coral'));
    log.mockRestore();
  });

  it('offers the reader’s sign-in to whoever knows them', async () => {
    const root = wake();
    const { createStreamEmbed, embed, fire } = provider();
    const asked: CommentsSignIn[] = [];
    root.addEventListener(SIGN_IN_EVENT, (event) => {
      asked.push((event as CustomEvent<CommentsSignIn>).detail);
    });
    window.Coral = { createStreamEmbed };
    screen.getByRole('button').click();
    script('embed')?.dispatchEvent(new Event('load'));
    await waitFor(() => expect(createStreamEmbed).toHaveBeenCalled());
    root.querySelector('.comments__thread')!.append('First!');
    await waitFor(() => expect(asked).toHaveLength(1));
    fire('loginPrompt');
    expect(asked.map(({ reason }) => reason)).toEqual(['ready', 'prompt']);
    asked[0]?.login('token');
    expect(embed.login).toHaveBeenCalledWith('token');
  });

  it('shows how many there are once the provider has said so', async () => {
    const root = wake();
    expect(root.querySelector<HTMLElement>('.comments__count')?.hidden).toBe(true);
    root.querySelector('.coral-count')!.textContent = '12';
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Show comments (12)'));
    await waitFor(() =>
      expect(root.querySelector<HTMLElement>('.comments__count')?.hidden).toBe(false),
    );
  });

  it('asks a provider on our own host for the count at once', () => {
    const { globalContent } = states.closed;
    setFusion({ app: { globalContent } });
    const { container } = render(
      <Feature customFields={{ rootUrl: 'https://www.broadsheet.example/talk' }} />,
    );
    enhance(container.querySelector<HTMLElement>('section')!);
    expect([...document.scripts].map(({ src }) => src)).toEqual([
      'https://www.broadsheet.example/talk/assets/js/count.js',
    ]);
  });
});

it.each([
  ['https://comments.broadsheet.example', undefined],
  ['https://www.broadsheet.example/comments', ''],
  ['https://broadsheet.example/comments', ''],
])('Comments at %s: whether they are on a host of ours is %p', (root, expected) => {
  const section = show('no provider', {}, { COMMENTS_ROOT_URL: root }).querySelector<HTMLElement>(
    'section',
  );
  expect(section?.dataset['ownHost']).toBe(expected);
});
