import type { Choice, ChoiceQuestion } from './questions';
import type { ContentClient } from './fetchContent';
import { ContentError } from './types';

/**
 * `schemaName` of a content source that gives what editors choose from. It takes `query` (words) or
 * `value` (a list of values whose labels are wanted), and answers `{choices: [{value, label, note?,
 * image?}]}`; a value that it leaves out is gone.
 */
export const CHOICES_SCHEMA = 'choices';

/** More are never shown. */
const MOST = 100;

/**
 * Asks a choices source of the pack.
 * @throws ContentError 404 where there is no such source, and what the source throws
 */
export async function readChoices(
  content: ContentClient,
  website: string,
  source: string,
  question: ChoiceQuestion,
): Promise<Choice[]> {
  if (content.source(source)?.schemaName !== CHOICES_SCHEMA)
    throw new ContentError(source, 404, 'there is no such choices source');
  const query = 'query' in question ? question : { value: question.values };
  const { entry } = await content.get({ source, query }, website);
  const answer = JSON.parse(entry.json) as { choices?: unknown } | null;
  const choices = Array.isArray(answer?.choices) ? answer.choices : [];
  return choices.slice(0, MOST).flatMap(readChoice);
}

function readChoice(given: unknown): Choice[] {
  const { value, label, note, image } = (given ?? {}) as Record<string, unknown>;
  if (typeof value !== 'string' || value === '') return [];
  return [
    {
      value,
      label: typeof label === 'string' && label ? label : value,
      ...(typeof note === 'string' && note ? { note } : {}),
      ...(typeof image === 'string' && image ? { image } : {}),
    },
  ];
}
