import type { Calls } from './calls';
import type { FormCalls } from '../../../forms/types';

type Needed = Pick<Calls, 'searchImages' | 'findOriginal' | 'readChoices' | 'readAnswer'>;

/** The calls of a form of fields. */
export const formCalls = (api: Needed): FormCalls => ({
  searchImages: async (q, signal) => (await api.searchImages({ q }, signal)).images,
  findOriginal: async (url, signal) => (await api.findOriginal({ url }, signal)).address,
  readChoices: async (source, question, signal) => {
    const { choices } =
      'query' in question
        ? await api.readChoices({ source, query: question.query }, signal)
        : await api.readChoices({ source, values: [...question.values] }, signal);
    return choices;
  },
  readAnswer: (question, signal) =>
    api.readAnswer({ ...question, query: { ...question.query } }, signal),
});
