import type { Choice, ContentAnswer, FoundImage } from '../../../content/questions';
import type { FormCalls } from '../../../forms/types';
import type { Call } from '../call';

/** The calls of a form of fields, as part of the application's API: the same object each time. */
export const fieldsCalls = (call: Call): { form: FormCalls } => ({
  form: {
    searchImages: async (q, signal) => {
      const path = `/images?${new URLSearchParams({ q })}`;
      return (await call<{ images: FoundImage[] }>('GET', path, undefined, signal)).images;
    },
    findOriginal: async (url, signal) => {
      const path = `/images/original?${new URLSearchParams({ url })}`;
      return (await call<{ address: string }>('GET', path, undefined, signal)).address;
    },
    readChoices: async (source, question, signal) => {
      const body = { source, ...question };
      return (await call<{ choices: Choice[] }>('POST', '/content/choices', body, signal)).choices;
    },
    readAnswer: (question, signal) =>
      call<ContentAnswer>('POST', '/content/answer', question, signal),
  },
});
