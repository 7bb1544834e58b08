import { showToast, toastOf } from '../ui/showToast';
import type { LoginService } from './createLogin';

const FAILED = 'That could not be saved. Try again in a minute.';

/**
 * The buttons to follow and save (`ReaderForm`) for who is signed in: shows how each stands (`aria-pressed`), and
 * changes it without leaving the page, with a word about it. What can't be known or changed stays a form.
 */
export function enhanceReaderForms(page: Document, login: LoginService): void {
  const forms = [...page.querySelectorAll<HTMLFormElement>('form[data-reader-form]')];
  if (forms.length === 0) return;
  toastOf(page.body);
  for (const form of forms) {
    void enhanceForm(form, login);
    sayDone(form);
  }
}

async function enhanceForm(form: HTMLFormElement, login: LoginService): Promise<void> {
  const { readerForm: resource = '' } = form.dataset;
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!button) return;
  let isOn: boolean;
  try {
    isOn = readState(await login.ask(resource));
  } catch (error) {
    console.error('What the reader follows and saved could not be read', error);
    return;
  }
  const show = (on: boolean): void => {
    isOn = on;
    button.setAttribute('aria-pressed', String(on));
  };
  show(isOn);
  // A live block that is shown anew leaves it as it is.
  form.dataset['keep'] = '';
  let isBusy = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    show(!isOn);
    void change(form, login, isOn).then((isDone) => {
      isBusy = false;
      if (!isDone) show(!isOn);
    });
  });
}

/** @returns whether it is saved */
async function change(form: HTMLFormElement, login: LoginService, on: boolean): Promise<boolean> {
  const { readerForm: resource = '', name = '' } = form.dataset;
  const valueOf = (name: string): string =>
    form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
  const isFollow = resource.startsWith('follows/');
  const title = valueOf('title');
  const body = isFollow ? { title } : { kind: valueOf('kind'), title, url: valueOf('url') };
  try {
    await login.ask(resource, on ? { method: 'PUT', body } : { method: 'DELETE' });
  } catch (error) {
    console.error('What the reader follows and saved could not be changed', error);
    showToast({ message: FAILED, type: 'error' });
    return false;
  }
  const kept = name.replace(/^t/, 'T');
  const done = isFollow ? `You follow ${title}.` : `${kept} is saved.`;
  const undone = isFollow ? `You no longer follow ${title}.` : `${kept} is no longer saved.`;
  showToast({ message: on ? done : undone, type: 'standard' });
  return true;
}

/** What came of the form that led here is said as all else is; once, not after each reload. */
function sayDone(form: HTMLFormElement): void {
  const done = form.querySelector<HTMLElement>('.reader-form__done');
  if (!done || location.hash !== `#${done.id}`) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  showToast({ message: done.firstChild?.textContent?.trim() ?? '', type: 'standard' });
  done.remove();
}

/** Reads `{isFollowed}` or `{isSaved}`. */
function readState(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const { isFollowed, isSaved } = answer as Record<string, unknown>;
  return isFollowed === true || isSaved === true;
}
