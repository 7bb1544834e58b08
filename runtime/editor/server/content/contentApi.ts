import { z } from 'zod';
import { toContentError } from '../../../content/callSource';
import type { ContentClient } from '../../../content/fetchContent';
import { readAnswer } from '../../../content/readAnswer';
import { readChoices } from '../../../content/readChoices';
import { InvalidInput } from '../../../document/errors';
import { NotFound } from '../../../store/errors';
import { apiRoute, Forbidden, type AnyApiRoute, type ApiContext } from '../api/apiRoute';
import { foldersWith } from '../rights/rights';
import { CallLimit } from './CallLimit';

export interface ContentApiOptions {
  /** The engine's own, so that editors see what readers' pages are made with. */
  content: () => ContentClient;
}

const name = z.string().min(1).max(200);
const text = z.string().max(500);
const query = z
  .record(z.string().max(100), z.unknown())
  .refine((given) => JSON.stringify(given).length < 10_000, 'is too long');

/** A person who types fast asks twice a second; each question may reach a service of others. */
const LIMIT = { most: 200, windowMs: 60_000 };

/** What content sources say, for those who choose content. Only sources of the pack are ever asked. */
export function contentApi({ content }: ContentApiOptions): AnyApiRoute[] {
  const limit = new CallLimit(LIMIT);
  const enter = ({ actor, now }: ApiContext) => limit.take(actor.name, now);
  /** What readers can't ask for is for those who choose content. */
  const allowSource = ({ actor, website }: ApiContext, isPublic: boolean) => {
    if (!isPublic && foldersWith(actor.grants, 'edit', website).length === 0)
      throw new Forbidden('edit');
  };
  return [
    apiRoute({
      method: 'POST',
      path: '/content/answer',
      summary:
        'What a content source gives now: how many items and the names of the first, how long it took, how old it is; or why it gives nothing. `isWhole` adds all of it.',
      access: { right: 'read', on: 'any-folder' },
      body: z.strictObject({ source: name, query, isWhole: z.boolean().default(false) }),
      handle: async ({ body }, context) => {
        enter(context);
        const source = content().source(body.source);
        if (!source) throw new NotFound(`There is no content source "${body.source}".`);
        allowSource(context, source.http !== false);
        return readAnswer(content(), context.website, body);
      },
    }),
    apiRoute({
      method: 'POST',
      path: '/content/choices',
      summary:
        'What a choices source of the pack offers for `query`, or the names of `values`; a value that is not in the answer is gone.',
      access: { right: 'read', on: 'any-folder' },
      body: z.union([
        z.strictObject({ source: name, query: text }),
        z.strictObject({ source: name, values: z.array(text).max(100) }),
      ]),
      handle: async ({ body: { source, ...question } }, context) => {
        enter(context);
        try {
          return { choices: await readChoices(content(), context.website, source, question) };
        } catch (error) {
          const { statusCode, message } = toContentError(source, error);
          if (statusCode === 404) throw new NotFound(message);
          throw new InvalidInput(message);
        }
      },
    }),
  ];
}
