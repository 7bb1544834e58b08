import Fastify, { type FastifyInstance } from 'fastify';
import { statsService } from '../plugin';
import type { ProviderOptions } from '../provider/ProviderClient';
import { providerStats } from '../provider/providerStats';
import { openProvider, sendsJson, type TestProvider } from './openProvider';
import { apiResults, providerEvent } from './providerEvent';

export const LIST = '/gateway/statsinc/stats-query/football/nfl';
export const SUNDAY = `${LIST}?date=2026-11-22&requestedDateOnly=true`;
/** What the provider answers: a game that is on. */
export const live = apiResults(providerEvent({ statusId: 2 }));

/** For each test of a file a provider of its own, and by `open` the service before it. */
export function provideStats() {
  let provider: TestProvider;
  let app: FastifyInstance | null = null;
  let log: string[] = [];

  beforeEach(async () => {
    provider = await openProvider(sendsJson(live));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await app?.close();
    await provider.close();
  });

  return {
    get provider() {
      return provider;
    },
    /** What the service has logged since it was opened. */
    get log() {
      return log;
    },
    open: async (options: Partial<ProviderOptions> = {}): Promise<FastifyInstance> => {
      log = [];
      const stream = {
        write: (line: string) => void log.push((JSON.parse(line) as { msg: string }).msg),
      };
      app = Fastify({ logger: { level: 'warn', stream } });
      const source = providerStats({
        log: app.log,
        base: provider.base,
        key: 'the-key',
        secret: 'the-secret',
        perSecond: 1000,
        perDay: 1000,
        // A provider that answers is in time, on a busy machine too; tests of a silent one name a time.
        timeout: 20_000,
        budget: 20_000,
        backOff: 10,
        ...options,
      });
      await app.register(statsService, { prefix: '/gateway', source });
      return app;
    },
  };
}

/** Answers are fresh for 5 s while a game is on; this lets that time pass without waiting. */
export function later(seconds: number): void {
  const moment = Date.now() + seconds * 1000;
  jest.spyOn(Date, 'now').mockImplementation(() => moment);
}
