/** @jest-environment jsdom */
import { clearCache, setPolyfills } from '@growthbook/growthbook';
import { assignFeatures } from './assignFeatures';
import { givenFeatures } from './experimentCookies';
import { HERO, IDS } from './experiments.fixture';

const KEY = 'sdk-a1B2c3';

let asked: string[];
let answer: () => Response | Promise<Response>;

/** jsdom has none of the fetch API. */
const respond = (body: unknown, status = 200) =>
  ({
    ok: status < 400,
    status,
    headers: new Headers(),
    json: async () => body,
  }) as Response;

const layer = () => (window as Window & { dataLayer?: unknown[] }).dataLayer ?? [];

function clearCookies(): void {
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=;path=/;max-age=0`;
}

beforeEach(async () => {
  await clearCache();
  clearCookies();
  asked = [];
  answer = () => respond({ status: 200, features: HERO });
  setPolyfills({
    fetch: async (address: string) => {
      asked.push(address);
      return answer();
    },
  });
  document.body.innerHTML = '<p data-only="hero=big">big</p><p data-not="hero=big">small</p>';
  document.documentElement.dataset['readerState'] = 'in';
  Reflect.deleteProperty(window, 'dataLayer');
});
afterEach(() => jest.restoreAllMocks());

const readBy = (id: string) => {
  document.cookie = `broadsheet_ab_id=${id};path=/`;
};

it('features are asked of our own site', async () => {
  await assignFeatures(KEY);
  expect(asked).toEqual([`${location.origin}/gateway/experiments/api/features/${KEY}`]);
});

it.each(['big', 'small'] as const)(
  'a reader who is given %s keeps it in the cookie that blocks are chosen by',
  async (value) => {
    readBy(IDS[value]);
    await assignFeatures(KEY);
    expect(givenFeatures()).toEqual([`hero=${value}`]);
  },
);

it('the page on which a reader is given something has shown nothing of it: no exposure', async () => {
  readBy(IDS.big);
  await assignFeatures(KEY);
  expect(layer()).toEqual([]);
});

it('the next page with a form for it says growthbook_experiment, once, with what GrowthBook wants', async () => {
  readBy(IDS.big);
  await assignFeatures(KEY);
  window.history.replaceState(null, '', '/news/a.html?gift=secret#part');
  const hero = HERO.hero;
  answer = () => respond({ status: 200, features: { ...HERO, other: hero } });
  document.cookie = 'broadsheet_features=hero=big|other=big;path=/';
  document.body.insertAdjacentHTML('beforeend', '<p data-only="other=big">other</p>');
  await clearCache();
  await assignFeatures(KEY);
  expect(layer()).toEqual([
    {
      event: 'growthbook_experiment',
      experiment_id: 'hero-size',
      variation_id: '1',
      attributes: {
        id: IDS.big,
        reader: 'in',
        url: `${location.origin}/news/a.html`,
        host: location.host,
        path: '/news/a.html',
        deviceType: 'desktop',
      },
    },
  ]);
});

it.each([
  ['has no form for it', '<p data-only="heros=big">other</p><p data-not="@in">out</p>', 'hero=big'],
  ['was painted with another form', '<p data-only="hero=big">big</p>', 'hero=small'],
])('a page that %s is no exposure', async (_name, html, given) => {
  readBy(IDS.big);
  document.body.innerHTML = html;
  document.cookie = `broadsheet_features=${given};path=/`;
  await assignFeatures(KEY);
  expect(layer()).toEqual([]);
  expect(givenFeatures()).toEqual(['hero=big']);
});

it.each([
  ['for those who are given it', '<p data-only="hero=big">big</p>'],
  ['for all others', '<p data-not="hero=big">small</p>'],
])('a page whose only form is %s is an exposure, too', async (_name, html) => {
  readBy(IDS.big);
  document.body.innerHTML = html;
  document.cookie = 'broadsheet_features=hero=big;path=/';
  await assignFeatures(KEY);
  expect(layer()).toMatchObject([{ event: 'growthbook_experiment' }]);
});

it.each([
  [767, 'mobile'],
  [768, 'desktop'],
])('a window of %i px is aimed at as %s', async (width, deviceType) => {
  const rules = [{ condition: { deviceType }, force: 'big' }];
  answer = () => respond({ status: 200, features: { hero: { defaultValue: 'small', rules } } });
  const wide = window.innerWidth;
  Object.assign(window, { innerWidth: width });
  await assignFeatures(KEY);
  Object.assign(window, { innerWidth: wide });
  expect(givenFeatures()).toEqual(['hero=big']);
});

it('a feature without an experiment is given and is no exposure', async () => {
  answer = () => respond({ status: 200, features: { hero: { defaultValue: 'huge' } } });
  document.cookie = 'broadsheet_features=hero=huge;path=/';
  await assignFeatures(KEY);
  expect([layer(), givenFeatures()]).toEqual([[], ['hero=huge']]);
});

it('who is aimed at by what is true of them is given it, others are not', async () => {
  const rules = [{ condition: { reader: 'subscribed' }, force: 'big' }];
  answer = () => respond({ status: 200, features: { hero: { defaultValue: 'small', rules } } });
  await assignFeatures(KEY);
  expect(givenFeatures()).toEqual(['hero=small']);
  document.documentElement.dataset['readerState'] = 'subscribed';
  await assignFeatures(KEY);
  expect(givenFeatures()).toEqual(['hero=big']);
});

it('nothing of GrowthBook’s own changes the page: it is painted before it is asked', async () => {
  readBy(IDS.big);
  let changes = 0;
  const observer = new MutationObserver(() => (changes += 1));
  observer.observe(document, { attributes: true, childList: true, subtree: true });
  const everywhere = {
    hashAttribute: 'id',
    manual: false,
    status: 'running',
    coverage: 1,
    weights: [0, 1],
    urlPatterns: [{ include: true, type: 'simple', pattern: '*' }],
  };
  const experiments = [
    { ...everywhere, key: 'look', changeId: '1', variations: [{}, { css: 'p { color: red }' }] },
  ];
  const redirect = {
    ...everywhere,
    key: 'away',
    changeId: '2',
    urlPatterns: [{ include: true, type: 'simple', pattern: location.pathname }],
    variations: [{}, { urlRedirect: `${location.origin}/away` }],
  };
  // jsdom leaves no page, and says so.
  const leaving = jest.spyOn(console, 'error').mockImplementation(() => {});
  answer = () => respond({ status: 200, features: HERO, experiments: [...experiments, redirect] });
  await assignFeatures(KEY);
  await new Promise((resolve) => setTimeout(resolve, 200));
  observer.disconnect();
  expect([givenFeatures(), changes]).toEqual([['hero=big'], 0]);
  expect(leaving).not.toHaveBeenCalled();
});

it('an experiment that is over gives nothing any more', async () => {
  readBy(IDS.big);
  await assignFeatures(KEY);
  answer = () => respond({ status: 200, features: {} });
  await clearCache();
  await assignFeatures(KEY);
  expect([givenFeatures(), document.cookie.includes('broadsheet_features')]).toEqual([[], false]);
});

it.each([
  ['fails', () => respond({}, 503)],
  [
    'answers something else',
    () => ({ ...respond(null), json: () => JSON.parse('<html>') as object }),
  ],
  ['can’t be reached', () => Promise.reject(new Error('offline'))],
])(
  'a reader keeps what they had where the service %s, and the console says so',
  async (_name, fails) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    document.cookie = 'broadsheet_features=hero=big;path=/';
    answer = fails as () => Promise<Response>;
    await assignFeatures(KEY);
    expect([givenFeatures(), layer()]).toEqual([['hero=big'], []]);
    expect(String(warn.mock.calls[0]?.[0])).toMatch(/^Experiments: ./);
  },
);

it('what is known is fresh for 60 s and is kept under gbFeaturesCache (platform §9)', async () => {
  await assignFeatures(KEY);
  await assignFeatures(KEY);
  expect(asked).toHaveLength(1);
  expect(localStorage.getItem('gbFeaturesCache')).toContain('hero-size');
});

it('no key is an error of the page’s developer: Missing clientKey', async () => {
  await expect(assignFeatures('')).rejects.toThrow('Missing clientKey');
});
