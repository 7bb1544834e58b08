import { SourceError } from '@broadsheet/define';
import { at, list, number, record, text } from '../../../content/schemas/json';
import { safeUrl } from '../../../content/schemas/safeUrl';
import { isDay } from '../../../utils/dates/formatDay';
import { JOB_TYPES, type Job, type Jobs, type JobType } from '../../../content/schemas/job';

const isType = (type: string): type is JobType => Object.hasOwn(JOB_TYPES, type);

/** An open position of the daily service; null where it lacks an id, a title, an employer, a type or its day. */
export function readJob(value: unknown): Job | null {
  const one = record(value);
  const id = text(one['id']);
  const title = text(one['title']);
  const employer = text(one['employer']);
  const type = text(one['type']);
  const posted = text(one['posted']);
  const isComplete = /^[a-z0-9-]+$/.test(id) && title && employer && isDay(posted);
  if (!isComplete || !isType(type)) return null;
  const place = text(one['place']);
  const closes = text(one['closes']);
  const pay = text(one['pay']);
  return {
    pageTitle: `${title}, ${employer}`,
    pageDescription: `${employer} is looking for: ${title}${place && `, ${place}`}. ${JOB_TYPES[type]}${pay && `, ${pay}`}.`,
    pageSection: '/jobs',
    id,
    title,
    employer,
    place,
    type,
    pay,
    posted,
    closes: isDay(closes) ? closes : null,
    text: list(one['text']).map(text).filter(Boolean),
    apply: safeUrl(one['apply']),
  };
}

/** @throws SourceError 502 where the answer is none */
export function readJobs(data: unknown): Jobs {
  if (!Array.isArray(at(data, 'jobs'))) throw new SourceError(502, 'There is no list of jobs');
  const jobs = list(at(data, 'jobs')).flatMap((one) => readJob(one) ?? []);
  return {
    jobs,
    total: Math.max(number(at(data, 'total')), jobs.length),
    places: list(at(data, 'places')).map(text).filter(Boolean),
  };
}
