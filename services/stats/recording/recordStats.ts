import { mkdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { HttpError } from '../../http/HttpError';
import { idOf, momentOfDate, statusIdOf } from '../eventFacts';
import { isWanted } from '../isWanted';
import type { LocalTeam } from '../localTeams';
import { ProviderClient, type ProviderOptions } from '../provider/ProviderClient';
import { ProviderError } from '../provider/ProviderError';
import { eventPath, eventsPath, standingsPath } from '../provider/questions';
import { readEvents } from '../provider/readEvents';
import { readStandings } from '../provider/readStandings';
import { EVENT_STATUS, type SportEvent } from '../SportEvent';
import { eventQuestion, keepAnswer, listQuestion, standingsQuestion } from './answerFiles';
import { withoutKeys } from './withoutKeys';

export interface RecordOptions {
  provider: ProviderOptions;
  /** Where the answers are kept, beside those that are there. */
  folder: string;
  leagues: readonly LocalTeam[];
  /** Ids of the games; none: those of the local teams that are on or begin within 12 hours. */
  events: readonly number[];
  /** ms between two questions for a game */
  every: number;
  /** Whether it ends with the last of the games. */
  isUntilFinal: boolean;
  /** Where a line goes about what was kept. */
  report: (line: string) => void;
  signal: AbortSignal;
}

/** ms between two questions for lists and standings, which change less. */
const LISTS_EVERY = 300_000;
const SOON = 12 * 3_600_000;
const { Final, Postponed, Canceled } = EVENT_STATUS;
const OVER: readonly number[] = [Final, Postponed, Canceled, EVENT_STATUS['Vacated by Both Teams']];

/**
 * Asks the provider again and again and keeps each answer as it came, without the keys it was asked with,
 * where it differs from the one before. Ends when the games are over, where that is wanted, or by the
 * signal. What the provider fails to answer is in the log, and asked for again.
 *
 * @returns how many answers were kept
 * @throws Error in words when the folder cannot be written to, or the provider refuses what is needed from the
 *   first question on: it will not take our key, has no such game, or sends something else
 */
export async function recordStats(options: RecordOptions): Promise<number> {
  await mkdir(options.folder, { recursive: true }).catch(notWritable(options.folder));
  const recorder = new Recorder(options);
  let listsAt = Number.NEGATIVE_INFINITY;
  while (!options.signal.aborted) {
    const began = Date.now();
    if (began - listsAt >= LISTS_EVERY) {
      if (await recorder.askForLists(began)) listsAt = began;
    }
    await recorder.askForGames();
    if (options.isUntilFinal && recorder.isOver) {
      if (recorder.games === 0) options.report(NO_GAMES);
      break;
    }
    await pause(Math.max(0, began + options.every - Date.now()), undefined, {
      signal: options.signal,
    }).catch(() => undefined);
  }
  return recorder.kept;
}

const NO_GAMES =
  'No game of our teams there is on, or begins within 12 hours: name one by --event, or leave --until out.';

const notWritable =
  (folder: string) =>
  (cause: unknown): never => {
    throw new Error(`Answers cannot be kept in ${folder}.`, { cause });
  };

interface Game {
  local: LocalTeam;
  isOver: boolean;
}

class Recorder {
  kept = 0;
  readonly #client: ProviderClient;
  readonly #games = new Map<number, Game>();
  /** What was answered last, without what of an answer is about the answer itself. */
  readonly #latest = new Map<string, string>();
  #lastAt = 0;

  constructor(private readonly options: RecordOptions) {
    this.#client = new ProviderClient(options.provider);
    const [local] = options.leagues;
    if (local) for (const id of options.events) this.#games.set(id, { local, isOver: false });
  }

  get games(): number {
    return this.#games.size;
  }

  /** Whether all games are; while no list has come, nobody knows which they are. */
  get isOver(): boolean {
    const isKnown =
      this.options.events.length > 0 ||
      this.options.leagues.every((local) => this.#latest.has(listQuestion(local)));
    return isKnown && [...this.#games.values()].every((game) => game.isOver);
  }

  /**
   * The lists and standings of the leagues, and from the lists the games to ask for.
   * @returns whether all lists came
   */
  async askForLists(now: number): Promise<boolean> {
    let haveCome = true;
    for (const local of this.options.leagues) {
      const all = { ...local, day: null, isDayOnly: false, pbp: false, driveCharts: false };
      const events = await this.#askNeeded(listQuestion(local), eventsPath(all), readEvents);
      await this.#ask(standingsQuestion(local), standingsPath(local), (json) =>
        readStandings(json, local.league),
      ).catch(onlyProvider);
      haveCome &&= events !== null;
      if (this.options.events.length > 0 || !events) continue;
      const near = events.filter(isWanted({ league: local.league, teamId: null }));
      for (const event of near.filter((each) => isNear(each, now))) {
        if (!this.#games.has(idOf(event))) this.#games.set(idOf(event), { local, isOver: false });
      }
    }
    return haveCome;
  }

  async askForGames(): Promise<void> {
    for (const [eventId, game] of this.#games) {
      if (game.isOver) continue;
      const path = eventPath({ ...game.local, eventId, pbp: true, driveCharts: true });
      const events = await this.#askNeeded(eventQuestion(game.local, eventId), path, readEvents);
      const event = events?.find((each) => idOf(each) === eventId);
      game.isOver = event !== undefined && OVER.includes(statusIdOf(event));
    }
  }

  /**
   * As `#ask`; null where the provider failed, which it has logged.
   * @throws Error in words where it will fail for good, and nothing was kept of it yet
   */
  async #askNeeded<T>(
    question: string,
    path: string,
    read: (json: unknown) => T,
  ): Promise<T | null> {
    return this.#ask(question, path, read).catch((error: unknown) => {
      if (!this.#latest.has(question)) throwLasting(question, error);
      return onlyProvider(error);
    });
  }

  /** What was read of the answer. @throws HttpError where there was none */
  async #ask<T>(question: string, path: string, read: (json: unknown) => T): Promise<T | null> {
    const { folder, provider, report, signal } = this.options;
    if (signal.aborted) return null;
    const { value, isStale } = await this.#client.get(path, {
      read: (json) => ({ json, content: read(json) }),
      freshFor: () => 0,
    });
    const content = JSON.stringify(value.content);
    if (isStale || this.#latest.get(question) === content) return value.content;
    // Files are named by their moment, so no two have the same.
    this.#lastAt = Math.max(Date.now(), this.#lastAt + 1);
    const answer = withoutKeys(value.json, provider);
    await keepAnswer(folder, { question, at: this.#lastAt, answer }).catch(notWritable(folder));
    this.#latest.set(question, content);
    this.kept += 1;
    report(`${new Date(this.#lastAt).toISOString()} ${question}`);
    return value.content;
  }
}

/** The provider failed, and its client has logged why: it is asked again. @throws any other error */
function onlyProvider(error: unknown): null {
  if (error instanceof HttpError) return null;
  throw error;
}

/** @throws Error in words where asking again will not help */
function throwLasting(question: string, error: unknown): void {
  if (!(error instanceof HttpError)) return;
  if (error.statusCode === 404) {
    throw new Error(`The provider has no ${question}: look at the address, or at --event.`);
  }
  const { cause } = error;
  if (cause instanceof ProviderError && !cause.isPassing) {
    throw new Error(`${question} cannot be recorded: ${cause.message}. ${cause.remedy}`, {
      cause: error,
    });
  }
}

/** Whether it is on, or begins within 12 hours. */
function isNear(event: SportEvent, now: number): boolean {
  if (OVER.includes(statusIdOf(event))) return false;
  const utc = event.startDate.find(({ dateType }) => dateType === 'UTC');
  const start = utc ? momentOfDate(utc) : null;
  return start !== null && Math.abs(start - now) < SOON;
}
