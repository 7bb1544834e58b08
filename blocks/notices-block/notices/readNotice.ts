import { SourceError } from '@broadsheet/define';
import { at, isoDate, list, number, record, text } from '../../../content/schemas/json';
import { isDay } from '../../../utils/dates/formatDay';
import { ageOf, type Notice, type Notices } from './notice';

/** A death notice of the daily service; null where it lacks an id, a name or the day of death. */
export function readNotice(value: unknown): Notice | null {
  const one = record(value);
  const id = text(one['id']);
  const name = text(one['name']);
  const died = text(one['died']);
  if (!/^[a-z0-9-]+$/.test(id) || !name || !isDay(died)) return null;
  const born = isDay(text(one['born'])) ? text(one['born']) : null;
  const town = text(one['town']);
  const age = ageOf({ born, died });
  const paragraphs = list(one['text']).map(text).filter(Boolean);
  return {
    pageTitle: `${name}, ${born ? `${born.slice(0, 4)}–` : ''}${died.slice(0, 4)}`,
    pageDescription: paragraphs[0] ?? `${name}${age === null ? '' : `, ${age}`}, of ${town}.`,
    pageSection: '/obituaries',
    id,
    name,
    born,
    died,
    town,
    text: paragraphs,
    service: readService(one['service']),
    funeralHome: text(one['funeralHome']),
    published: isDay(text(one['published'])) ? text(one['published']) : died,
  };
}

/** @throws SourceError 502 where the answer is none */
export function readNotices(data: unknown): Notices {
  if (!Array.isArray(at(data, 'notices')))
    throw new SourceError(502, 'There is no list of notices');
  const notices = list(at(data, 'notices')).flatMap((one) => readNotice(one) ?? []);
  return {
    notices,
    total: Math.max(number(at(data, 'total')), notices.length),
    towns: list(at(data, 'towns')).map(text).filter(Boolean),
  };
}

function readService(value: unknown): Notice['service'] {
  const moment = isoDate(at(value, 'at'));
  const place = text(at(value, 'place'));
  if (!moment || !place) return null;
  const kind = text(at(value, 'kind')) || 'Service';
  return { kind, place, address: text(at(value, 'address')), at: moment };
}
