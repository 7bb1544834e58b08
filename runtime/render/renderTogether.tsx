import { createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { renderWithin } from './activePage';
import { token } from './fragmentParts';
import type { PageScope, Tracker } from './pageScope';
import { elementOf } from './renderNode';
import type { RenderJob } from './RenderJob';

/** Stands in front of each part in React's output. */
const MARK = 'x-part';
const MARK_HTML = `<${MARK}></${MARK}>`;

/** Content that React may put off, and so render out of turn. */
export const SUSPENSE = '<!--$';

/** Where React renders the next part: from here on its reads are noted. */
function Turn({ scope, tracker }: { scope: PageScope; tracker: Tracker }): ReactNode {
  scope.current = tracker;
  return createElement(MARK);
}

export interface Together {
  job: RenderJob;
  tracker: Tracker;
}

/**
 * One pass of React over several parts of a page, which costs less than one each. Null when they can't
 * be told apart: one holds something that React puts in front of everything, or puts off.
 * @throws whatever a component throws.
 */
export function renderTogether(parts: readonly Together[], scope: PageScope): string[] | null {
  const [first] = parts;
  if (!first) return [];
  const children = parts.flatMap(({ job, tracker }) => [
    createElement(Turn, { scope, tracker }),
    elementOf(job),
  ]);
  const html = renderWithin(scope, first.tracker, () =>
    renderToString(createElement(Fragment, null, ...children), {
      identifierPrefix: token('place'),
    }),
  );
  const [front, ...outputs] = html.split(MARK_HTML);
  if (front !== '' || outputs.length !== parts.length || html.includes(SUSPENSE)) return null;
  return outputs;
}
