import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localTeamsIn } from '../localTeams';
import { listAnswers, type AnswerFile } from '../recording/answerFiles';
import { recordStats, type RecordOptions } from '../recording/recordStats';
import type { SportEvent } from '../SportEvent';
import { openProvider, sendsJson, type Behavior, type TestProvider } from './openProvider';
import { apiResults, providerEvent } from './providerEvent';

export const KEY = 'the-key-of-ours';
export const SECRET = 'the-secret-of-ours';
export const [PRE_GAME, LIVE, FINAL] = [1, 2, 4];

/** The game as it was answered, one after the other: each is asked for again until it differs. */
export const COURSE = [
  { statusId: PRE_GAME, score: 0 },
  { statusId: LIVE, score: 0 },
  { statusId: LIVE, score: 0 },
  { statusId: LIVE, score: 7 },
  { statusId: LIVE, score: 14 },
  { statusId: FINAL, score: 14 },
];

/** A provider whose game goes on with each question for it, and that echoes what it was asked. */
export function playsGame(): Behavior {
  const left = [...COURSE];
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://provider.example');
    const echo = { request: request.url, endTimestamp: new Date().toISOString() };
    if (pathname.endsWith('/standings/')) return sendsJson(STANDINGS)(request, response);
    const isGame = pathname.endsWith('/3001');
    const now = (isGame && left.length > 1 ? left.shift() : left[0]) ?? {};
    const list = apiResults(providerEvent(now), providerEvent({ eventId: 3002, homeId: 1 }));
    sendsJson({ ...echo, ...Object(isGame ? apiResults(providerEvent(now)) : list) })(
      request,
      response,
    );
  };
}

const STANDINGS = {
  apiResults: [
    {
      league: {
        season: {
          conferences: [{ name: 'NFC', teams: [{ teamId: 354, record: { wins: 1, losses: 0 } }] }],
        },
      },
    },
  ],
};

/** What a recorder tells, and where it keeps what. */
export interface Recording {
  readonly folder: string;
  readonly provider: TestProvider;
  /** Lines of the report and of the log. */
  readonly lines: string[];
  options: () => RecordOptions['provider'];
  /** Records the game until it is final. */
  record: (changes?: Partial<RecordOptions>) => Promise<number>;
  /** The files of a question, by time. */
  filesOf: (question: string) => Promise<AnswerFile[]>;
}

/** For each test of a file a provider with a game, and a folder to record it into. */
export function recordGames(): Recording {
  let folder = '';
  let provider: TestProvider;
  let lines: string[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recording-'));
    lines = [];
    provider = await openProvider(playsGame());
  });
  afterEach(async () => {
    await provider.close();
    await rm(folder, { recursive: true });
  });

  const options = (): RecordOptions['provider'] => ({
    base: provider.base,
    key: KEY,
    secret: SECRET,
    perSecond: 1000,
    perDay: 10_000,
    timeout: 20_000,
    budget: 20_000,
    backOff: 1,
    log: { warn: (line) => void lines.push(line) },
  });

  return {
    get folder() {
      return folder;
    },
    get provider() {
      return provider;
    },
    get lines() {
      return lines;
    },
    options,
    record: (changes = {}) =>
      recordStats({
        provider: options(),
        folder,
        leagues: localTeamsIn({ league: 'nfl' }),
        events: [3001],
        every: 1,
        isUntilFinal: true,
        report: (line) => void lines.push(line),
        signal: new AbortController().signal,
        ...changes,
      }),
    filesOf: async (question) =>
      (await listAnswers(folder)).answers.filter((answer) => answer.question === question),
  };
}

/** Status and score of the first team. */
export const stateOf = ({ eventStatus, teams }: SportEvent) => [
  eventStatus.eventStatusId,
  teams[0]?.score,
];

/** A clock that begins at a moment and runs on. */
export function realNowFrom(at: string): () => number {
  const [began, performanceBegan] = [Date.parse(at), performance.now()];
  return () => began + Math.round(performance.now() - performanceBegan);
}
