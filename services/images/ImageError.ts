/** A refusal with the HTTP status and the reason that the caller is told. */
export class ImageError extends Error {
  constructor(
    readonly statusCode: 400 | 401 | 403 | 404 | 413 | 415 | 422 | 502 | 503 | 504 | 507,
    message: string,
    /** What is logged and not told. */
    cause?: unknown,
  ) {
    super(message, { cause });
    this.name = 'ImageError';
  }
}
