import { at, list, text } from './schemas/json';

/**
 * The paths of the articles among top pages, most read first, each once: those of type Article whose
 * path ends in `.html` (widgets §5). The hosted service puts the host in front of a path.
 *
 * @param answer `{pages: [{path, stats: {type}}]}`; anything else gives none
 */
export function topArticlePaths(answer: unknown): string[] {
  const paths = list(at(answer, 'pages'))
    .filter((page) => at(page, 'stats', 'type') === 'Article')
    .map((page) => text(at(page, 'path')).replace(/^(?:https?:\/\/)?[^/]*/, ''))
    .filter((path) => path.endsWith('.html'));
  return [...new Set(paths)];
}
