import type { AppContext, ComponentContext } from './types';

/**
 * One object that holds the app's and the component's values. The app's stay getters, so that a
 * value counts as read only when a block takes it (and not because it was passed along).
 */
export function mergeContexts(
  app: AppContext,
  component: ComponentContext,
  extra: Record<string, unknown> = {},
): Record<string, unknown> {
  const merged: Record<string, unknown> = {};
  for (const part of [app, component, extra]) {
    Object.defineProperties(merged, Object.getOwnPropertyDescriptors(part));
  }
  return merged;
}
