/** An answer that is not made for now: who asks came too often, or too much is to be done. */
export class Refused extends Error {
  override name = 'Refused';

  /**
   * @param statusCode 429: this client came too often; 503: there is too much to do for all
   * @param retryAfter s
   */
  constructor(
    readonly statusCode: 429 | 503,
    readonly retryAfter: number,
  ) {
    const wait = `Please try again in ${retryAfter} second${retryAfter === 1 ? '' : 's'}.`;
    super(
      statusCode === 429
        ? `This is more than we can answer to one address. ${wait}`
        : `There is more to do than we can at the moment. ${wait}`,
    );
  }

  /** What anyone may read of it. */
  get publicMessage(): string {
    return this.message;
  }
}
