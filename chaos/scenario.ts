import type { PostgresControl } from './PostgresControl';

export type Engine = 'embedded' | 'postgres';

/** What a scenario breaks things in. */
export interface World {
  engine: Engine;
  /** A server to break; null where the database is embedded. */
  postgres: PostgresControl | null;
  /** Address of an empty database on it; undefined where the database is embedded. */
  newDatabase: () => Promise<string | undefined>;
  /** How often a fault is repeated: 20 when all is run, fewer in a sample. */
  times: number;
  /** s that something is away. */
  outage: number;
  /** Says what was measured. */
  note: (text: string) => void;
}

/** One kind of fault, and what must hold all the same. */
export interface Scenario {
  name: string;
  on: readonly Engine[];
  /** Why it can't be tried here; null when it can. */
  whyNot?: () => string | null;
  /** @returns what did not hold, in sentences */
  run: (world: World) => Promise<string[]>;
}
