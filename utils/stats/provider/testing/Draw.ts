import fc, { type GeneratorValue } from 'fast-check';

/**
 * Draws what a feed says, in the spellings of the real one. Numbers are 10 or more wherever the sport allows
 * it, so that a 0 that nobody sent is seen on the page at once.
 */
export class Draw {
  constructor(private readonly draw: GeneratorValue) {}

  isSo(percent: number): boolean {
    return this.whole(1, 100) <= percent;
  }

  whole(min: number, max: number): number {
    return this.draw(fc.integer, { min, max });
  }

  one<Value>(values: readonly Value[]): Value {
    const value = values[this.whole(0, values.length - 1)];
    if (value === undefined) throw new Error('there is nothing to draw from');
    return value;
  }

  /** A number as feeds write it: `14`, `"14"`, `" 14 "`. */
  spelled(value: number): unknown {
    return this.one([value, value, String(value), ` ${value} `]);
  }

  count(min = 10, max = 89): unknown {
    return this.spelled(this.whole(min, max));
  }

  flag(isSo: boolean): unknown {
    return isSo ? this.one([true, 'true', '1', 1]) : this.one([false, 'false', 0]);
  }

  /** `045.5`, `45.50%`, `045.00 %`. */
  percentage(): string {
    const share = this.whole(110, 890) / 10;
    return this.one([`0${share.toFixed(1)}`, `${share.toFixed(2)}%`, `0${share.toFixed(2)} %`]);
  }

  /** A part that a feed may lack: its key is missing, or it is null or empty. */
  maybe(key: string, value: unknown, percent = 85): Record<string, unknown> {
    if (this.isSo(percent)) return { [key]: value };
    return this.one<Record<string, unknown>>([{}, { [key]: null }, { [key]: '' }]);
  }

  list<Item>(min: number, max: number, make: (index: number) => Item): Item[] {
    return Array.from({ length: this.whole(min, max) }, (_, index) => make(index));
  }
}
