import {
  accessGate,
  type AccessGateOptions,
  type CountedRead,
  type KnownReader,
} from './accessGate';
import { readSiteRule, ruleOf, type SiteRule } from './accessRule';
import { isWithin, monthOf, readMeter, storyMark } from './readMeter';
import { searchEngines, type NameServer } from './searchEngines';

describe('a site’s rule', () => {
  it.each<[string | undefined, SiteRule]>([
    [undefined, { kind: 'free' }],
    ['', { kind: 'free' }],
    ['free', { kind: 'free' }],
    ['registered:5', { kind: 'registered', after: 5 }],
    ['registered', { kind: 'registered', after: 0 }],
    ['subscribers', { kind: 'subscribers', after: 0 }],
    ['subscribers:50', { kind: 'subscribers', after: 50 }],
  ])('is read from %s', (given, rule) => expect(readSiteRule(given)).toEqual(rule));

  it.each([
    'all',
    'free:3',
    'subscribers:51',
    'registered:',
    'registered:-1',
    'subscribers:five',
    ' free',
  ])('is not read from "%s"', (given) =>
    expect(() => readSiteRule(given)).toThrow(/^READER_ACCESS must be/),
  );

  it.each([
    ['free', '', 'free'],
    ['free', 'premium', 'free'],
    ['registered:3', '', 'account'],
    ['registered:3', 'metered', 'account'],
    ['registered:3', 'free', 'free'],
    ['registered:3', 'Free ', 'free'],
    ['registered:3', 'premium', 'subscribers'],
    ['subscribers:3', '', 'metered'],
    ['subscribers:3', 'subscriber', 'subscribers'],
    ['subscribers', '', 'subscribers'],
    ['subscribers', 'metered', 'subscribers'],
    ['subscribers', 'free', 'free'],
  ])('%s makes content with the code "%s" one for: %s', (site, code, rule) =>
    expect(ruleOf(readSiteRule(site), code)).toBe(rule),
  );
});

describe('the meter', () => {
  it('counts what the browser noted this month', () => {
    expect([...readMeter('2026-11.abc.def.abc', '2026-11')]).toEqual(['abc', 'def']);
  });

  it.each([null, '', '2026-10.abc', 'abc', '2026-11', '2026-11.<script>.ABC..toolongamark'])(
    'counts nothing in %s',
    (cookie) => expect(readMeter(cookie, '2026-11').size).toBe(0),
  );

  it('begins anew with the month of the newspaper’s zone', () => {
    const newYear = Date.parse('2027-01-01T04:59:00Z');
    expect(monthOf(newYear, 'America/New_York')).toBe('2026-12');
    expect(monthOf(newYear + 60_000, 'America/New_York')).toBe('2027-01');
  });

  it('counts a story once, whichever way it is asked for', () => {
    const mark = storyMark('/news/a.html');
    expect(storyMark('/news/a.html/')).toBe(mark);
    expect(storyMark('/news/a.html/card-1bg0hhb')).toBe(mark);
    expect(storyMark('/news/b.html')).not.toBe(mark);
  });

  it.each([
    [[], 'a', 0, false],
    [[], 'a', 1, true],
    [['a'], 'a', 1, true],
    [['a'], 'b', 1, false],
    [['a', 'b'], 'a', 1, true],
    [['a', 'b'], 'c', 3, true],
  ])('after %j opens %s of %i: %s', (read, mark, free, isOpen) =>
    expect(isWithin(new Set(read), mark, free)).toBe(isOpen),
  );
});

describe('who may read', () => {
  const NOW = Date.parse('2026-11-24T12:00:00Z');
  const path = '/news/a.html';
  const read = (...marks: string[]) => `x=1; broadsheet_meter=${['2026-11', ...marks].join('.')}`;
  const used = read('p', 'q', 'r');
  const registered: KnownReader = { id: 'r', state: 'Logged In', isInternal: false };
  const subscriber: KnownReader = { id: 's', state: 'Subscribed', isInternal: false };
  const staff: KnownReader = { id: 'i', state: 'Logged In', isInternal: true };

  const admits = (
    site: string,
    code: string,
    {
      cookie,
      reader = null,
      headers: more = {},
      ...changed
    }: {
      cookie?: string;
      reader?: KnownReader | null;
      headers?: Record<string, string>;
    } & Partial<AccessGateOptions> = {},
  ) => {
    const gate = accessGate({
      rule: readSiteRule(site),
      timeZone: 'America/New_York',
      readerOf: async () => reader,
      countRead: async () => false,
      isSearchEngine: async () => false,
      now: () => NOW,
      ...changed,
    });
    const rule = gate.ruleOf(code);
    if (rule === 'free') return true;
    const headers = cookie === undefined ? more : { ...more, cookie };
    return gate.admits({ headers, ip: '192.0.2.1', path, url: path, rule });
  };

  it.each<[string, string, string, Parameters<typeof admits>[2], boolean]>([
    ['anybody at first', 'registered:3', '', {}, true],
    ['anybody within the number', 'registered:3', '', { cookie: read('p', 'q') }, true],
    ['nobody signed out after it', 'registered:3', '', { cookie: used }, false],
    ['who read it before', 'registered:3', '', { cookie: read('p', 'q', storyMark(path)) }, true],
    ['who has an account', 'registered:3', '', { cookie: used, reader: registered }, true],
    [
      'no account on a site of subscribers',
      'subscribers:3',
      '',
      { cookie: used, reader: registered },
      false,
    ],
    ['subscribers after it', 'subscribers:3', '', { cookie: used, reader: subscriber }, true],
    ['nobody where nothing is free', 'subscribers', '', {}, false],
    ['nobody what is for subscribers', 'registered:3', 'premium', {}, false],
    [
      'no account what is for subscribers',
      'registered:3',
      'premium',
      { reader: registered },
      false,
    ],
    ['subscribers', 'registered:3', 'premium', { reader: subscriber }, true],
    ['staff', 'subscribers', 'premium', { reader: staff }, true],
    ['who was given it', 'subscribers', 'premium', { given: async () => [path] }, true],
    ['who was given another', 'subscribers', 'premium', { given: async () => ['/b'] }, false],
    ['search engines', 'subscribers', 'premium', { isSearchEngine: async () => true }, true],
    [
      'a month of last year nobody’s',
      'registered:1',
      '',
      { cookie: 'broadsheet_meter=2025-11.p' },
      true,
    ],
  ])('%s', async (_who, site, code, asked, isOpen) => {
    expect(await admits(site, code, asked)).toBe(isOpen);
  });

  it('asks nobody about a reader whose number is not used up', async () => {
    const fails = () => Promise.reject(new Error('asked'));
    expect(await admits('registered:3', '', { readerOf: fails, isSearchEngine: fails })).toBe(true);
  });

  describe('a story that was given', () => {
    const given = async () => ['/news/gift.html', '/news/other.html'];
    const gift = storyMark('/news/gift.html');

    it.each([
      ['is none of a browser’s own', read('p', 'q', gift), true],
      ['counts once, where the others are used up', read('p', 'q', 'r', gift), false],
    ])('%s', async (_what, cookie, isOpen) => {
      expect(await admits('registered:3', '', { cookie, given })).toBe(isOpen);
    });

    it('is counted with no account, and takes none of its number', async () => {
      const counted: CountedRead[] = [];
      const countRead = async (asked: CountedRead) => counted.push(asked) > 0;
      const asked = { cookie: read('p', gift), reader: registered, countRead };
      expect(await admits('subscribers:3', '', { ...asked, given: async () => [path] })).toBe(true);
      expect(counted).toEqual([]);
      await admits('subscribers:3', '', { ...asked, given });
      expect(counted).toMatchObject([{ inBrowser: new Set(['p']) }]);
    });
  });

  describe('on a site of subscribers, where an account counts', () => {
    const counted: CountedRead[] = [];
    beforeEach(() => counted.splice(0));
    const counts = (isOpen: boolean) => async (asked: CountedRead) => {
      counted.push(asked);
      return isOpen;
    };

    it.each([true, false])(
      'its own number decides, beside what the browser counted: %s',
      async (isOpen) => {
        const asked = { cookie: read('p'), reader: registered, countRead: counts(isOpen) };
        expect(await admits('subscribers:3', '', asked)).toBe(isOpen);
        expect(counted).toEqual([
          {
            id: 'r',
            month: '2026-11',
            mark: storyMark(path),
            free: 3,
            inBrowser: new Set(['p']),
            isAhead: false,
          },
        ]);
      },
    );

    it('what a browser fetches ahead is not counted yet', async () => {
      const headers = { 'sec-purpose': 'prefetch;prerender' };
      await admits('subscribers:3', '', { headers, reader: registered, countRead: counts(true) });
      expect(counted).toMatchObject([{ isAhead: true }]);
    });

    it.each<[string, string, string, KnownReader | null, string[]]>([
      ['nobody who is signed out', 'subscribers:3', '', null, []],
      ['no subscriber', 'subscribers:3', '', subscriber, []],
      ['nobody of the staff', 'subscribers:3', '', staff, []],
      ['nothing that is free', 'subscribers:3', 'free', registered, []],
      ['nothing that is for subscribers', 'subscribers:3', 'premium', registered, []],
      ['nothing where an account is enough', 'registered:3', '', registered, []],
      [
        'nothing where the browser has counted enough',
        'subscribers:3',
        '',
        registered,
        ['p', 'q', 'r'],
      ],
    ])('%s is counted', async (_what, site, code, reader, marks) => {
      await admits(site, code, { cookie: read(...marks), reader, countRead: counts(true) });
      expect(counted).toEqual([]);
    });
  });
});

describe('a search engine', () => {
  const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  const names: NameServer = {
    reverse: async (ip) =>
      ({
        '66.249.66.1': ['crawl-66-249-66-1.googlebot.com.'],
        '192.0.2.7': ['crawl-66-249-66-1.googlebot.com'],
        '192.0.2.8': ['googlebot.com.evil.example'],
        '192.0.2.9': ['evilgooglebot.com'],
      })[ip] ?? Promise.reject(new Error('ENOTFOUND')),
    addresses: async (host) =>
      host === 'crawl-66-249-66-1.googlebot.com' ? ['66.249.66.1'] : ['192.0.2.8', '192.0.2.9'],
  };

  it.each([
    ['is who its machine is', GOOGLE, '66.249.66.1', true],
    ['is not who claims a name that leads elsewhere', GOOGLE, '192.0.2.7', false],
    ['is not who has its name in another one', GOOGLE, '192.0.2.8', false],
    ['is not who has a name that only ends like it', GOOGLE, '192.0.2.9', false],
    ['is not whose machine has no name', GOOGLE, '192.0.2.10', false],
    ['is not who does not say to be one', 'Mozilla/5.0', '66.249.66.1', false],
    ['is not another one at its machine', 'bingbot/2.0', '66.249.66.1', false],
    ['is not at no address', GOOGLE, '', false],
  ])('%s', async (_rule, agent, ip, isOne) => {
    expect(await searchEngines(names)(agent, ip)).toBe(isOne);
  });

  it('is asked for once a day', async () => {
    let asked = 0;
    const isOne = searchEngines({
      ...names,
      reverse: (ip) => {
        asked += 1;
        return names.reverse(ip);
      },
    });
    for (let count = 0; count < 5; count += 1) await isOne(GOOGLE, '66.249.66.1');
    expect(asked).toBe(1);
  });

  it('waits for no name server that is silent', async () => {
    jest.useFakeTimers();
    const silent = searchEngines({ ...names, reverse: () => new Promise(() => undefined) });
    const answer = silent(GOOGLE, '66.249.66.1');
    await jest.advanceTimersByTimeAsync(2000);
    expect(await answer).toBe(false);
    jest.useRealTimers();
  });
});
