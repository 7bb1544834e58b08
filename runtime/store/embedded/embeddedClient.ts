import pg from 'pg';
import type { PGlite } from '@electric-sql/pglite';
import { PglitePgConnection } from '@electric-sql/pglite/node-postgres';

/**
 * A `pg.Client` class whose clients speak with an embedded database, one after the other.
 *
 * `createPgConfig` gives all clients of a pool one connection object, and a pool throws its client
 * away after each failed query: the next client then hears the end of the one before and fails.
 * Here each client has its own connection, and waits until the one before has ended.
 */
export function embeddedClient(pglite: PGlite): new () => pg.Client {
  let lastEnded: Promise<unknown> = Promise.resolve();

  class TurnConnection extends PglitePgConnection {
    private readonly turn = lastEnded;
    private finish: () => void = () => undefined;

    constructor() {
      super({ pglite });
      lastEnded = new Promise<void>((resolve) => {
        this.finish = resolve;
      });
    }

    override async connect(port: number, host: string): Promise<void> {
      this._connecting = true;
      await this.turn;
      await super.connect(port, host);
    }

    override end(): void {
      super.end();
      this.once('end', this.finish);
    }
  }

  return class EmbeddedClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(Object.assign({}, config, { user: 'postgres', connection: new TurnConnection() }));
    }
  };
}
