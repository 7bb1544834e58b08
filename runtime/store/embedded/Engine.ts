import type { PGlite } from '@electric-sql/pglite';
import { translateError } from '../connection/translateError';
import { DatabaseUnavailable, DiskFull } from '../errors';

type Run = PGlite['execProtocolStream'];

/** An engine that runs, and how its files are closed when it broke. */
export interface StartedEngine {
  pglite: PGlite;
  abandon(): void;
}

/** ms between two tries to start. */
const PAUSE = 2000;

/**
 * The embedded engine. One that broke (its log found no space, it does not answer) can't be asked again:
 * it would not come back. It is left, and another is started in its place when somebody connects next.
 */
export class Engine {
  private readonly listeners = new Set<() => void>();
  private starting: Promise<void> | null = null;
  private triedAt = -Infinity;
  private failure: unknown = null;

  /** @param start opens the same folder anew; null where what broke is lost, in memory. */
  constructor(
    private running: StartedEngine | null,
    private readonly start: (() => Promise<StartedEngine>) | null,
  ) {}

  /**
   * What a connection sends is run by this, by the engine that runs now and no other.
   * @throws DatabaseUnavailable, DiskFull when no engine can be started.
   */
  async connect(): Promise<Run> {
    if (!this.running)
      await (this.starting ??= this.startAgain().finally(() => {
        this.starting = null;
      }));
    const engine = this.running;
    return async (message, options) => {
      if (!engine || engine !== this.running) throw broken(this.failure);
      try {
        const answers = await engine.pglite.execProtocolStream(message, options);
        const fault = answers.find(isFatal);
        if (fault) throw fault;
        return answers;
      } catch (error) {
        this.leave(error);
        throw broken(error);
      }
    };
  }

  /** It is not to be asked again. */
  leave(failure: unknown): void {
    this.failure = failure;
    this.running?.abandon();
    this.running = null;
  }

  /** Called when another engine was started: what the session was told is forgotten. */
  onRestart(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    await this.starting?.catch(() => undefined);
    await this.running?.pglite.close();
  }

  private async startAgain(): Promise<void> {
    try {
      if (!this.start || performance.now() < this.triedAt + PAUSE) throw broken(this.failure);
      this.triedAt = performance.now();
      this.running = await this.start();
    } catch (error) {
      this.failure = error;
      throw broken(error);
    }
    for (const listener of this.listeners) listener();
  }
}

/** Whether an answer says that this is the last one. */
function isFatal(answer: object): boolean {
  const { name, severity } = answer as { name?: string; severity?: string };
  return name === 'error' && (severity === 'PANIC' || severity === 'FATAL');
}

function broken(failure: unknown): DatabaseUnavailable | DiskFull {
  const known = translateError(failure);
  if (known instanceof DatabaseUnavailable || known instanceof DiskFull) return known;
  return new DatabaseUnavailable(failure);
}
