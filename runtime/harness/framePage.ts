import { READER_STATE_SCRIPT } from '../client/readerState';
import { describeFailure } from '../pack/traceErrors';
import type { Pack } from '../pack/types';
import { escapeHtml, scriptJson } from '../render/escape';
import type { StateRendering } from './renderState';
import type { HarnessSettings } from './settings';

/** ms that each of the page's files and answers is held back on a slow network. */
export const SLOW_MS = 1500;

/** What the page's media queries answer, whatever the machine prefers. */
export interface MediaAnswers {
  scheme: HarnessSettings['scheme'];
  motion: HarnessSettings['motion'];
}

const ALWAYS = '(min-width: 0)';
const NEVER = '(max-width: 0)';

/** A style sheet in which the queries for colour scheme and motion are answered. */
export function answerMedia(css: string, { scheme, motion }: MediaAnswers): string {
  return css
    .replace(/\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)/g, (_all, asked: string) =>
      asked === scheme ? ALWAYS : NEVER,
    )
    .replace(
      /\(\s*prefers-reduced-motion\s*:\s*(reduce|no-preference)\s*\)/g,
      (_all, asked: string) => ((asked === 'reduce') === (motion === 'reduce') ? ALWAYS : NEVER),
    );
}

/**
 * Runs before anything else in the page: media queries in scripts, the state's answers for islands
 * that ask for content, and a network that is as slow as asked.
 */
function frameScript(settings: HarnessSettings, answers: Record<string, unknown>): string {
  const reader = settings.reader === 'internal' ? 'subscribed' : settings.reader;
  return `(() => {
  const settings = ${scriptJson({ scheme: settings.scheme, motion: settings.motion, slow: settings.network === 'slow' ? SLOW_MS : 0 })};
  const answers = ${scriptJson(answers)};
  const root = document.documentElement;
  ${settings.reader === 'state' ? '' : `root.dataset.readerState = ${scriptJson(reader === 'ads-free' ? 'subscribed' : reader)};`}
  ${settings.reader === 'ads-free' ? 'root.dataset.adsFree = "";' : ''}
  ${settings.reader === 'internal' ? 'root.dataset.internal = "";' : ''}
  const asked = { 'prefers-color-scheme': settings.scheme, 'prefers-reduced-motion': settings.motion === 'reduce' ? 'reduce' : 'no-preference' };
  const match = window.matchMedia.bind(window);
  window.matchMedia = (query) => match(query.replace(/\\(\\s*(prefers-color-scheme|prefers-reduced-motion)\\s*:\\s*([\\w-]+)\\s*\\)/g, (all, name, value) => asked[name] === value ? '${ALWAYS}' : '${NEVER}'));
  const ask = window.fetch.bind(window);
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  window.fetch = async (input, init) => {
    if (settings.slow) await wait(settings.slow);
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const source = /\\/api\\/v3\\/content\\/fetch\\/([^/]+)$/.exec(url.pathname)?.[1];
    const name = source && decodeURIComponent(source);
    if (name && Object.hasOwn(answers, name)) return Response.json(answers[name]);
    return ask(input, init);
  };
})();`;
}

/** The page that the harness shows in its frame. */
export function framePage(
  rendering: StateRendering,
  settings: HarnessSettings,
  pack: Pack,
): string {
  const { page, failure, state, answers } = rendering;
  const reader = settings.reader === 'state' ? (state.state.readerState ?? 'out') : settings.reader;
  const attributes = [
    ` dir="${settings.dir}"`,
    ` style="color-scheme:${settings.scheme}"`,
    failure ? ` data-failure="${escapeHtml(describeFailure(failure))}"` : '',
  ].join('');
  const script = frameScript({ ...settings, reader }, answers);
  return page
    .replace('<html', `<html${attributes}`)
    .replace(
      `<script>${READER_STATE_SCRIPT}</script>`,
      () => `<script>${READER_STATE_SCRIPT}</script><script>${script}</script>`,
    )
    .replace(
      /"\/pf\/dist\/css\/page\/([\d.]+)\.css\?d=[^"]*"/,
      (_all, ids: string) =>
        `"/pf/harness/css/${ids}.css?scheme=${settings.scheme}&amp;motion=${settings.motion}&amp;d=${pack.manifest.build}"`,
    )
    .replace('<script defer src=', '<script defer data-harness-engine src=');
}
