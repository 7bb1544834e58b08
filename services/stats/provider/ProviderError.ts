/** Why the provider gave no answer that can be used, in a sentence for the log. */
export class ProviderError extends Error {
  constructor(
    message: string,
    /** What whoever reads the log can do about it. */
    readonly remedy: string,
    options: {
      /** Whether the same request may succeed in a moment. */
      isPassing?: boolean;
      /** ms for which the provider wants no request at all. */
      restFor?: number | null;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'ProviderError';
    this.isPassing = options.isPassing ?? false;
    this.restFor = options.restFor ?? null;
  }

  readonly isPassing: boolean;
  readonly restFor: number | null;
}
