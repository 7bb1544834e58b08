import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { EditionSettings } from '../editions/EditionSettings';

/** A site that has one page as mail, over HTTP. */
export interface PageServer {
  /** What it says; a test changes it. */
  page: { status: number; type: string; stories: string[] };
  /** Paths and queries that were asked for. */
  asked: string[];
  /** How editions are asked for there. */
  settings: EditionSettings;
  close: () => Promise<void>;
}

/** In the markup of the page: where each reader's link to leave comes. */
export const TAG = '{leave}';

export async function openPageServer(): Promise<PageServer> {
  const page = { status: 200, type: 'text/html; charset=utf-8', stories: ['The vote'] };
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const stories = page.stories.map((story) => `<h2 data-block="a/b">${story}</h2>`).join('');
    response.writeHead(page.status, { 'content-type': page.type });
    response.end(`<html><body>${stories}<a href="${TAG}">Unsubscribe</a></body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    page,
    asked,
    settings: {
      siteBase: () => `http://127.0.0.1:${port}`,
      readEdition: (html) => {
        const stories = [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, story]) => story ?? '');
        return {
          html,
          text: `${stories.join('\n')}\nUnsubscribe: ${TAG}\n`,
          headline: stories[0] ?? '',
          isEmpty: stories.length === 0,
        };
      },
      unsubscribeTag: TAG,
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
