import type { ReactNode } from 'react';
import type { ContentConfig } from '../../runtime/fusion/types';
import { getFusion } from './state';

/** The answer that `setFusion({ content })` holds for the source; null without one. */
export function useContent(config: ContentConfig | undefined): unknown {
  if (!config?.source) return null;
  const { source, transform } = config;
  const query = config.query ?? {};
  const state = getFusion();
  state.calls.push({ source, query });
  const answer = state.content[source];
  const content: unknown = typeof answer === 'function' ? answer(query) : (answer ?? null);
  return transform ? transform(content) : content;
}

/** The first of `ids` that are not in `setFusion({ shownAbove })`. */
export function useFirstOnPage(ids: readonly string[], count = Infinity): string[] {
  const { shownAbove } = getFusion();
  return ids.filter((id) => !shownAbove.includes(id)).slice(0, count);
}

/** Outside the editor nothing is editable: `setFusion({ app: { isAdmin: true } })` is in it. */
export function useEditableContent() {
  const { isAdmin } = getFusion().app;
  return {
    editableContent: () => ({}),
    searchableContent: () => ({}),
    editableField: (name: string) => (isAdmin ? { 'data-editable-field': name } : {}),
    searchableField: () => ({}),
  };
}

export default function Content({
  children,
  ...config
}: NonNullable<ContentConfig> & { children: (content: unknown) => ReactNode }) {
  return children(useContent(config));
}
