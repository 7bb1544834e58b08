import { engines } from '../content/testing/engines';
import { DRAFT, EditionDesk, HOUR } from './testing/editionDesk';
import { bearer } from './testing/openNewsletters';
import { TAG } from './testing/pageServer';

describe.each(engines)('editions on $name', (engine) => {
  const desk = new EditionDesk(engine);

  it('go out when their time comes, to the readers of their newsletter alone', async () => {
    await desk.addReaders(3);
    await desk.addReaders(2, 'LETS-EAT', 'eater');
    const { id } = await desk.news.editions().create(DRAFT);
    await desk.run();
    expect(await desk.received()).toEqual([]);
    desk.news.clock.now += HOUR;
    await desk.run();
    expect((await desk.received()).toSorted()).toEqual(
      [1, 2, 3].map((number) => `reader${number}@mail.example`),
    );
    expect(desk.site.asked).toEqual(['/newsletters/editions/clout/?outputType=mail']);
    expect(await desk.sendings(id)).toMatchObject([
      { state: 'done', posted: 3, waiting: 0, refused: 0, subject: 'The vote' },
    ]);
  });

  it('are listed with their own sendings, and those of no other', async () => {
    await desk.addReaders(1);
    await desk.addReaders(2, 'LETS-EAT', 'eater');
    const clout = await desk.news.editions().create(DRAFT);
    const food = await desk.news.editions().create({ ...DRAFT, newsletter: 'LETS-EAT' });
    desk.news.clock.now += HOUR;
    await desk.run();
    expect(await desk.sendings(clout.id)).toMatchObject([{ editionId: clout.id, posted: 1 }]);
    expect(await desk.sendings(food.id)).toMatchObject([{ editionId: food.id, posted: 2 }]);
  });

  it('do not come to who has not confirmed', async () => {
    await desk.news.form('/newsletters/subscribe', {
      newsletter: 'CLOUT',
      email: 'maybe@mail.example',
    });
    const { id } = await desk.news.editions().create(DRAFT);
    await desk.news.editions().sendNow(id, 1);
    await desk.run();
    expect(await desk.received()).toEqual([]);
    expect(await desk.sendings(id)).toMatchObject([{ state: 'done', posted: 0 }]);
  });

  it('are one mail for each reader, with their own way to leave in its headers, markup and text', async () => {
    await desk.addReaders(2);
    const { id } = await desk.news.editions().create({ ...DRAFT, subject: 'Who owes whom' });
    await desk.news.editions().sendNow(id, 1);
    await desk.run();
    const [one, other] = (await desk.news.mails()).filter(({ fromName }) => fromName);
    const urlOf = ({ headers = {} } = one!) => headers['List-Unsubscribe']!.slice(1, -1);
    expect(one?.subject).toBe('Who owes whom');
    expect(one?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(urlOf(one)).not.toBe(urlOf(other));
    expect(one?.html).toContain(`href="${urlOf(one)}"`);
    expect(one?.text).toContain(`Unsubscribe: ${urlOf(one)}`);
    expect(`${one?.html}${one?.text}`).not.toContain(TAG);
    expect(urlOf(one)).not.toContain(one!.to.address);
  });

  it('go out once however many nodes look at once', async () => {
    await desk.addReaders(30);
    const { id } = await desk.news.editions().create(DRAFT);
    const other = await desk.open();
    other.clock.now += HOUR;
    desk.news.clock.now += HOUR;
    await Promise.all([
      desk.run(),
      desk.run(other.editions()),
      desk.run(),
      desk.run(other.editions()),
    ]);
    const all = [...(await desk.received()), ...(await other.mails()).map(({ to }) => to.address)];
    expect(all).toHaveLength(30);
    expect(new Set(all).size).toBe(30);
    expect(await desk.sendings(id)).toHaveLength(1);
    await other.close();
  });

  it('are gone on with where a process was killed: nobody is left out, nobody gets it twice', async () => {
    await desk.addReaders(450);
    const { id } = await desk.news.editions().create(DRAFT);
    await desk.news.editions().sendNow(id, 1);
    // The queue is full after two batches, and the second one is lost with its process.
    const first = desk.news.mailer.post.bind(desk.news.mailer);
    let posts = 0;
    const killed = jest.spyOn(desk.news.mailer, 'post').mockImplementation(async (...given) => {
      posts += 1;
      if (posts === 270) throw new Error('killed');
      return first(...given);
    });
    await desk.run();
    await desk.received();
    await expect(desk.run()).rejects.toThrow('killed');
    killed.mockRestore();
    await desk.news.close();
    desk.news = await desk.open();
    const all: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      await desk.run();
      all.push(...(await desk.news.mails()).splice(0).map(({ to }) => to.address));
    }
    // Two hundred went out before.
    expect(all).toHaveLength(250);
    expect(new Set(all).size).toBe(250);
    const { rows } = await desk.database.pool.query(
      'select count(*)::integer as all, count(distinct sid)::integer as once from newsletters.deliveries',
    );
    expect(rows).toEqual([{ all: 450, once: 450 }]);
    expect(await desk.sendings(id)).toMatchObject([{ state: 'done', posted: 450 }]);
  });

  it('do not come to who leaves between two batches', async () => {
    await desk.addReaders(450);
    const { id } = await desk.news.editions().create(DRAFT);
    await desk.news.editions().sendNow(id, 1);
    await desk.run();
    expect(await desk.received()).toHaveLength(200);
    const { rows } = await desk.database.pool.query<{ contact_key: string; email: string }>(
      'select contact_key, email from newsletters.contacts order by sid offset 420',
    );
    for (const { contact_key: contactId } of rows)
      await desk.news.json(
        '/salesforce/newsletter',
        { contactId, referenceIds: ['pref-clout'], isOptIn: false },
        bearer,
      );
    await desk.run();
    await desk.received();
    await desk.run();
    const all = await desk.received();
    expect(all).toHaveLength(420);
    expect(all).not.toContain(rows[0]!.email);
  });

  it('go on to the readers that they began with, whatever an editor changes meanwhile', async () => {
    await desk.addReaders(450);
    await desk.addReaders(300, 'LETS-EAT', 'eater');
    const { id } = await desk.news.editions().create(DRAFT);
    await desk.news.editions().sendNow(id, 1);
    await desk.run();
    const all = await desk.received();
    await desk.news.editions().save(id, { ...DRAFT, newsletter: 'LETS-EAT', fromName: 'Eat' }, 1);
    for (let round = 0; round < 4; round += 1) {
      await desk.run();
      all.push(...(await desk.received()));
    }
    expect(new Set(all).size).toBe(450);
    expect(all.filter((address) => address.startsWith('eater'))).toEqual([]);
  });

  it('wait where the mail server is away: no more than a batch is handed over', async () => {
    await desk.addReaders(450);
    desk.isAway = true;
    const { id } = await desk.news.editions().create(DRAFT);
    await desk.news.editions().sendNow(id, 1);
    expect(await desk.run()).toBe(true);
    await desk.news.mails();
    expect(await desk.run()).toBe(true);
    expect(await desk.sendings(id)).toMatchObject([
      { state: 'sending', posted: 200, waiting: 200 },
    ]);
  });

  it('never delay a letter to one reader', async () => {
    await desk.addReaders(100);
    const { id } = await desk.news.editions().create(DRAFT);
    await desk.news.editions().sendNow(id, 1);
    await desk.run();
    await desk.news.mailer.post({
      to: { address: 'a@b.example' },
      subject: 'Password',
      html: '',
      text: '',
    });
    const order = (await desk.news.mails()).map(({ to }) => to.address);
    expect(order).toHaveLength(101);
    expect(order.indexOf('a@b.example')).toBeLessThan(10);
  });

  it.each([
    ['is empty', { stories: [] as string[] }, 'No block on the page shows anything in an email.'],
    ['is not there', { status: 404 }, 'The page answers 404 when it is asked for as an email.'],
    ['has no such form', { type: 'text/plain' }, 'The page has no email version.'],
  ])('are not sent where the page %s, and that is said', async (_name, page, reason) => {
    await desk.addReaders(1);
    Object.assign(desk.site.page, page);
    const { id } = await desk.news.editions().create(DRAFT);
    await expect(desk.news.editions().sendNow(id, 1)).rejects.toThrow(reason);
    expect(await desk.news.editions().preview(id)).toMatchObject({ page: null, problem: reason });
    desk.news.clock.now += HOUR;
    await desk.run();
    expect(await desk.received()).toEqual([]);
    expect(await desk.sendings(id)).toMatchObject([{ state: 'skipped', reason, posted: 0 }]);
  });

  it('are tried again for minutes where the page answers that it can’t now', async () => {
    await desk.addReaders(1);
    const { id } = await desk.news.editions().create(DRAFT);
    desk.news.clock.now += HOUR;
    desk.site.page.status = 503;
    await desk.run();
    expect(await desk.sendings(id)).toMatchObject([
      { state: 'preparing', reason: expect.stringMatching('503') },
    ]);
    desk.site.page.status = 200;
    await desk.run();
    expect(await desk.received()).toEqual([]);
    desk.news.clock.now += 61_000;
    await desk.run();
    expect(await desk.received()).toHaveLength(1);
  });

  it('are given up after five tries', async () => {
    const { id } = await desk.news.editions().create(DRAFT);
    desk.news.clock.now += HOUR;
    desk.site.page.status = 503;
    for (let round = 0; round < 7; round += 1) {
      await desk.run();
      desk.news.clock.now += 61_000;
    }
    expect(desk.site.asked).toHaveLength(5);
    expect(await desk.sendings(id)).toMatchObject([{ state: 'skipped' }]);
  });

  it('are not sent where the page says the same as when it was sent last', async () => {
    await desk.addReaders(1);
    const { id } = await desk.news.editions().create(DRAFT);
    desk.news.clock.now += HOUR;
    await desk.run();
    desk.news.clock.now += 24 * HOUR;
    await desk.run();
    expect(await desk.received()).toHaveLength(1);
    desk.site.page.stories = ['The count'];
    desk.news.clock.now += 24 * HOUR;
    await desk.run();
    expect(await desk.received()).toHaveLength(2);
    expect((await desk.sendings(id)).map(({ state }) => state)).toEqual([
      'done',
      'skipped',
      'done',
    ]);
  });

  it('of times at which nothing ran are not made up for hours later', async () => {
    await desk.addReaders(1);
    const { id } = await desk.news.editions().create(DRAFT);
    desk.news.clock.now += 6 * HOUR;
    await desk.run();
    await desk.run();
    expect(await desk.received()).toEqual([]);
    expect(await desk.sendings(id)).toMatchObject([
      { state: 'skipped', reason: 'The site was not running at that time.' },
    ]);
  });

  it('that are off, or sent by hand, have no times', async () => {
    await desk.addReaders(1);
    await desk.news.editions().create({ ...DRAFT, isOn: false });
    await desk.news.editions().create({ ...DRAFT, schedule: { kind: 'hand' } });
    desk.news.clock.now += 48 * HOUR;
    await desk.run();
    expect(await desk.received()).toEqual([]);
  });

  it('that are turned on begin with the next time', async () => {
    await desk.addReaders(1);
    const { id } = await desk.news.editions().create({ ...DRAFT, isOn: false });
    desk.news.clock.now += 1.5 * HOUR;
    await desk.news.editions().save(id, DRAFT, 1);
    await desk.run();
    expect(await desk.received()).toEqual([]);
    desk.news.clock.now += 24 * HOUR;
    await desk.run();
    expect(await desk.received()).toHaveLength(1);
  });
});
