import { ask, type Answer, type Question } from './ask';
import type { Attempt } from './attempt';
import { faultOf } from './faultOf';

/** ms: an answer that takes longer is a finding, as is one that does not come. */
const SLOW = 15_000;

/** An attempt of one request. @param judge what is wrong with the answer, beside what always is */
export function asking(
  site: { url: string },
  name: string,
  question: Question,
  judge: (answer: Answer) => string | null = () => null,
): Attempt {
  return {
    name,
    run: async () => {
      const answer = await ask(site, question);
      const { host } = new URL(site.url);
      const asked = `${host} ${question.path} ${JSON.stringify(question.headers ?? {})} ${String(question.body ?? '').slice(0, 10_000)}`;
      if (answer.ms > SLOW) return `took ${answer.ms} ms`;
      return faultOf(answer, asked) ?? judge(answer);
    },
  };
}

/** A judge for what must be refused: any of these statuses. */
export const mustBe =
  (...statuses: number[]) =>
  ({ status, text }: Answer): string | null =>
    statuses.includes(status)
      ? null
      : `answered ${status}, not ${statuses.join(' or ')}: ${text.slice(0, 160)}`;
