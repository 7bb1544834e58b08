import { useEffect, useMemo, useState } from 'react';
import type { HarnessSettings } from '../settings';
import type { HarnessRendering } from '../types';
import { renderBlock } from './api';
import { createLatest } from '../../ui/createLatest';

export interface Rendered {
  /** What was asked for. */
  settings: HarnessSettings;
  rendering: HarnessRendering;
  /** performance.now() when it was asked for. */
  askedAt: number;
}

interface Question {
  settings: HarnessSettings;
  /** Another number asks the same again. */
  reloads: number;
}

interface State {
  rendered: Rendered | null;
  problem: string | null;
  answered: Question | null;
}

interface Rendering {
  /** The last answer; it stays while the next is on its way. Null before the first. */
  rendered: Rendered | null;
  /** Why the server gave no answer to the last question. */
  problem: string | null;
  isPending: boolean;
}

/** Asks the server to render `settings` at each change, and at each of `reloads`. */
export function useRendering(settings: HarnessSettings, reloads: number): Rendering {
  const [state, setState] = useState<State>({ rendered: null, problem: null, answered: null });
  const question = useMemo<Question>(() => ({ settings, reloads }), [settings, reloads]);
  const latest = useMemo(
    () => createLatest((asked: Question, signal) => renderBlock(asked.settings, signal)),
    [],
  );

  useEffect(() => {
    const askedAt = performance.now();
    void latest.ask(question, (outcome) =>
      setState(({ rendered }) =>
        'answer' in outcome
          ? {
              rendered: { settings: question.settings, rendering: outcome.answer, askedAt },
              problem: null,
              answered: question,
            }
          : { rendered, problem: messageOf(outcome.error), answered: question },
      ),
    );
  }, [latest, question]);

  useEffect(() => () => latest.stop(), [latest]);

  const { rendered, problem, answered } = state;
  return { rendered, problem, isPending: answered !== question };
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
