import { holdingOf } from './holdingOf';

const story = (id: string, more: object = {}) => ({ _id: id, type: 'story', ...more });

describe('what an answer holds decides when it is asked for anew', () => {
  it.each<[string, unknown, string[], boolean]>([
    ['one document is closed', story('a'), ['a'], false],
    [
      'what stands in it counts, the outermost first',
      story('a', { promo_items: { basic: { _id: 'p' } }, content_elements: [{ _id: 'e' }] }),
      ['a', 'p', 'e'],
      false,
    ],
    ['a document of no type is closed', { _id: '/news', name: 'News' }, ['/news'], false],
    ['a collection is open', { _id: 'top', type: 'collection' }, ['top'], true],
    ['a list is open', [story('a'), story('b')], ['a', 'b'], true],
    ['a list with more around it is open', { stories: [story('a')], total: 1 }, ['a'], true],
    ['nothing is open', null, [], true],
    ['no value is open', undefined, [], true],
    ['a text is open', 'a', [], true],
    ['an id that is no text is none', { _id: 7 }, [], true],
  ])('%s', (_rule, data, ids, isOpen) => {
    expect(holdingOf(data)).toEqual({ ids: new Set(ids), isOpen });
  });

  it('one that holds more than can be noted may hold anything', () => {
    const elements = Array.from({ length: 5000 }, (_, at) => ({ _id: `e${at}` }));
    const { ids, isOpen } = holdingOf(story('a', { elements }));
    expect([ids.size, ids.has('a'), isOpen]).toEqual([2000, true, true]);
    let deep: object = { _id: 'deep' };
    for (let level = 0; level < 10_000; level += 1) deep = { deep };
    expect(holdingOf(story('a', deep))).toEqual({ ids: new Set(['a']), isOpen: true });
  });
});
