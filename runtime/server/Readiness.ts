/** Why a node should get no requests: one sentence for each cause that holds at the moment. */
export class Readiness {
  private readonly reasons = new Map<string, string>();

  /** Says that the node is not ready, and why; the last words of a cause count. */
  withdraw(cause: string, reason: string): void {
    this.reasons.set(cause, reason);
  }

  /** A cause holds no more. */
  restore(cause: string): void {
    this.reasons.delete(cause);
  }

  get isReady(): boolean {
    return this.reasons.size === 0;
  }

  /** In the order in which they came up. */
  list(): string[] {
    return [...this.reasons.values()];
  }
}
