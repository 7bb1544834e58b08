import { LRUCache } from 'lru-cache';
import { HttpError } from '../../http/HttpError';
import { dayOf } from '../days';
import { dayOfDate, idOf } from '../eventFacts';
import { isWanted } from '../isWanted';
import type { LocalTeam } from '../localTeams';
import type { League } from '../provider/questions';
import { readEvents } from '../provider/readEvents';
import { readStandings } from '../provider/readStandings';
import type { Standings } from '../Standings';
import {
  DAYS_AHEAD,
  DAYS_BACK,
  type EventDetails,
  type EventQuery,
  type EventsQuery,
} from '../StatsQuery';
import type { SportEvent } from '../SportEvent';
import type { Answer, StatsSource } from '../StatsSource';
import {
  eventQuestion,
  listAnswers,
  listQuestion,
  readAnswer,
  standingsQuestion,
  type AnswerFile,
} from './answerFiles';
import { shiftEvent } from './shiftEvent';

export interface ReplayOptions {
  /** Seconds of the recording in one real second. */
  speed: number;
  /** Where a line goes about a file that cannot be read. */
  warn: (line: string) => void;
  /** ms since 1970 */
  now?: () => number;
}

export interface Replay {
  source: StatsSource;
  /** How many answers there are, and the moments (ms since 1970) of the first and the last. */
  answers: number;
  first: number;
  last: number;
  /** Plays it from now on; until then it stands at the first answer. */
  begin: () => void;
}

/** Answers that are kept as read, of all questions. */
const MAX_READ = 40;
const MINUTE = 60_000;

/**
 * Statistics as they were recorded, from the first answer on, at a speed, once it has begun; at the end they
 * stay. The games are played now: their dates are shifted by as much as lies between the first answer and the
 * beginning.
 *
 * @throws Error in words when there is no recording in the folder, or none of it can be read
 */
export async function replayStats(folder: string, options: ReplayOptions): Promise<Replay> {
  const { answers, others } = await listAnswers(folder).catch(notReadable(folder));
  for (const file of others) options.warn(`${file} is no whole answer: it is left out.`);
  const [first, last] = [answers[0]?.at, answers.at(-1)?.at];
  if (first === undefined || last === undefined) {
    throw new Error(`There is no recording in ${folder}: make one by broadsheet stats record.`);
  }
  if (!(await canReadAny(answers))) {
    throw new Error(
      `None of the ${answers.length} answers in ${folder} can be read: record the games again.`,
    );
  }
  const source = new RecordedStats(answers, { first, last }, options);
  return { source, answers: answers.length, first, last, begin: () => source.begin() };
}

const notReadable =
  (folder: string) =>
  (cause: NodeJS.ErrnoException): never => {
    if (cause.code === 'ENOENT') throw new Error(`There is no folder ${folder} to read.`);
    if (cause.code === 'ENOTDIR')
      throw new Error(`${folder} is a file, not the folder of a recording.`);
    throw new Error(`The folder ${folder} cannot be read.`, { cause });
  };

async function canReadAny(answers: readonly AnswerFile[]): Promise<boolean> {
  for (const file of answers) {
    const isRead = await readAnswer(file).then(
      () => true,
      () => false,
    );
    if (isRead) return true;
  }
  return false;
}

class RecordedStats implements StatsSource {
  readonly #files = new Map<string, AnswerFile[]>();
  readonly #read = new LRUCache<string, { answer: unknown }>({ max: MAX_READ });
  readonly #broken = new Set<string>();
  /** Null while it has not begun. */
  #began: number | null = null;
  /** ms by which the games are later than they were. */
  #shift: number;

  constructor(
    files: readonly AnswerFile[],
    private readonly span: { first: number; last: number },
    private readonly options: ReplayOptions,
  ) {
    for (const file of files) {
      const same = this.#files.get(file.question);
      if (same) same.push(file);
      else this.#files.set(file.question, [file]);
    }
    this.#shift = this.#shiftAt(this.#realNow());
  }

  begin(): void {
    this.#began = this.#realNow();
    this.#shift = this.#shiftAt(this.#began);
  }

  now(): Date {
    return new Date(this.#recordedNow() + this.#shift);
  }

  async events(query: EventsQuery): Promise<Answer<SportEvent[]>> {
    const listed = await this.#latest(listQuestion(query), readEvents);
    const games = await Promise.all((listed ?? []).map((event) => this.#newer(query, event)));
    return answerOf(
      games
        .map((event) => shiftEvent(event, this.#shift))
        .filter(isWanted(query))
        .filter((event) => isOnDays(event, query, this.now()))
        .map((event) => withDetails({ ...event, boxscores: [] }, query)),
    );
  }

  async event(query: EventQuery): Promise<Answer<SportEvent>> {
    const { eventId, league } = query;
    const isIt = (event: SportEvent): boolean => idOf(event) === eventId;
    const own = await this.#latest(eventQuestion(query, eventId), readEvents);
    const listed = own ?? (await this.#latest(listQuestion(query), readEvents));
    const event = listed?.find(isIt);
    if (!event) throw new HttpError(404, `The recording has no event ${eventId} in the ${league}`);
    return answerOf(withDetails(shiftEvent(event, this.#shift), query));
  }

  async standings(local: LocalTeam): Promise<Answer<Standings>> {
    const standings = await this.#latest(standingsQuestion(local), (json) =>
      readStandings(json, local.league),
    );
    if (!standings)
      throw new HttpError(404, `The recording has no standings of the ${local.league}`);
    return answerOf(standings);
  }

  /** A game as its own answer has it, which is newer than the list; else as it is in the list. */
  async #newer(league: League, event: SportEvent): Promise<SportEvent> {
    const id = idOf(event);
    const own = await this.#latest(eventQuestion(league, id), readEvents);
    return own?.find((each) => idOf(each) === id) ?? event;
  }

  /** The last answer until now that can be read; before the first one, that. Null where there is none. */
  async #latest<T>(question: string, read: (json: unknown) => T): Promise<T | null> {
    const files = this.#files.get(question) ?? [];
    const now = this.#recordedNow();
    const past = files.filter(({ at }) => at <= now);
    for (const file of [...past.toReversed(), ...files.slice(past.length)]) {
      const answer = await this.#readOnce(file);
      if (answer === null) continue;
      try {
        return read(answer.answer);
      } catch (error) {
        this.#sayBroken(file, error);
      }
    }
    return null;
  }

  async #readOnce(file: AnswerFile): Promise<{ answer: unknown } | null> {
    if (this.#broken.has(file.file)) return null;
    const known = this.#read.get(file.file);
    if (known) return known;
    try {
      const read = { answer: await readAnswer(file) };
      this.#read.set(file.file, read);
      return read;
    } catch (error) {
      this.#sayBroken(file, error);
      return null;
    }
  }

  #sayBroken({ file }: AnswerFile, error: unknown): void {
    this.#broken.add(file);
    const reason = error instanceof Error ? error.message : String(error);
    this.options.warn(`${file} cannot be read (${reason}): the answer before it is shown instead.`);
  }

  #shiftAt(began: number): number {
    return Math.round((began - this.span.first) / MINUTE) * MINUTE;
  }

  #recordedNow(): number {
    const { first, last } = this.span;
    if (this.#began === null) return first;
    const played = (this.#realNow() - this.#began) * this.options.speed;
    return Math.min(last, Math.round(first + played));
  }

  #realNow(): number {
    return this.options.now?.() ?? Date.now();
  }
}

/** Nobody may keep what goes faster than life. */
const answerOf = <T>(body: T): Answer<T> => ({ body, maxAge: 0, age: 0, isStale: false });

function withDetails(event: SportEvent, { pbp, driveCharts }: EventDetails): SportEvent {
  return {
    ...event,
    pbp: pbp ? event.pbp : [],
    driveCharts: driveCharts ? event.driveCharts : [],
  };
}

/** Whether it begins, or goes on, on the days that a list is of. */
function isOnDays(event: SportEvent, { day, isDayOnly }: EventsQuery, now: Date): boolean {
  const middle = day ?? dayOf(now);
  const [from, to] = isDayOnly ? [middle, middle] : [middle - DAYS_BACK, middle + DAYS_AHEAD];
  return [...event.startDate, ...(event.suspendedResumeDate ?? [])].some((date) => {
    if (date.dateType !== 'Local') return false;
    const on = dayOfDate(date);
    return on >= from && on <= to;
  });
}
