import { defineSource, param, type Query, type SourceTools } from '@broadsheet/define';
import { list, text } from './schemas/json';

/** Something that a field or parameter may hold, as editors know it. */
export interface Choice {
  value: string;
  label: string;
  /** What tells it from others of the same name. */
  note?: string;
  /** Address of a small picture. */
  image?: string;
}

const PARAMS = { query: param.text(), value: param.raw('text') };

type ChoicesQuery = Query<typeof PARAMS>;

export interface ChoicesOptions {
  /** What fits the words that an editor typed; some of all for none. */
  find: (words: string, query: ChoicesQuery, tools: SourceTools) => Promise<Choice[]>;
  /** What values are called; those that are gone are left out. */
  name: (values: string[], query: ChoicesQuery, tools: SourceTools) => Promise<Choice[]>;
}

/** Choices that are shown at once. */
export const MOST_CHOICES = 30;

/** A source of what editors choose from, for them alone: `{choices}` for words or for values. */
export function choicesSource({ find, name }: ChoicesOptions) {
  return defineSource({
    schemaName: 'choices',
    http: false,
    params: PARAMS,
    ttl: 30,
    async fetch(query, tools) {
      const values = list(query.value).map(text).filter(Boolean);
      const words = query.query.slice(0, 200);
      const choices =
        values.length > 0 ? await name(values, query, tools) : await find(words, query, tools);
      return { choices: values.length > 0 ? choices : choices.slice(0, MOST_CHOICES) };
    },
  });
}

/** Choices among a list that is known as a whole. */
export function choicesAmong(
  all: (query: ChoicesQuery, tools: SourceTools) => Choice[] | Promise<Choice[]>,
) {
  return choicesSource({
    find: async (words, query, tools) =>
      (await all(query, tools)).filter((choice) => fits(choice, words)),
    name: async (values, query, tools) =>
      (await all(query, tools)).filter(({ value }) => values.includes(value)),
  });
}

/** Whether each of some words begins a word of a choice. */
export function fits({ value, label, note = '' }: Choice, words: string): boolean {
  const held = ` ${plain(`${label} ${note} ${value}`)}`;
  return plain(words)
    .split(' ')
    .every((word) => held.includes(` ${word}`));
}

/** Words without accents and signs, in small letters. */
function plain(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
