/** Whether a reader is signed in, as the head of the page found out before the first paint (platform §4). */
export function isSignedIn(): boolean {
  const { readerState } = document.documentElement.dataset;
  return readerState === 'in' || readerState === 'subscribed';
}
