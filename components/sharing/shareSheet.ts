/** Whether links are shared by the system's own sheet: on telephones and tablets that have one. */
export const hasShareSheet = (): boolean =>
  typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;

/**
 * Opens the system's sheet. Tells whether it came: a reader who turned away from it saw it.
 *
 * @param link of `url`, whole, with its title
 */
export async function openShareSheet(link: { title: string; url: string }): Promise<boolean> {
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return true;
    console.info('The share sheet did not open', error);
    return false;
  }
}
