import fc from 'fast-check';
import { exampleCard } from '../../components/cards/exampleCard';
import { assignColumns, isScoreboard } from './chains/sports-front/assignColumns';
import { childTypes } from './chains/sports-front/childTypes';
import { pickLiveFeed } from './features/sports-live-feed/pickLiveFeed';
import { topArticlePaths } from '../../content/topArticlePaths';

const SCOREBOARD = 'scoreboard-block/section-scoreboard';
const NOW = Date.parse('2026-11-21T18:00:00Z');
const DAY = 86_400_000;

describe('columns of the sports front (widgets §2)', () => {
  it.each([
    ['one block', ['a'], { main: [0], left: [], right: [] }],
    ['three', ['a', 'b', 'c'], { main: [0, 1, 2], left: [], right: [] }],
    [
      'seven',
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
      { main: [0, 1, 2], left: [3, 4], right: [5, 6] },
    ],
    [
      'a scoreboard at position 3',
      ['a', 'b', SCOREBOARD, 'd', 'e', 'f', 'g', 'h', 'i'],
      { main: [0, 1, 2, 3, 4], left: [5, 6], right: [7, 8] },
    ],
    [
      'a scoreboard elsewhere',
      ['a', SCOREBOARD, 'c', 'd', 'e', 'f'],
      { main: [0, 1, 2], left: [3, 4], right: [5] },
    ],
  ])('%s', (_name, types, expected) => {
    expect(assignColumns(types)).toEqual(expected);
  });

  it('hold each block once, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', SCOREBOARD), { maxLength: 20 }), (types) => {
        const { main, left, right } = assignColumns(types);
        expect([...main, ...left, ...right]).toEqual(types.map((_type, position) => position));
      }),
    );
  });

  it.each([
    ['scoreboard-block/section-scoreboard', true],
    ['scoreboard-block/gameday-scoreboard', true],
    ['scoreboard-ribbon-block/scoreboard-ribbon', false],
    [undefined, false],
  ])('%s is a scoreboard: %s', (type, expected) => {
    expect(isScoreboard(type)).toBe(expected);
  });
});

describe('what a chain holds', () => {
  const chain = {
    id: 'front',
    children: [
      { id: 'x', type: 'a/b' },
      { id: 'y', type: SCOREBOARD },
    ],
  };

  it.each([
    ['a document of ours', { sections: { header: [{ id: 'h', type: 'h/h' }], main: [chain] } }],
    [
      'a tree of another engine',
      { children: [{ children: [] }, { id: 'main', children: [chain] }] },
    ],
  ])('is found in %s', (_name, tree) => {
    expect(childTypes(tree, 'front')).toEqual(['a/b', SCOREBOARD]);
  });

  it('is nothing known in any other tree', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (tree) => {
        expect(childTypes(tree, 'no such id')).toEqual([]);
      }),
    );
  });
});

describe('top pages (widgets §5, §7)', () => {
  const page = (path: string, type = 'Article') => ({ path, stats: { people: 3, type } });

  it('are articles whose path ends in .html, without host, each once', () => {
    expect(
      topArticlePaths({
        pages: [
          page('/eagles/win.html'),
          page('www.broadsheet.example/sports/box.html'),
          page('https://www.broadsheet.example/sixers/loss.html'),
          page('/sports/', 'LandingPage'),
          page('/sports/other.html', 'LandingPage'),
          page('/sports/story'),
          page('/sports/story.html?x=1'),
          page('www.broadsheet.example/eagles/win.html'),
          { path: '/no-stats.html' },
        ],
      }),
    ).toEqual(['/eagles/win.html', '/sports/box.html', '/sixers/loss.html']);
  });

  it('are paths whatever is answered', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        expect(topArticlePaths(answer)).toEqual([]);
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.string()), (paths) => {
        for (const path of topArticlePaths({ pages: paths.map((each) => page(each)) })) {
          expect(path).toMatch(/^\/.*\.html$/s);
        }
      }),
    );
  });
});

describe('the live feed (widgets §5)', () => {
  const story = (slug: string, ageMs = 0) =>
    exampleCard({
      slug,
      headline: slug,
      display_date: new Date(NOW - ageMs).toISOString(),
    });
  const pick = (part: Partial<Parameters<typeof pickLiveFeed>[0]>) =>
    pickLiveFeed({ popular: [], newest: [], taken: [], limit: 25, now: NOW, ...part }).map(
      ({ _id }) => _id,
    );

  it.each([
    [7 * DAY, ['a']],
    [7 * DAY + 1, []],
    [-1, []],
  ])('has what was displayed %s ms ago: %j', (age, expected) => {
    expect(pick({ popular: [story('a', age)] })).toEqual(expected);
    expect(pick({ newest: [story('a', age)] })).toEqual(expected);
  });

  it('leaves out what the front shows already', () => {
    expect(pick({ popular: [story('a'), story('b')], taken: [story('a')] })).toEqual(['b']);
  });

  it('goes on with the newest where few stories are read, each once, up to its limit', () => {
    const popular = [story('a'), story('b')];
    const newest = [story('c'), story('b'), story('d'), story('e')];
    expect(pick({ popular, newest, taken: [story('d')], limit: 4 })).toEqual(['a', 'b', 'c', 'e']);
    expect(pick({ popular, newest, limit: 1 })).toEqual(['a']);
  });
});
