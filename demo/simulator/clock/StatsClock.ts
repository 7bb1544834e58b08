/** How the clock of the games runs: with the real one, faster or slower, standing, or from another moment. */
export type ClockMode = 'real' | 'fast' | 'paused' | 'set';

export interface ClockSetting {
  mode: ClockMode;
  /** Seconds of the games in one real second; only `fast` asks for one. */
  rate: number;
  /** ms since 1970 at which `fast`, `paused` and `set` begin; null: at the moment it shows now. */
  at: number | null;
}

/** What `GET …/clock` answers: the moment is that of the answer, so that it can be put back. */
export interface ClockState {
  mode: ClockMode;
  rate: number;
  /** ISO 8601, UTC. */
  at: string;
}

/**
 * The clock that the games are played by, one per process. It follows the real clock until a test or
 * a demonstration sets it; after that it depends on nothing but the setting and the time that passed.
 */
export class StatsClock {
  #mode: ClockMode = 'real';
  #rate = 1;
  /** What the real clock and ours showed when it was set (ms since 1970). */
  #set = { real: 0, shown: 0 };

  /** @param realNow ms since 1970 */
  constructor(private readonly realNow: () => number = Date.now) {}

  get isReal(): boolean {
    return this.#mode === 'real';
  }

  now(): Date {
    if (this.isReal) return new Date(this.realNow());
    const passed = this.realNow() - this.#set.real;
    return new Date(Math.round(this.#set.shown + passed * this.#rate));
  }

  set({ mode, rate, at }: ClockSetting): void {
    const shown = at ?? this.now().getTime();
    this.#mode = mode;
    this.#rate = { real: 1, set: 1, paused: 0, fast: rate }[mode];
    this.#set = { real: this.realNow(), shown };
  }

  state(): ClockState {
    return { mode: this.#mode, rate: this.#rate, at: this.now().toISOString() };
  }
}
