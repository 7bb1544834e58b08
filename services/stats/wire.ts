/** A number as the provider may write it: `3`, `"3"`, `" 3 "`. */
export type WireNumber = number | string;

/** A yes or no as the provider may write it: `true`, `"true"`, `1`, `"1"`. */
export type WireFlag = boolean | string | number;

/** The number in it; NaN where there is none. */
export function numberOf(value: WireNumber | null | undefined): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

export function isOn(value: WireFlag | null | undefined): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}
