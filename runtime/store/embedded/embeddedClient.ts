import type pg from 'pg';
import type { PGlite } from '@electric-sql/pglite';
import { PglitePgConnection } from '@electric-sql/pglite/node-postgres';
import { isRead } from '../connection/isRead';
import { SafeClient } from '../connection/SafeClient';
import type { Engine } from './Engine';

type Run = PGlite['execProtocolStream'];
type Query = (...args: unknown[]) => unknown;

/** What a session needs no space for. */
const CONTROL =
  /^\s*(?:begin|start|commit|rollback|savepoint|release|set|show|listen|unlisten|deallocate)\b/i;

/**
 * A `pg.Client` class whose clients speak with an embedded engine, one after the other.
 *
 * `createPgConfig` gives all clients of a pool one connection object, and a pool throws its client
 * away after each failed query: the next client then hears the end of the one before and fails.
 * Here each client has its own connection, and waits until the one before has ended.
 * @param requireSpace throws before a statement that writes, where there is no space for it
 */
export function embeddedClient(engine: Engine, requireSpace: () => void): new () => pg.Client {
  let lastEnded: Promise<unknown> = Promise.resolve();

  class TurnConnection extends PglitePgConnection {
    private readonly turn = lastEnded;
    private readonly session: Session;
    private finish: () => void = () => undefined;

    constructor() {
      const session = new Session();
      super({ pglite: session as unknown as PGlite });
      this.session = session;
      const ended = new Promise<void>((resolve) => {
        this.finish = resolve;
      });
      // One that is given up while it waits does not let the next one pass.
      lastEnded = Promise.all([this.turn, ended]);
    }

    override async connect(port: number, host: string): Promise<void> {
      this._connecting = true;
      await this.turn;
      try {
        this.session.run = await engine.connect();
      } catch (error) {
        this.emit('error', error);
        this.finish();
        return;
      }
      await super.connect(port, host);
    }

    override end(): void {
      super.end();
      this.once('end', this.finish);
      // What it still sends may fail, too: nobody else listens now.
      this.on('error', () => undefined);
      if (!this.session.isBusy) return;
      engine.leave(new Error('The embedded database did not answer in time.'));
      setImmediate(() => this.emit('end'));
    }
  }

  return class EmbeddedClient extends SafeClient {
    constructor(config?: pg.ClientConfig) {
      super(Object.assign({}, config, { user: 'postgres', connection: new TurnConnection() }));
      const query = this.query.bind(this) as Query;
      this.query = ((...given: unknown[]) => {
        try {
          if (needsSpace(given[0])) requireSpace();
        } catch (error) {
          const callback = given.at(-1);
          if (typeof callback !== 'function') return Promise.reject(error);
          return void setImmediate(callback as (error: unknown) => void, error);
        }
        return query(...given);
      }) as pg.Client['query'];
    }
  };
}

/** What a connection knows of the engine. */
class Session {
  readonly waitReady = Promise.resolve();
  isBusy = false;
  run: Run = () => Promise.reject(new Error('The connection has not been made.'));

  async execProtocolStream(...given: Parameters<Run>): ReturnType<Run> {
    this.isBusy = true;
    try {
      return await this.run(...given);
    } finally {
      this.isBusy = false;
    }
  }
}

function needsSpace(statement: unknown): boolean {
  return !isRead(statement) && !(typeof statement === 'string' && CONTROL.test(statement));
}
