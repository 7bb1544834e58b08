import { isRecord } from '../json';

/** A field that holds a text, and the words around it. */
export interface TextPlace {
  field: string;
  /** At most 160 characters of the value, with the text in them. */
  excerpt: string;
}

const AROUND = 60;

/** The fields whose value, or a value within it, holds a text in any case. */
export function findText(fields: Record<string, unknown>, text: string): TextPlace[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    const held = stringsIn(value).find((one) => indexOfText(one, text) >= 0);
    return held === undefined ? [] : [{ field, excerpt: excerptOf(held, text) }];
  });
}

/** A value with a text replaced wherever a string in it holds it, in just these letters. */
export function replaceText(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return value.replaceAll(from, () => to);
  if (Array.isArray(value)) return value.map((held) => replaceText(held, from, to));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, replaceText(held, from, to)]),
  );
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return isRecord(value) ? Object.values(value).flatMap(stringsIn) : [];
}

function indexOfText(held: string, text: string): number {
  return held.toLowerCase().indexOf(text.toLowerCase());
}

function excerptOf(held: string, text: string): string {
  const at = indexOfText(held, text);
  const start = Math.max(0, at - AROUND);
  const end = at + Math.min(text.length, AROUND) + AROUND - 20;
  return `${start > 0 ? '…' : ''}${held.slice(start, end)}${end < held.length ? '…' : ''}`;
}
