import type { JsonRecord } from '../../content/schemas/json';

export const omit = (held: JsonRecord, keys: readonly string[]): JsonRecord =>
  Object.fromEntries(Object.entries(held).filter(([key]) => !keys.includes(key)));
