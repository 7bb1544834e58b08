/** What becomes of failures that no caller waits for, when the caller names no one to tell. */
export function warn(error: Error): void {
  process.emitWarning(error.stack ?? error.message, 'StoreWarning');
}
