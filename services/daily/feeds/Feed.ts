/** Where one kind of the daily matter comes from. */
export interface Feed<T> {
  /** @throws HttpError 502 or 503 where it can't be had */
  read: () => Promise<T>;
  /** s for which an answer may be kept by whoever asked. */
  maxAge: number;
}
