import fc from 'fast-check';
import type { ContentElement } from '../../../content/schemas/ans';
import { groupStops } from './groupStops';
import { leadsOn, linkStops, linkStopsIn } from './linkStops';
import { pathOfState, stopOfHash, stopPath } from './stopPath';

const p = (content: string): ContentElement => ({ type: 'text', _id: content, content });
const h = (content: string): ContentElement => ({
  type: 'header',
  _id: content,
  level: 2,
  content,
});
const line: ContentElement = { type: 'divider', _id: 'd', style: 'standard' };
const form: ContentElement = { type: 'inline_newsletter', _id: 'n', newsletterId: 'CLOUT' };

describe('stops of a story of choices', () => {
  it('begin with a header, end with the last; dividers between them are left out', () => {
    const grouped = groupStops([
      p('intro'),
      h('Stop 1: The phone'),
      p('a'),
      line,
      h('<em>Stop 2</em>'),
      p('b'),
      form,
      p('about this'),
    ]);
    expect(grouped).toEqual({
      intro: [p('intro')],
      stops: [
        { number: 1, title: 'Stop 1: The phone', elements: [p('a')] },
        { number: 2, title: '<em>Stop 2</em>', elements: [p('b')] },
      ],
      outro: [form, p('about this')],
    });
  });

  it.each([
    ['no stop', [p('a'), h('Week one')]],
    ['one stop', [h('Stop 1'), p('a')]],
    ['two stops with one number', [h('Stop 1'), h('Stop 1: again')]],
    ['headers that only mention stops', [h('Bus stop 1'), h('Bus stop 2')]],
  ])('are not there with %s', (_name, elements) => {
    expect(groupStops(elements)).toBeNull();
  });
});

describe('links to stops', () => {
  const numbers = new Set([1, 2, 12]);

  it.each([
    ['go to Stop 2.', 'go to <a class="stop__choice" href="#stop-2">Stop 2</a>.'],
    [
      '<em>Go to stop 12.</em>',
      '<em>Go to <a class="stop__choice" href="#stop-12">stop 12</a>.</em>',
    ],
    ['go to Stop 3', 'go to Stop 3'],
    ['bus stops 2 and 1', 'bus stops 2 and 1'],
    [
      '<a href="/x">Stop 2</a> or Stop 1',
      '<a href="/x">Stop 2</a> or <a class="stop__choice" href="#stop-1">Stop 1</a>',
    ],
    ['<span title="Stop 2">x</span>', '<span title="Stop 2">x</span>'],
  ])('%s', (html, expected) => {
    expect(linkStops(html, numbers)).toBe(expected);
  });

  it('stand in lists within lists too', () => {
    const list: ContentElement = {
      type: 'list',
      _id: 'l',
      ordered: true,
      items: [{ ordered: false, items: [{ content: 'Stop 2' }] }],
    };
    expect(leadsOn([linkStopsIn(list, numbers)])).toBe(true);
    expect(leadsOn([list])).toBe(false);
  });
});

describe('the way that was taken', () => {
  it.each([
    [[1], 3, [1, 3]],
    [[1, 3, 5], 3, [1, 3]],
    [[1, 3], 1, [1]],
    [[], 4, [4]],
  ])('%j and then %i: %j', (path, next, expected) => {
    expect(stopPath(path, next)).toEqual(expected);
  });

  it('never names a stop twice and always ends where the reader is', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), (walk) => {
        const path = walk.reduce<number[]>((way, next) => stopPath(way, next), []);
        expect(new Set(path).size).toBe(path.length);
        expect(path.at(-1)).toBe(walk.at(-1));
      }),
    );
  });

  it.each([
    [{ stops: [1, 2] }, 2, [1, 2]],
    [{ stops: [1, 2] }, 3, null],
    [{ stops: 'x' }, 2, null],
    [{ stops: ['2'] }, 2, null],
    [{}, 2, null],
    [null, 2, null],
  ])('is read from the history: %j at %i', (state, stop, expected) => {
    expect(pathOfState(state, stop)).toEqual(expected);
  });

  it.each([
    ['#stop-4', 4],
    ['#stop-', null],
    ['#corrections', null],
    ['', null],
  ])('"%s" names %s', (hash, expected) => {
    expect(stopOfHash(hash)).toBe(expected);
  });
});

it('A paragraph that sends readers to a stop leads there, and stays what it was', () => {
  expect(
    linkStopsIn({ ...p('Go to Stop 2.'), alignment: 'center' } as ContentElement, new Set([2])),
  ).toEqual({
    type: 'text',
    _id: 'Go to Stop 2.',
    alignment: 'center',
    content: 'Go to <a class="stop__choice" href="#stop-2">Stop 2</a>.',
  });
});
