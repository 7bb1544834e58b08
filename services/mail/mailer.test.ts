import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { Kysely, PostgresDialect } from 'kysely';

import { engines, type TestDatabase } from '../content/testing/engines';
import { Mailer } from './Mailer';
import { MailRefused, type Envelope, type MailMessage, type MailTransport } from './MailMessage';
import { readMail } from './readMail';
import { GIVEN_UP_AFTER_MS, waitAfter } from './rules';
import { outboxTransport } from './transports/outboxTransport';
import { smtpTransport } from './transports/smtpTransport';

const FROM = '"The Daily" <news@daily.example>';
const KEY = 'https://daily.example/password/a-secret-key';
const mailTo = (address: string): MailMessage => ({
  to: { address, name: 'Nelly Bly' },
  subject: 'Choose a new password',
  html: `<p><a href="${KEY}">Choose</a></p>`,
  text: `Choose: ${KEY}`,
});

describe.each(engines)('the queue of mails on $name', (engine) => {
  let database: TestDatabase;
  let clock = Date.parse('2026-11-24T12:00:00Z');
  const sent: Envelope[] = [];
  const refused: string[] = [];
  let answer: (envelope: Envelope) => Promise<void> = async () => undefined;
  const transport: MailTransport = {
    send: async (envelope) => {
      await answer(envelope);
      sent.push(envelope);
    },
    close: () => undefined,
  };
  const open = (secrets = ['a secret']) =>
    Mailer.open({
      pool: database.pool,
      transport,
      from: FROM,
      secrets,
      log: { error: () => undefined },
      onRefused: async ({ address }) => {
        refused.push(address);
      },
      now: () => clock,
    });
  const rows = async () => (await database.pool.query('select * from mail.messages')).rows;

  beforeAll(async () => {
    database = await engine.open();
    await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    sent.length = 0;
    refused.length = 0;
    answer = async () => undefined;
    await database.pool.query('delete from mail.messages');
  });

  it('sends a mail once, and forgets it', async () => {
    const mailer = await open();
    await mailer.post(mailTo('a@b.example'));
    expect([await mailer.sendDue(), await mailer.sendDue()]).toEqual([1, 0]);
    expect(sent.map(({ message, from }) => [message, from])).toEqual([
      [mailTo('a@b.example'), FROM],
    ]);
    expect(await rows()).toEqual([]);
  });

  it('sends a mail of a transaction when that commits, and not where it does not', async () => {
    const mailer = await open();
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: database.pool }) });
    await db
      .transaction()
      .execute((transaction) => mailer.post(mailTo('a@b.example'), transaction));
    const failed = db.transaction().execute(async (transaction) => {
      await mailer.post(mailTo('c@d.example'), transaction);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await mailer.sendDue()).toBe(1);
    expect(sent[0]?.message.to.address).toBe('a@b.example');
  });

  it('holds nothing that who reads the table could use', async () => {
    const mailer = await open();
    await mailer.post(mailTo('a@b.example'));
    const text = JSON.stringify(await rows());
    expect(text).not.toContain('a-secret-key');
    expect(text).not.toContain('a@b.example');
  });

  it('opens what an earlier secret sealed, and gives up what none opens', async () => {
    await (await open(['old'])).post(mailTo('a@b.example'));
    expect(await (await open(['new', 'old'])).sendDue()).toBe(1);
    await (await open(['lost'])).post(mailTo('a@b.example'));
    expect(await (await open(['new'])).sendDue()).toBe(0);
    expect(await rows()).toMatchObject([{ sealed: null, reason: expect.stringMatching('secret') }]);
  });

  it('sends again what the server does not take now, later each time, under the same name', async () => {
    const mailer = await open();
    const names: string[] = [];
    answer = async ({ messageId }) => {
      names.push(messageId);
      throw new Error('connect ECONNREFUSED');
    };
    await mailer.post(mailTo('a@b.example'));
    expect(await mailer.sendDue()).toBe(0);
    clock += waitAfter(1) - 1;
    await mailer.sendDue();
    expect(names).toHaveLength(1);
    clock += 1;
    await mailer.sendDue();
    expect(names).toHaveLength(2);
    answer = async () => undefined;
    clock += waitAfter(2);
    expect(await mailer.sendDue()).toBe(1);
    expect(new Set([...names, sent[0]?.messageId]).size).toBe(1);
    expect(refused).toEqual([]);
  });

  it.each([
    ['that is refused for ever', new MailRefused('550 no such mailbox', true), 0],
    ['that nobody takes for days', new Error('greylisted'), GIVEN_UP_AFTER_MS + 1],
  ])('gives up a mail %s, says so, and keeps none of it', async (_name, error, late) => {
    const mailer = await open();
    await mailer.post(mailTo('gone@b.example'));
    clock += late;
    answer = () => Promise.reject(error);
    await mailer.sendDue();
    expect(refused).toEqual(['gone@b.example']);
    expect(await rows()).toMatchObject([{ sealed: null, next_at: null, reason: error.message }]);
    clock += 30 * 86_400_000;
    await mailer.sendDue();
    expect(sent).toEqual([]);
  });

  it('is emptied by many nodes at once, each mail by one of them', async () => {
    const nodes = await Promise.all([open(), open(), open()]);
    for (let count = 0; count < 35; count += 1) await nodes[0].post(mailTo(`r${count}@b.example`));
    const counts = await Promise.all(nodes.map((node) => node.sendDue()));
    expect(counts.reduce((sum, count) => sum + count)).toBe(35);
    expect(new Set(sent.map(({ message }) => message.to.address)).size).toBe(35);
  });

  it('sends letters to one reader before all that goes to many, and says how much of that waits', async () => {
    const mailer = await open();
    for (let count = 0; count < 25; count += 1)
      await mailer.post(mailTo('many@b.example'), undefined, { batch: 'news' });
    clock += 1000;
    await mailer.post(mailTo('letter@b.example'));
    expect([...(await mailer.waiting(['news', 'other']))]).toEqual([['news', 25]]);
    await mailer.sendDue();
    const order = sent.map(({ message }) => message.to.address);
    // With the first ten, that is, which are sent at the same time.
    expect(order.indexOf('letter@b.example')).toBeLessThan(10);
    expect(order).toHaveLength(26);
    expect([...(await mailer.waiting(['news']))]).toEqual([]);
  });

  it.each([
    ['Clout', '"Clout" <news@daily.example>'],
    ['Cl"out"\r\nBcc: a@b.example', '"CloutBcc: a@b.example" <news@daily.example>'],
    ['', FROM],
    [undefined, FROM],
  ])('comes from another name where a mail says so: %j', async (fromName, from) => {
    const mailer = await open();
    await mailer.post({ ...mailTo('a@b.example'), ...(fromName !== undefined && { fromName }) });
    await mailer.sendDue();
    expect(sent[0]?.from).toBe(from);
  });

  it('leaves what a node took and lost to the others, after a while', async () => {
    const [lost, other] = [await open(), await open()];
    await lost.post(mailTo('a@b.example'));
    answer = () => new Promise(() => undefined); // the process ends in the middle
    void lost.sendDue();
    while ((await rows())[0]?.attempts !== 1) await new Promise(setImmediate);
    answer = async () => undefined;
    expect(await other.sendDue()).toBe(0);
    clock += 5 * 60_000;
    expect(await other.sendDue()).toBe(1);
  });
});

describe('waits between tries', () => {
  it('double from half a minute to an hour', () => {
    expect([1, 2, 3, 8, 9, 100].map(waitAfter)).toEqual([
      30_000, 60_000, 120_000, 3_600_000, 3_600_000, 3_600_000,
    ]);
  });
});

describe('a mail server', () => {
  const received: { from: string; to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('gone')
          ? Object.assign(new Error('no such mailbox'), { responseCode: 550 })
          : address.startsWith('blocked')
            ? Object.assign(new Error('5.7.1 we do not like you'), { responseCode: 550 })
            : address.startsWith('full')
              ? Object.assign(new Error('5.2.2 mailbox full'), { responseCode: 552 })
              : address.startsWith('later')
                ? Object.assign(new Error('try again'), { responseCode: 451 })
                : null,
      ),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  let transport: MailTransport;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    transport = smtpTransport(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
  });
  afterAll(async () => {
    transport.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  const send = (message: MailMessage) =>
    transport.send({ message, from: FROM, messageId: '<one@daily.example>' });

  it('gets markup and text, from whom and to whom', async () => {
    await send({
      ...mailTo('a@b.example'),
      headers: { 'List-Unsubscribe': '<https://x.example>' },
    });
    const [{ from, to, raw } = { from: '', to: [], raw: '' }] = received;
    expect([from, to]).toEqual(['news@daily.example', ['a@b.example']]);
    for (const part of [
      'From: The Daily <news@daily.example>',
      'To: Nelly Bly <a@b.example>',
      'Message-ID: <one@daily.example>',
      'List-Unsubscribe: <https://x.example>',
      'multipart/alternative',
      'text/plain',
      'text/html',
    ])
      expect(raw).toContain(part);
  });

  it('is sent no headers that somebody typed into a name or a subject', async () => {
    received.length = 0;
    await send({
      ...mailTo('a@b.example'),
      to: { address: 'a@b.example', name: 'Eve\r\nBcc: all@b.example' },
      subject: 'Hello\r\nBcc: all@b.example',
    });
    expect(received[0]?.to).toEqual(['a@b.example']);
    expect(received[0]?.raw).not.toMatch(/^Bcc:/m);
  });

  it('that refuses a mailbox refuses it for ever, one that asks to wait does not', async () => {
    await expect(send(mailTo('gone@b.example'))).rejects.toBeInstanceOf(MailRefused);
    await expect(send(mailTo('later@b.example'))).rejects.not.toBeInstanceOf(MailRefused);
  });

  it.each([
    ['gone', true],
    ['blocked', false],
    ['full', false],
  ])('that says %s of a mailbox: that nothing reaches it is %s', async (name, isAddressGone) => {
    await expect(send(mailTo(`${name}@b.example`))).rejects.toMatchObject({ isAddressGone });
  });

  it('that is away refuses nothing', async () => {
    const away = smtpTransport('smtp://127.0.0.1:1');
    const trial = away.send({ message: mailTo('a@b.example'), from: FROM, messageId: '<a@b>' });
    await expect(trial).rejects.not.toBeInstanceOf(MailRefused);
    away.close();
  });
});

describe('the outbox', () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('holds each mail as a file that only its owner reads', async () => {
    const outbox = join(folder, 'outbox');
    const transport = outboxTransport(outbox, () => Date.parse('2026-11-24T12:00:00Z'));
    for (const name of ['a', 'b'])
      await transport.send({
        message: mailTo(`${name}@b.example`),
        from: FROM,
        messageId: `<${name}@daily.example>`,
      });
    const files = readdirSync(outbox).toSorted();
    expect(files).toEqual([
      '2026-11-24T12-00-00-000Z-0001.eml',
      '2026-11-24T12-00-00-000Z-0002.eml',
    ]);
    expect(readFileSync(join(outbox, files[1]!), 'utf8')).toContain('To: Nelly Bly <b@b.example>');
    expect(statSync(join(outbox, files[0]!)).mode & 0o777).toBe(0o600);
    expect(statSync(outbox).mode & 0o777).toBe(0o700);
  });
});

describe('settings of mail', () => {
  const site = { dataDir: '/data', siteName: 'The Daily', host: 'daily.example' };

  it.each([
    [{}, '"The Daily" <no-reply@daily.example>', '/data/outbox'],
    [{ MAIL_FROM: 'news@daily.example' }, '"The Daily" <news@daily.example>', '/data/outbox'],
    [
      { SMTP_URL: 'smtp://m.example', MAIL_FROM: 'Daily, The <a@b.example>' },
      '"Daily, The" <a@b.example>',
      null,
    ],
  ])('%j: from %s, outbox %s', (env, from, outbox) => {
    const settings = readMail(env, site);
    settings.transport.close();
    expect([settings.from, settings.outbox]).toEqual([from, outbox]);
  });

  it.each([
    [{ SMTP_URL: 'smtp://m.example' }, /MAIL_FROM/],
    [{ SMTP_URL: 'https://user:hunter2@m.example', MAIL_FROM: 'a@b.example' }, /SMTP_URL must/],
    [{ SMTP_URL: 'nonsense hunter2', MAIL_FROM: 'a@b.example' }, /SMTP_URL must/],
    [{ MAIL_FROM: 'The Daily' }, /MAIL_FROM must/],
    [{ MAIL_FROM: 'The Daily <a@b.example>, c@d.example' }, /MAIL_FROM must/],
  ])('%j is refused by the name of the variable, and shows no password', (env, words) => {
    expect(() => readMail(env, site)).toThrow(words);
    try {
      readMail(env, site);
    } catch (error) {
      expect(String(error)).not.toContain('hunter2');
    }
  });
});
