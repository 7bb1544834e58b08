/** Tells whether a value is what a type says it is. Never throws. */
export type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === 'string';
export const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
export const isFlag: Check = (value) => typeof value === 'boolean';

export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

/** For what may also be left out. */
export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** An object with these properties; it may have others. */
export function shape(checks: Readonly<Record<string, Check>>): Check {
  const entries = Object.entries(checks);
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    entries.every(([name, check]) => check((value as Record<string, unknown>)[name]));
}

/** An object whose `type` says which of several shapes it has. */
export function typed(shapes: Readonly<Record<string, Check>>): Check {
  return (value) => {
    const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : null;
    const check = typeof type === 'string' && Object.hasOwn(shapes, type) ? shapes[type] : null;
    return check?.(value) ?? false;
  };
}
