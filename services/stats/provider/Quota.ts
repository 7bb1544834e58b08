export interface QuotaLimits {
  perSecond: number;
  /** From midnight to midnight UTC. */
  perDay: number;
}

const SECOND = 1000;
const DAY = 86_400_000;

/** Counts requests against what the contract with the provider allows. */
export class Quota {
  #sent: number[] = [];
  #day = 0;
  #sentToday = 0;

  constructor(private readonly limits: QuotaLimits) {}

  /**
   * Takes one request from the quota, or says in how many ms there may be one.
   *
   * @param now ms since 1970
   * @returns 0 when the request may go out now
   */
  take(now: number): number {
    const today = Math.floor(now / DAY);
    if (today !== this.#day) {
      this.#day = today;
      this.#sentToday = 0;
    }
    if (this.#sentToday >= this.limits.perDay) return (today + 1) * DAY - now;
    this.#sent = this.#sent.filter((at) => at > now - SECOND);
    const [oldest] = this.#sent;
    if (this.#sent.length >= this.limits.perSecond && oldest !== undefined) {
      return oldest + SECOND - now;
    }
    this.#sent.push(now);
    this.#sentToday += 1;
    return 0;
  }
}
