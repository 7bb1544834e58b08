import type { Kysely } from 'kysely';

import { HttpError } from '../../http/HttpError';
import type { CatalogueEntry, NewsletterServiceOptions } from '../options';
import { Subscribers } from '../store/Subscribers';
import { editionMail } from './editionMail';
import type { EditionPage, EditionSettings } from './EditionSettings';
import { EditionSender } from './EditionSender';
import { readPage } from './readPage';
import { parseSchedule, timesAfter, type Schedule } from './schedule';
import { scheduleWords } from './scheduleWords';
import { EditionStore } from './store/EditionStore';
import { SendingStore } from './store/SendingStore';
import type { Edition, EditionDraft, Sending } from './types';

/** A newsletter that editions are sent to, and how many get it. */
export interface MailingList extends Pick<CatalogueEntry, 'id' | 'title'> {
  subscribers: number;
}

/** An edition with what an editor wants to know of it. */
export interface EditionRow extends Edition, ScheduleView {
  /** The newest first. */
  sendings: (Sending & { waiting: number })[];
}

/** A schedule in words, and its next three times. */
export interface ScheduleView {
  words: string;
  next: Date[];
}

/** What editors do with editions. */
export class Editions {
  readonly sender: EditionSender;
  readonly #store: EditionStore;
  readonly #sendings: SendingStore;
  readonly #subscribers: Subscribers;
  readonly #now: () => number;

  /**
   * @param leaveUrl where a contact leaves a newsletter
   * @param wake has what is to be done now done soon
   */
  constructor(
    db: Kysely<unknown>,
    private readonly options: NewsletterServiceOptions,
    private readonly settings: EditionSettings,
    leaveUrl: (sid: string, newsletter: string) => string,
    private readonly wake: () => void,
  ) {
    const { website, mailer, now = Date.now } = options;
    this.#now = now;
    this.#store = new EditionStore(db, website, now);
    this.#sendings = new SendingStore(db, website, now);
    this.#subscribers = new Subscribers(db, website, now);
    this.sender = new EditionSender({
      db,
      editions: this.#store,
      sendings: this.#sendings,
      options: { mailer, ...settings },
      leaveUrl,
      now,
    });
  }

  async list(): Promise<{ lists: MailingList[]; editions: EditionRow[] }> {
    const editions = await this.#store.list();
    const listed = await this.#sendings.list(editions);
    const waiting = await this.options.mailer.waiting(listed.map(({ id }) => id));
    const sendings = listed.map((sending) => ({
      ...sending,
      waiting: waiting.get(sending.id) ?? 0,
    }));
    const counts = await this.#subscribers.countMembers();
    return {
      lists: this.options.newsletters.map(({ id, title }) => ({
        id,
        title,
        subscribers: counts[id] ?? 0,
      })),
      editions: editions.map((edition) => ({
        ...edition,
        ...this.view(edition.schedule),
        sendings: sendings.filter(({ editionId }) => editionId === edition.id),
      })),
    };
  }

  /** @throws HttpError for what is no schedule */
  view(schedule: unknown): ScheduleView {
    const read = parseSchedule(schedule);
    return {
      words: scheduleWords(read),
      next: timesAfter(read, this.#now(), 3).map((time) => new Date(time)),
    };
  }

  /** @throws HttpError that says what is wrong */
  async create(draft: EditionDraft): Promise<Pick<Edition, 'id' | 'revision'>> {
    return this.#store.create(this.#read(draft));
  }

  /**
   * Replaces what is said of an edition, if it is still at the revision that is named.
   * @throws HttpError that says what is wrong; 409 where someone else changed it meanwhile
   */
  async save(
    id: string,
    draft: EditionDraft,
    revision: number,
  ): Promise<Pick<Edition, 'revision'>> {
    const saved = await this.#store.save(id, this.#read(draft), revision);
    return (
      saved ?? this.#refuse(id, 'Nothing was saved: look at what they changed, then try again.')
    );
  }

  /** @throws HttpError where there is none */
  async remove(id: string): Promise<void> {
    if (!(await this.#store.remove(id))) throw noEdition();
  }

  /**
   * An edition as it would be sent now; `problem`: why it would not be.
   * @throws HttpError where there is none
   */
  async preview(id: string): Promise<{
    subject: string;
    fromName: string;
    page: EditionPage | null;
    problem: string | null;
  }> {
    const edition = await this.#find(id);
    const answer = await readPage(edition.page, this.settings);
    const { subject, fromName } = edition;
    if (answer.kind === 'problem') return { subject, fromName, page: null, problem: answer.reason };
    const { page } = answer;
    return { subject: subject || page.headline, fromName, page, problem: null };
  }

  /**
   * Sends an edition to one address, as it is now. Its link to leave leads to all newsletters.
   * @throws HttpError where it can't be
   */
  async test(id: string, address: string): Promise<void> {
    const { subject, fromName, page, problem } = await this.preview(id);
    if (!page) throw new HttpError(422, problem ?? '');
    const { origin, accountPath, mailer } = this.options;
    const mail = editionMail({
      ...page,
      subject: `Test: ${subject || '(no subject)'}`,
      fromName,
      address,
      leaveUrl: origin() + accountPath,
      unsubscribeTag: this.settings.unsubscribeTag,
    });
    // Nobody has signed up for it here: there is no list to leave.
    await mailer.post({ ...mail, headers: {} });
  }

  /**
   * Sends an edition to all readers of its newsletter, soon, if it is still at the revision that is named.
   * @throws HttpError where it can't be; 409 where someone else changed it meanwhile
   */
  async sendNow(id: string, revision: number): Promise<void> {
    const { problem } = await this.preview(id);
    if (problem) throw new HttpError(422, problem);
    if (!(await this.#sendings.begin({ id, revision }, this.#now())))
      await this.#refuse(id, 'Nothing was sent: look at what they changed, then try again.');
    this.wake();
  }

  /** Says why one can't be had at the revision that was seen. */
  async #refuse(id: string, next: string): Promise<never> {
    await this.#find(id);
    throw new HttpError(409, `Someone else changed this edition after you opened it. ${next}`);
  }

  async #find(id: string): Promise<Edition> {
    const edition = await this.#store.find(id);
    if (!edition) throw noEdition();
    return edition;
  }

  #read(draft: EditionDraft): EditionDraft {
    const { newsletter, page, schedule } = draft;
    if (!this.options.newsletters.some(({ id }) => id === newsletter))
      throw new HttpError(400, `There is no newsletter "${newsletter}".`);
    if (!/^\/(?!\/)[^?#\\\s]*$/.test(page))
      throw new HttpError(
        400,
        'The page is named by its path on this site, such as /newsletters/editions/clout/.',
      );
    const read: Schedule = parseSchedule(schedule);
    if (draft.isOn && read.kind === 'once' && timesAfter(read, this.#now(), 1).length === 0)
      throw new HttpError(400, 'This time is over. Choose a later one, or send it by hand.');
    return { ...draft, schedule: read };
  }
}

const noEdition = () => new HttpError(404, 'There is no such edition.');
