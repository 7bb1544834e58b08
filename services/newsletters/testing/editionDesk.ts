import type { engines, TestDatabase } from '../../content/testing/engines';
import type { MailRefused } from '../../mail/MailMessage';
import type { Editions } from '../editions/Editions';
import type { EditionDraft } from '../editions/types';
import { openNewsletters, type TestNewsletters } from './openNewsletters';
import { openPageServer, type PageServer } from './pageServer';

/** IANA name. */
export const ZONE = 'America/New_York';
/** The clock of the tests begins at noon UTC: 7 a.m. in the zone. */
export const DRAFT: EditionDraft = {
  newsletter: 'CLOUT',
  page: '/newsletters/editions/clout/',
  subject: '',
  fromName: 'Clout',
  schedule: { kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7], time: '08:00', zone: ZONE },
  isOn: true,
};
export const HOUR = 3_600_000;

/** Editions on a database for the tests of a `describe`, the page that they are made of, and a mail server. */
export class EditionDesk {
  database!: TestDatabase;
  site!: PageServer;
  news!: TestNewsletters;
  /** Addresses that the mail server refuses for ever, and why. */
  readonly gone = new Map<string, MailRefused>();
  isAway = false;

  constructor(engine: (typeof engines)[number]) {
    beforeAll(async () => {
      this.site = await openPageServer();
      this.database = await engine.open();
    });
    afterAll(async () => {
      await this.site.close();
      await this.database.close();
    });
    beforeEach(async () => {
      this.gone.clear();
      this.isAway = false;
      Object.assign(this.site.page, { status: 200, type: 'text/html', stories: ['The vote'] });
      this.site.asked.length = 0;
      this.news = await this.open();
      await this.database.pool.query(
        'truncate newsletters.contacts, newsletters.editions, newsletters.confirmations, mail.messages cascade',
      );
    });
    afterEach(() => this.news.close());
  }

  open(): Promise<TestNewsletters> {
    return openNewsletters(this.database, {
      editions: this.site.settings,
      send: async ({ message }) => {
        const refusal = this.gone.get(message.to.address);
        if (refusal) throw refusal;
        if (this.isAway) throw new Error('451 try again');
      },
    });
  }

  /** Readers of a newsletter, as the database would have them after they confirmed. */
  async addReaders(count: number, newsletter = 'CLOUT', name = 'reader'): Promise<void> {
    await this.database.pool.query(
      `with made as (
         insert into newsletters.contacts (sid, website, address, email, contact_key, created_at)
         select md5($2 || n), 'daily', $2 || n || '@mail.example', $2 || n || '@mail.example',
           md5('key' || $2 || n), now()
         from generate_series(1, $1::integer) as n returning sid
       )
       insert into newsletters.members (sid, newsletter, source, since)
       select sid, $3, 'WEB', now() from made`,
      [count, name, newsletter],
    );
  }

  run(editions: Editions = this.news.editions()): Promise<boolean> {
    return editions.sender.run();
  }

  /** Addresses of the mails of editions that went out: letters to one reader are not among them. */
  async received(): Promise<string[]> {
    const mails = await this.news.mails();
    return mails.filter(({ fromName }) => fromName === 'Clout').map(({ to }) => to.address);
  }

  async sendings(id: string) {
    const { editions } = await this.news.editions().list();
    return editions.find((edition) => edition.id === id)!.sendings;
  }

  /** Leaves by the link of the last mail, as mail programs do. */
  async leave(address: string) {
    const mail = (await this.news.mails()).findLast(({ to }) => to.address === address)!;
    const url = mail.headers!['List-Unsubscribe']!.slice(1, -1);
    return this.news.app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  }
}
