import { createContext, useContext } from 'react';
import type { ChoiceNames } from './ChoiceNames';
import type { FormCalls } from './types';
import type { FormSource } from '../content/questions';

interface FormSettings {
  language: string;
  sources: readonly FormSource[];
  /** Null where there is no server to ask: addresses and ids are typed. */
  calls: FormCalls | null;
  /** Null without calls. */
  names: ChoiceNames | null;
}

/** What the controls of a form share. */
export const FormContext = createContext<FormSettings>({
  language: 'en',
  sources: [],
  calls: null,
  names: null,
});

export const useForm = (): FormSettings => useContext(FormContext);
