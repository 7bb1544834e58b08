import { at, list as array } from '../../content/schemas/json';
import { pushSignUp } from './pushSignUp';
import { isSignedIn } from './isSignedIn';
import { signedInReader, type SignedInReader } from './signedInReader';

const THANKS = 'Thanks for signing up!';
const ONE_STEP = ' One more step: Open the email we sent you and confirm.';
const LOOKUP = '/gateway/salesforce/user-subscribed-newsletter';

/**
 * A form that signs up without leaving the page (widgets §4): field and button are off while it is on its way, then
 * thanks stand in its place. What fails gives it back as it was. It hides for who is signed in and gets the
 * newsletter already.
 */
export function bringToLife(form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (hasChoice(form)) void signUp(form);
  });
  if (isSignedIn()) void greetReader(form);
  else form.dataset.ready = '';
}

/** Whether a newsletter is chosen, on a form of several; the first box says what is missing, until one is. */
function hasChoice(form: HTMLFormElement): boolean {
  const [first, ...others] = form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]');
  if (!first || [first, ...others].some(({ checked }) => checked)) return true;
  first.setCustomValidity('Choose at least one newsletter.');
  form.addEventListener('change', () => first.setCustomValidity(''), { once: true });
  first.focus();
  first.reportValidity();
  return false;
}

async function greetReader(form: HTMLFormElement): Promise<void> {
  const reader = await signedInReader();
  const field = fieldOf(form);
  if (reader && field?.value === '') field.value = reader.email;
  try {
    if (reader && form.dataset.newsletterPreferences !== undefined) {
      const { showPreferences } = await import('./preferences');
      await showPreferences(form, reader);
    } else if (reader) await hideWhereKnown(form, reader);
  } catch (error) {
    console.warn('Newsletter:', error);
  }
  form.dataset.ready = '';
}

/** @throws Error when nobody says which lists the reader is on */
async function hideWhereKnown(form: HTMLFormElement, { email }: SignedInReader): Promise<void> {
  const answer = await fetch(`${LOOKUP}?email=${encodeURIComponent(email)}`);
  if (!answer.ok) throw new Error(`the newsletter service answers ${answer.status}`);
  const list = form.querySelector<HTMLElement>('[name="newsletter"]')?.dataset.list;
  if (!array(at(await answer.json(), 'lists')).includes(list)) return;
  const box = form.closest<HTMLElement>('[data-newsletter-box]') ?? form;
  box.hidden = true;
}

async function signUp(form: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  const restore = turnOff(form);
  try {
    let answer = await send(form, body);
    if (answer.status === 403) {
      const { askCaptcha } = await import('./askCaptcha');
      body.set('g-recaptcha-response', await askCaptcha(await answer.json()));
      answer = await send(form, body);
    }
    if (!answer.ok || answer.status !== 200)
      throw new Error(`the newsletter service answers ${answer.status}`);
    thank(form, at(await answer.json(), 'isConfirmed') === true);
  } catch (error) {
    console.warn('Newsletter:', error);
    restore();
  }
}

const send = (form: HTMLFormElement, body: URLSearchParams): Promise<Response> =>
  fetch(form.action, { method: 'POST', body, headers: { accept: 'application/json' } });

const fieldOf = (form: HTMLFormElement): HTMLInputElement | null =>
  form.querySelector('input[type="email"]');

/** @returns what gives the form back, with the focus where it was */
function turnOff(form: HTMLFormElement): () => void {
  const controls = [
    fieldOf(form),
    form.querySelector<HTMLButtonElement>('button[type="submit"]'),
  ].filter((control) => control !== null);
  const focused = controls.find((control) => control === document.activeElement);
  const set = (isOff: boolean): void => {
    for (const control of controls) control.disabled = isOff;
    form.classList.toggle('is-sending', isOff);
  };
  set(true);
  return () => {
    set(false);
    focused?.focus();
  };
}

function thank(form: HTMLFormElement, isConfirmed: boolean): void {
  pushSignUp(
    form.querySelectorAll(
      'input[name="newsletter"][type="hidden"], input[name="newsletter"]:checked',
    ),
  );
  form.hidden = true;
  const status = form.nextElementSibling;
  if (status?.getAttribute('role') !== 'status') return;
  const thanks = document.createElement('strong');
  thanks.textContent = THANKS;
  status.replaceChildren(thanks, isConfirmed ? '' : ONE_STEP);
}
