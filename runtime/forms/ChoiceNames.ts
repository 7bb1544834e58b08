import type { Choice } from '../content/questions';
import type { FormCalls } from './types';

/** Values that are asked for at once. */
const MOST = 50;

interface Waiting {
  value: string;
  resolve: (choice: Choice | null) => void;
  reject: (error: unknown) => void;
}

/**
 * What the values of a form's fields are called. Those that are wanted at the same time are one
 * question, and each is asked for once.
 */
export class ChoiceNames {
  private readonly known = new Map<string, Promise<Choice | null>>();
  private readonly waiting = new Map<string, Waiting[]>();

  constructor(private readonly calls: Pick<FormCalls, 'readChoices'>) {}

  /** What a value is called; null where it is gone. */
  find(source: string, value: string): Promise<Choice | null> {
    const key = JSON.stringify([source, value]);
    const known = this.known.get(key);
    if (known) return known;
    const found = new Promise<Choice | null>((resolve, reject) => {
      const others = this.waiting.get(source);
      const own = { value, resolve, reject };
      if (others) others.push(own);
      else {
        this.waiting.set(source, [own]);
        queueMicrotask(() => void this.ask(source));
      }
    });
    this.known.set(key, found);
    found.catch(() => this.known.delete(key));
    return found;
  }

  /** Takes down what a search has told. */
  learn(source: string, choices: readonly Choice[]): void {
    for (const choice of choices)
      this.known.set(JSON.stringify([source, choice.value]), Promise.resolve(choice));
  }

  private async ask(source: string): Promise<void> {
    const all = this.waiting.get(source) ?? [];
    this.waiting.delete(source);
    for (let from = 0; from < all.length; from += MOST) {
      const some = all.slice(from, from + MOST);
      try {
        const values = some.map(({ value }) => value);
        const choices = await this.calls.readChoices(source, { values });
        const byValue = new Map(choices.map((choice) => [choice.value, choice]));
        for (const { value, resolve } of some) resolve(byValue.get(value) ?? null);
      } catch (error) {
        for (const { reject } of some) reject(error);
      }
    }
  }
}
