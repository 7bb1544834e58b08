import { at, record, text } from '../../content/schemas/json';
import { pushSignUp } from './pushSignUp';
import type { SignedInReader } from './signedInReader';

const USER = '/gateway/sailthru/rest/user';
const PREFERENCES = '/gateway/salesforce/newsletter';

/** What the lists know of a reader. */
interface Subscriber {
  contactId: string;
  identifyKey: string;
  lists: Record<string, unknown>;
  consents: unknown;
}

/**
 * Turns a form that signs up into the preference centre of who is signed in (platform §2): each box becomes a
 * switch that saves by itself. `#emailpreferences` is there from now on.
 * @throws Error when it can't be had what the reader gets
 */
export async function showPreferences(
  form: HTMLFormElement,
  reader: SignedInReader,
): Promise<void> {
  const subscriber = await subscriberOf(
    await ask(`${USER}/${encodeURIComponent(reader.email)}?key=email`),
  );
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  for (const box of boxes) {
    box.checked = isOn(box, subscriber);
    box.setAttribute('role', 'switch');
  }
  form.querySelector<HTMLElement>('.newsletter-list__send')?.setAttribute('hidden', '');
  const note = document.querySelector<HTMLElement>('.newsletter-list__own');
  note?.querySelector('strong')?.replaceChildren(reader.email);
  if (note) note.dataset.ready = '';
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.preference)
      void save(target, subscriber, reader);
  });
  form.id = 'emailpreferences';
  if (window.location.hash === '#emailpreferences') form.scrollIntoView();
}

/** Saves one switch; while that is in flight it takes no other press. A failure is logged, and turns it back. */
async function save(
  box: HTMLInputElement,
  subscriber: Subscriber,
  reader: SignedInReader,
): Promise<void> {
  const isOptIn = box.checked;
  setLoading(box, true);
  const isSaved = [
    await saveList(box, subscriber, reader),
    await savePreference(box, subscriber, reader),
  ];
  setLoading(box, false);
  if (!isSaved.includes(true)) box.checked = !isOptIn;
  else if (isOptIn && box.dataset.list) pushSignUp([box]);
}

async function saveList(
  box: HTMLInputElement,
  subscriber: Subscriber,
  { email, token }: SignedInReader,
): Promise<boolean> {
  const { list } = box.dataset;
  // Who is not a contact yet becomes one by an empty change.
  if (list === undefined && subscriber.contactId !== '') return false;
  const lists = list === undefined ? {} : { [list]: box.checked ? 1 : 0 };
  try {
    const { identifyKey } = subscriber;
    const answer = await ask(USER, token, { id: email, key: 'email', lists, identifyKey });
    subscriber.contactId = (await subscriberOf(answer)).contactId;
    return list !== undefined;
  } catch (error) {
    console.error('Error updating sailthru list', error);
    return false;
  }
}

/** Nothing happens without a contact (platform §7). */
async function savePreference(
  box: HTMLInputElement,
  { contactId }: Subscriber,
  { token }: SignedInReader,
): Promise<boolean> {
  if (contactId === '') return false;
  try {
    await ask(PREFERENCES, token, {
      contactId,
      referenceIds: [box.dataset.preference],
      isOptIn: box.checked,
    });
    return true;
  } catch (error) {
    console.error('Error updating newsletter', error);
    return false;
  }
}

async function ask(url: string, token?: string, body?: object): Promise<Response> {
  const answer = await fetch(
    url,
    body && {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': token ?? '' },
      body: JSON.stringify(body),
    },
  );
  if (!answer.ok) throw new Error(`the newsletter service answers ${answer.status}`);
  return answer;
}

async function subscriberOf(answer: Response): Promise<Subscriber> {
  const user: unknown = await answer.json();
  return {
    contactId: text(at(user, 'vars', 'contact_key')),
    identifyKey: text(at(user, 'vars', 'identify_key')),
    lists: record(at(user, 'lists')),
    consents: at(user, 'vars', 'consents'),
  };
}

function isOn({ value, dataset }: HTMLInputElement, { lists, consents }: Subscriber): boolean {
  if (dataset.list !== undefined) return Object.hasOwn(lists, dataset.list);
  return Array.isArray(consents) && consents.includes(value);
}

/** Not by `disabled`, which would take the focus away. */
function setLoading(box: HTMLInputElement, isLoading: boolean): void {
  box.closest('label')?.classList.toggle('is-loading', isLoading);
  box.setAttribute('aria-busy', String(isLoading));
  if (isLoading) box.addEventListener('click', refuse);
  else box.removeEventListener('click', refuse);
}

const refuse = (event: Event): void => event.preventDefault();
