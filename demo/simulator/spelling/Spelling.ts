import { createRandom } from '../../random';
import type { EventNumbers } from '../../../services/stats/SportEvent';
import type { WireFlag, WireNumber } from '../../../services/stats/wire';

/** Of so many events one is spelled in each other way than the usual one. */
const UNUSUAL = 0.3;

/**
 * How the provider spells one event: numbers as text, booleans as digits, older names of a field. An event
 * is spelled the same whenever it is asked for, since all that decides is its id.
 */
export class Spelling {
  readonly #number: (value: number) => WireNumber;
  readonly #flag: (value: boolean) => WireFlag;
  readonly #percent: (value: number) => string;

  constructor(private readonly eventId: number) {
    this.#number = this.pick<(value: number) => WireNumber>(
      'numbers',
      (value) => value,
      String,
      (value) => ` ${value} `,
    );
    this.#flag = this.pick<(value: boolean) => WireFlag>(
      'booleans',
      (value) => value,
      String,
      Number,
      (value) => String(Number(value)),
    );
    this.#percent = this.pick<(value: number) => string>(
      'percentages',
      (value) => value.toFixed(1).padStart(5, '0'),
      (value) => `${value.toFixed(2)}%`,
      (value) => `${value.toFixed(2).padStart(6, '0')} %`,
    );
  }

  /** The usual way, or for some events one of the others. */
  pick<Way>(what: string, usual: Way, ...others: readonly Way[]): Way {
    const random = createRandom(`spelling of ${what} in ${this.eventId}`);
    return others.length > 0 && random.chance(UNUSUAL) ? random.pick(others) : usual;
  }

  number(value: number): WireNumber {
    return this.#number(value);
  }

  flag(value: boolean): WireFlag {
    return this.#flag(value);
  }

  /** Numbers of a box score; percentages, by their names, are padded. */
  numbers(values: EventNumbers): EventNumbers {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        if (typeof value === 'object') return [name, this.numbers(value)];
        if (typeof value === 'string') return [name, value];
        return [name, /percentage$/i.test(name) ? this.#percent(value) : this.number(value)];
      }),
    );
  }
}
