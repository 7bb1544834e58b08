import { toContentError } from '../../../content/callSource';
import type { ContentClient } from '../../../content/fetchContent';
import { readAnswer } from '../../../content/readAnswer';
import { readChoices } from '../../../content/readChoices';
import { InvalidInput } from '../../../document/errors';
import { NotFound } from '../../../store/errors';
import { Forbidden, type ApiContext, type Handlers } from '../api/handlers/Handlers';
import { foldersWith } from '../rights/rights';
import { CallLimit } from './CallLimit';

export interface ContentOptions {
  /** The engine's own, so that editors see what readers' pages are made with. */
  content: () => ContentClient;
}

/** A person who types fast asks twice a second; each question may reach a service of others. */
const LIMIT = { most: 200, windowMs: 60_000 };

/** What content sources say, for those who choose content. Only sources of the pack are ever asked. */
export function contentHandlers({ content }: ContentOptions) {
  const limit = new CallLimit(LIMIT);
  const enter = ({ actor, now }: ApiContext) => limit.take(actor.name, now);
  /** What readers can't ask for is for those who choose content. */
  const allowSource = ({ actor, website }: ApiContext, isPublic: boolean) => {
    if (!isPublic && foldersWith(actor.grants, 'edit', website).length === 0)
      throw new Forbidden('edit');
  };
  return {
    readAnswer: async ({ body }, context) => {
      enter(context);
      const source = content().source(body.source);
      if (!source) throw new NotFound(`There is no content source "${body.source}".`);
      allowSource(context, source.http !== false);
      return readAnswer(content(), context.website, body);
    },
    readChoices: async ({ body: { source, ...question } }, context) => {
      enter(context);
      try {
        return { choices: await readChoices(content(), context.website, source, question) };
      } catch (error) {
        const { statusCode, message } = toContentError(source, error);
        if (statusCode === 404) throw new NotFound(message);
        throw new InvalidInput(message);
      }
    },
  } satisfies Partial<Handlers>;
}
