import { SourceError } from '@broadsheet/define';
import { at, list, number, text } from '../../../content/schemas/json';
import { loadableUrl } from '../../../content/schemas/safeUrl';
import { formatDay, isDay } from '../../../utils/dates/formatDay';
import type { Comics, Strip } from './comics';

/**
 * A day of comics of the daily service. A panel without a picture, its size or words for it is left out, and a strip
 * without a panel.
 *
 * @throws SourceError 502 where it has no day
 */
export function readComics(data: unknown): Comics {
  const day = text(at(data, 'day'));
  if (!isDay(day)) throw new SourceError(502, 'The comics have no day');
  const strips = list(at(data, 'strips')).flatMap((strip): Strip[] => {
    const panels = list(at(strip, 'panels')).flatMap(readPanel);
    const [id, title] = [text(at(strip, 'id')), text(at(strip, 'title'))];
    if (!id || !title || panels.length === 0) return [];
    return [{ id, title, creator: text(at(strip, 'creator')), panels }];
  });
  const names = strips.map(({ title }) => title).join(', ');
  return {
    pageTitle: `Comics for ${formatDay(day)}`,
    pageDescription: `The comics of the day${names && `: ${names}`}.`,
    pageSection: '/comics',
    day,
    previous: dayOrNull(at(data, 'previous')),
    next: dayOrNull(at(data, 'next')),
    strips,
  };
}

function readPanel(panel: unknown): Strip['panels'] {
  const url = loadableUrl(at(panel, 'image', 'url'));
  const width = number(at(panel, 'image', 'width'));
  const height = number(at(panel, 'image', 'height'));
  const alt = text(at(panel, 'alt'));
  if (!url || width <= 0 || height <= 0 || !alt) return [];
  const lines = list(at(panel, 'lines')).flatMap((line) => {
    const words = text(at(line, 'words'));
    return words ? [{ speaker: text(at(line, 'speaker')), words }] : [];
  });
  return [{ url, width, height, alt, lines }];
}

function dayOrNull(value: unknown): string | null {
  const day = text(value);
  return isDay(day) ? day : null;
}
