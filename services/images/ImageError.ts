/** A refusal with the HTTP status and the reason that the caller is told. */
export class ImageError extends Error {
  constructor(
    readonly statusCode: 400 | 401 | 403 | 404 | 413 | 415 | 502 | 503 | 504,
    message: string,
  ) {
    super(message);
    this.name = 'ImageError';
  }
}
