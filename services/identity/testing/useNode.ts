import type { Engine, TestDatabase } from '../../content/testing/engines';
import { createAccount } from '../accounts/accounts';
import { openDatabase } from '../store/openDatabase';
import type { Database } from '../store/tables';
import { openNode, type IdentityNode } from './openIdentity';

/** A password that is good enough. */
export const PASSWORD = 'the light of truth upon them';

/** What the tests of a `describe` share: there once they run. */
export interface SharedNode {
  node: IdentityNode;
  database: TestDatabase;
  db: Database;
  /** An address that no other test of the `describe` has. */
  newEmail: () => string;
  account: (
    given?: Partial<Parameters<typeof createAccount>[1]>,
  ) => ReturnType<typeof createAccount>;
}

/** A node with a database of its own for the tests of a `describe`; tries are forgotten after each. */
export function useNode(engine: Engine, options: Parameters<typeof openNode>[1] = {}): SharedNode {
  let made = 0;
  const newEmail = () => `reader-${(made += 1)}@daily.example`;
  const shared = {
    newEmail,
    account: (given = {}) =>
      createAccount(shared.db, {
        email: newEmail(),
        name: 'Ida B. Wells',
        password: PASSWORD,
        ...given,
      }),
  } as SharedNode;
  beforeAll(async () => {
    shared.database = await engine.open();
    shared.node = await openNode(shared.database.pool, options);
    shared.db = await openDatabase(shared.database.pool);
  });
  afterAll(async () => {
    await shared.node.close();
    await shared.database.close();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await shared.database.pool.query('delete from identity.tries');
  });
  return shared;
}
