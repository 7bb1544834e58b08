/**
 * What a source throws when it has no answer: the page gets this status. With 301 or 302, `location`
 * says where to.
 */
export class SourceError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly location?: string,
  ) {
    super(message);
    this.name = 'SourceError';
  }
}
