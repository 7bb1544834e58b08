/** What the login service was asked for and did not do. */
export class CallRefused extends Error {
  override name = 'CallRefused';
  /** Whether the session has ended, here or elsewhere. */
  readonly isSignedOut: boolean;

  /** @param status of its HTTP answer */
  constructor(path: string, status: number) {
    super(`${path} was answered ${status}.`);
    this.isSignedOut = status === 401;
  }
}
