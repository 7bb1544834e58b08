import { html } from '../../../plain-pages/html';
import type { PlainPages } from '../../../plain-pages/PlainPages';
import type { Wanted } from '../links/requestLink';
import { field } from './fields';

export interface AskLinkForm {
  wanted: Wanted;
  action: string;
  /** As it was typed before. */
  email: string;
  problem: string | null;
}

const WORDS: Readonly<Record<Wanted, { title: string; words: string; back: string }>> = {
  register: {
    title: 'Create a free account',
    words: 'Enter your email address. We will send you a link to create your account.',
    back: 'Have an account? Sign in',
  },
  reset: {
    title: 'Choose a new password',
    words:
      'Enter the email address of your account. We will send you a link to choose a new password.',
    back: 'Back to sign in',
  },
  'sign-in': {
    title: 'Sign in by email',
    words: 'Enter the email address of your account. We will send you a link that signs you in.',
    back: 'Back to sign in',
  },
};

/** The page that asks for the address to which a link is mailed. */
export function askLinkPage(pages: PlainPages, form: AskLinkForm): string {
  const { wanted, action, email, problem } = form;
  const { title, words, back } = WORDS[wanted];
  return pages.page(
    problem === null ? title : `Error: ${title}`,
    html`<h1>${title}</h1>
      <p>${words}</p>
      <form method="post" action="${action}" novalidate>
        <input type="hidden" name="send" value="yes" />
        ${field('email', { label: 'Email', value: email, problem, hasFocus: true })}
        <button name="wants" value="${wanted}">Send the link</button>
      </form>
      <a class="button quiet" href="${action}">${back}</a>`,
  );
}
