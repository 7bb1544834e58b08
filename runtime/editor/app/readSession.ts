import type { AppSession } from '../contract/session';

/**
 * Who is signed in, as the application's page says.
 * @throws Error where the page lacks it
 */
export function readSession(page: Document): AppSession {
  const text = page.getElementById('session')?.textContent;
  if (!text) throw new Error('The page of the editor has no #session.');
  return JSON.parse(text) as AppSession;
}
