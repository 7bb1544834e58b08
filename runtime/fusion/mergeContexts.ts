import type { AppContext, ComponentContext } from './types';

const descriptors = new WeakMap<object, PropertyDescriptorMap>();

/** The app's values are the same object for every block of a page: described once. */
function describe(app: AppContext): PropertyDescriptorMap {
  let known = descriptors.get(app);
  if (!known) {
    known = Object.getOwnPropertyDescriptors(app);
    descriptors.set(app, known);
  }
  return known;
}

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
  Object.defineProperties(merged, describe(app));
  Object.defineProperties(merged, Object.getOwnPropertyDescriptors(component));
  return Object.assign(merged, extra);
}
