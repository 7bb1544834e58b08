import type { RawBuilder } from 'kysely';

/** A condition on a document under the alias `d`. */
export type Condition = RawBuilder<boolean>;
