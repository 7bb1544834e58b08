import { randomUUID } from 'node:crypto';
import { InvalidInput } from '../document/errors';
import { notifyPublish } from './publishNotices';
import type { Store } from './openStore';
import { requireKind } from './requireKind';
import { parsePattern } from '../document/addresses/pattern';
import { writeAudit } from './writeAudit';

export interface ResolverToSave {
  /** Without it, a new resolver is made. */
  id?: string;
  website: string;
  name: string;
  /** The lowest number is asked first. */
  priority: number;
  /** See `parsePattern`; one that fits is enough. A list of plain paths is a list of addresses. */
  patterns: string[];
  /** Where the global content comes from; null: there is none. */
  source: string | null;
  /** The source's query, see `mapParams`. */
  params: Record<string, unknown>;
  /** Document of the kind template; it need not be published yet. */
  templateId: string;
  author: string;
}

/**
 * Binds a template to addresses.
 * @throws InvalidInput for a pattern that can't be read, or none; NotFound.
 */
export async function saveResolver(store: Store, input: ResolverToSave): Promise<{ id: string }> {
  const { id = randomUUID(), website, name, priority, source, templateId, author } = input;
  if (input.patterns.length === 0) throw new InvalidInput('A resolver needs a pattern.');
  if (!Number.isInteger(priority)) throw new InvalidInput('A priority is a whole number.');
  input.patterns.forEach(parsePattern);
  const row = {
    website,
    name,
    priority,
    patterns: JSON.stringify(input.patterns),
    content_source: source,
    params: JSON.stringify(input.params),
    template_id: templateId,
  };
  return store.transaction().execute(async (trx) => {
    await requireKind(trx, templateId, 'template');
    await trx
      .insertInto('resolvers')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    const { patterns, params } = input;
    const detail = { id, name, priority, patterns, source, params };
    await writeAudit(trx, {
      actor: author,
      action: 'save-resolver',
      documentId: templateId,
      website,
      detail,
    });
    await notifyPublish(trx, null);
    return { id };
  });
}
