import fc from 'fast-check';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { AnyComponent } from '../fusion/types';
import { dataOf, dataView, type DataViewOptions } from './dataView';
import { isBalanced } from './testing/isBalanced';

type View = (props: never) => unknown;

const html = (view: View, props: Record<string, unknown> = {}, options?: DataViewOptions) =>
  renderToString(createElement(dataView(view as unknown as AnyComponent, options), props));
const data = (...parameters: Parameters<typeof html>): unknown =>
  JSON.parse(dataOf(html(...parameters)));

class Legacy {
  constructor(private readonly props: { n: number }) {}
  render() {
    return { n: this.props.n };
  }
}

describe('a view that returns data', () => {
  it.each<[string, View, unknown]>([
    ['a function', ({ n }: { n: number }) => ({ n }), { n: 1 }],
    ['a class that renders', Legacy as unknown as View, { n: 1 }],
    ['text', () => 'a < b', 'a < b'],
    ['nothing', () => undefined, null],
    ['a date', () => new Date(0), '1970-01-01T00:00:00.000Z'],
  ])('%s', (_name, view, expected) => {
    expect(data(view, { n: 1 })).toEqual(expected);
  });

  it('is given what it returns as it is, whatever it holds, and never as markup', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const written = html(() => value);
        expect(isBalanced(written)).toBe(true);
        expect(written.match(/</g)).toHaveLength(2);
        expect(JSON.parse(dataOf(written))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('may be turned into what the output type takes', () => {
    expect(data(() => 2, {}, { transform: (value) => ({ value }) })).toEqual({ value: 2 });
  });

  it.each<[string, View]>([
    ['markup', () => <p>text</p>],
    ['what refers to itself', () => circular()],
    ['a number that JSON does not know', () => 1n],
  ])('fails for %s', (_name, view) => {
    expect(() => html(view)).toThrow();
  });

  it('hands its sections on where it is a layout made for markup', () => {
    const layout: View = ({ children }: { children: [] }) => <main>{children}</main>;
    expect(data(layout, { children: [['a'], []] }, { isLayout: true })).toEqual([['a'], []]);
  });
});

function circular(): unknown {
  const value: Record<string, unknown> = {};
  value['self'] = value;
  return value;
}
