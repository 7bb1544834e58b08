import { createContext, useContext } from 'react';
import type { FormSource, SearchImages } from './types';

interface FormSettings {
  language: string;
  sources: readonly FormSource[];
  /** Null where no pictures can be searched: the address is typed. */
  searchImages: SearchImages | null;
}

/** What the controls of a form share. */
export const FormContext = createContext<FormSettings>({
  language: 'en',
  sources: [],
  searchImages: null,
});

export const useForm = (): FormSettings => useContext(FormContext);
