import type { FormCalls } from '../../forms/types';
import { formatSettings, type HarnessSettings } from '../settings';
import type { HarnessEvent, HarnessPack, HarnessRendering } from '../types';

const ROOT = '/pf/harness';

export const AXE_URL = `${ROOT}/app/axe.min.js`;

/** Address of a whole page that holds nothing but the block. */
export const frameUrl = (settings: HarnessSettings): string =>
  `${ROOT}/frame?${formatSettings(settings)}`;

export const loadPack = (signal: AbortSignal): Promise<HarnessPack> =>
  ask<HarnessPack>('/api/blocks', { signal });

export const renderBlock = (
  settings: HarnessSettings,
  signal: AbortSignal,
): Promise<HarnessRendering> => post('/api/render', settings, signal);

/** What the form of fields asks for. */
export const formCalls: FormCalls = {
  searchImages: (query, signal) =>
    ask(`/api/images?${new URLSearchParams({ q: query })}`, { signal }),
  findOriginal: async (url, signal) => {
    const path = `/api/images/original?${new URLSearchParams({ url })}`;
    return (await ask<{ address: string }>(path, { signal })).address;
  },
  readChoices: (source, question, signal) =>
    post('/api/content/choices', { source, ...question }, signal),
  readAnswer: (question, signal) => post('/api/content/answer', question, signal),
};

/** Listens to builds; the browser connects again by itself. Returns how to stop. */
export function listenForBuilds(
  onEvent: (event: HarnessEvent) => void,
  onConnected: (isConnected: boolean) => void,
): () => void {
  const source = new EventSource(`${ROOT}/events`);
  source.addEventListener('open', () => onConnected(true));
  source.addEventListener('error', () => onConnected(false));
  source.addEventListener('message', ({ data }) =>
    onEvent(JSON.parse(String(data)) as HarnessEvent),
  );
  return () => source.close();
}

const post = <T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> =>
  ask<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });

async function ask<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetch(ROOT + path, init);
  if (!response.ok) throw new Error(await describeAnswer(response));
  return (await response.json()) as T;
}

async function describeAnswer(response: Response): Promise<string> {
  const text = await response.text();
  const status = `${response.status} ${response.statusText}`.trim();
  return `${status}: ${messageIn(text)}`.replace(/: $/, '');
}

/** The server's own words, out of `{message}` or `{error}` where it sent JSON. */
function messageIn(text: string): string {
  try {
    const body = JSON.parse(text) as { message?: unknown; error?: unknown } | null;
    const message = body?.message ?? body?.error;
    return typeof message === 'string' ? message : text.slice(0, 300);
  } catch {
    return text.slice(0, 300);
  }
}
