import { createElement, isValidElement, type ReactNode } from 'react';
import type { AnyComponent } from '../fusion/types';
import { scriptJson } from './escape';

/** Holds what a data view returned, as JSON without a `<`. */
const ELEMENT = 'x-data';
const START = `<${ELEMENT}>`.length;
const END = `</${ELEMENT}>`.length;

type Props = Record<string, unknown>;
type Call = (value: unknown) => unknown;
interface WithRender {
  new (props: Props): { render: () => unknown };
}

export interface DataViewOptions {
  /** Turns what the view returns into what the output type takes (FUSION: `transform`). */
  transform?: Call | undefined;
  /** A layout made for markup hands its sections on. */
  isLayout?: boolean;
}

/**
 * A view that returns data (FUSION: data renderers) as a component, so that hooks work in it and it is
 * guarded, tracked and kept like any other block. It is called as a plain function, or made and asked
 * to `render`. The component throws when the view returns markup or what JSON can't hold.
 */
export function dataView(view: AnyComponent, options: DataViewOptions = {}): AnyComponent {
  return function DataView(props: Props): ReactNode {
    let data = call(view, props);
    if (options.transform) data = options.transform(data);
    if (isValidElement(data)) {
      if (!options.isLayout) throw new Error('returned markup to an output type that takes data');
      data = props['children'];
    }
    const json = scriptJson(data ?? null);
    return createElement(ELEMENT, { dangerouslySetInnerHTML: { __html: json } });
  };
}

function call(view: AnyComponent, props: Props): unknown {
  const prototype: unknown = (view as { prototype?: unknown }).prototype;
  const isClass = typeof (prototype as { render?: unknown } | undefined)?.render === 'function';
  return isClass
    ? new (view as unknown as WithRender)(props).render()
    : (view as unknown as Call)(props);
}

/** The JSON in what a data view rendered. */
export const dataOf = (html: string): string => html.slice(START, -END);
