import { setTimeout as pause } from 'node:timers/promises';
import { HttpError } from '../../http/HttpError';
import { idOf, momentOfDate, statusIdOf } from '../eventFacts';
import { isWanted } from '../isWanted';
import type { LocalTeam } from '../localTeams';
import { ProviderClient, type ProviderOptions } from '../provider/ProviderClient';
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
 * @throws Error when the folder cannot be written to
 */
export async function recordStats(options: RecordOptions): Promise<number> {
  const recorder = new Recorder(options);
  let listsAt = Number.NEGATIVE_INFINITY;
  while (!options.signal.aborted) {
    const began = Date.now();
    if (began - listsAt >= LISTS_EVERY) {
      await recorder.askForLists(began);
      listsAt = began;
    }
    await recorder.askForGames();
    if (options.isUntilFinal && recorder.isOver) break;
    await pause(Math.max(0, began + options.every - Date.now()), undefined, {
      signal: options.signal,
    }).catch(() => undefined);
  }
  return recorder.kept;
}

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

  get isOver(): boolean {
    return [...this.#games.values()].every((game) => game.isOver);
  }

  /** The lists and standings of the leagues, and from the lists the games to ask for. */
  async askForLists(now: number): Promise<void> {
    for (const local of this.options.leagues) {
      const all = { ...local, day: null, isDayOnly: false, pbp: false, driveCharts: false };
      const events = await this.#ask(listQuestion(local), eventsPath(all), readEvents);
      await this.#ask(standingsQuestion(local), standingsPath(local), (json) =>
        readStandings(json, local.league),
      );
      if (this.options.events.length > 0 || !events) continue;
      const near = events.filter(isWanted({ league: local.league, teamId: null }));
      for (const event of near.filter((each) => isNear(each, now))) {
        if (!this.#games.has(idOf(event))) this.#games.set(idOf(event), { local, isOver: false });
      }
    }
  }

  async askForGames(): Promise<void> {
    for (const [eventId, game] of this.#games) {
      if (game.isOver) continue;
      const path = eventPath({ ...game.local, eventId, pbp: true, driveCharts: true });
      const events = await this.#ask(eventQuestion(game.local, eventId), path, readEvents);
      const event = events?.find((each) => idOf(each) === eventId);
      game.isOver = event !== undefined && OVER.includes(statusIdOf(event));
    }
  }

  /** What was read of the answer; null where there was none, which is reported. */
  async #ask<T>(question: string, path: string, read: (json: unknown) => T): Promise<T | null> {
    const { folder, provider, report, signal } = this.options;
    if (signal.aborted) return null;
    try {
      const { value, isStale } = await this.#client.get(path, {
        read: (json) => ({ json, content: read(json) }),
        freshFor: () => 0,
      });
      const content = JSON.stringify(value.content);
      if (isStale || this.#latest.get(question) === content) return value.content;
      // Files are named by their moment, so no two have the same.
      this.#lastAt = Math.max(Date.now(), this.#lastAt + 1);
      const answer = withoutKeys(value.json, provider);
      await keepAnswer(folder, { question, at: this.#lastAt, answer });
      this.#latest.set(question, content);
      this.kept += 1;
      report(`${new Date(this.#lastAt).toISOString()} ${question}`);
      return value.content;
    } catch (error) {
      // The client has logged why a provider failed; a game that it does not have is told of here.
      if (!(error instanceof HttpError)) throw error;
      if (error.statusCode === 404) report(`${question}: ${error.message}`);
      return null;
    }
  }
}

/** Whether it is on, or begins within 12 hours. */
function isNear(event: SportEvent, now: number): boolean {
  if (OVER.includes(statusIdOf(event))) return false;
  const utc = event.startDate.find(({ dateType }) => dateType === 'UTC');
  const start = utc ? momentOfDate(utc) : null;
  return start !== null && Math.abs(start - now) < SOON;
}
