import { engines } from '../content/testing/engines';
import { MailRefused } from '../mail/MailMessage';
import { DRAFT, EditionDesk, HOUR, ZONE } from './testing/editionDesk';
import { bearer, signedIn } from './testing/openNewsletters';

describe.each(engines)('editions, once they are out, on $name', (engine) => {
  const desk = new EditionDesk(engine);

  it('end the subscription of an address that nothing reaches; of one whose server dislikes us they don’t', async () => {
    await desk.addReaders(3);
    desk.gone.set('reader1@mail.example', new MailRefused('550 no such mailbox', true));
    desk.gone.set('reader2@mail.example', new MailRefused('550 5.7.1 blocked', false));
    const { id } = await desk.news.editions().create(DRAFT);
    await desk.news.editions().sendNow(id, 1);
    await desk.run();
    expect(await desk.received()).toEqual(['reader3@mail.example']);
    expect(await desk.sendings(id)).toMatchObject([{ posted: 3, refused: 2 }]);
    expect((await desk.news.editions().list()).lists).toContainEqual({
      id: 'CLOUT',
      title: 'Clout',
      subscribers: 2,
    });
  });

  it('count who leaves by them, once, and do not come to them again', async () => {
    await desk.addReaders(2);
    const { id } = await desk.news.editions().create(DRAFT);
    await desk.news.editions().sendNow(id, 1);
    await desk.run();
    await desk.received();
    for (const _ of [1, 2]) expect((await desk.leave('reader1@mail.example')).statusCode).toBe(200);
    expect(await desk.sendings(id)).toMatchObject([{ posted: 2, optedOut: 1 }]);
    desk.site.page.stories = ['The count'];
    desk.news.clock.now += 1000;
    await desk.news.editions().sendNow(id, 1);
    await desk.run();
    expect(
      (await desk.received()).filter((address) => address === 'reader1@mail.example'),
    ).toHaveLength(1);
  });

  it('can be tested with one address, which is nobody’s subscription', async () => {
    await desk.addReaders(2);
    const { id } = await desk.news.editions().create({ ...DRAFT, subject: 'Who owes whom' });
    await desk.news.editions().test(id, 'editor@daily.example');
    const mails = await desk.news.mails();
    expect(mails).toMatchObject([
      { to: { address: 'editor@daily.example' }, subject: 'Test: Who owes whom', headers: {} },
    ]);
    expect(mails[0]?.html).toContain('href="https://daily.example/account/newsletters/"');
    expect(await desk.sendings(id)).toEqual([]);
  });

  it.each([
    [{ newsletter: 'NONE' }, /no newsletter "NONE"/],
    [{ page: 'https://evil.example/' }, /by its path/],
    [{ page: '//evil.example/' }, /by its path/],
    [{ page: '/\\evil.example/' }, /by its path/],
    [{ page: '/a?outputType=x' }, /by its path/],
    [
      { schedule: { kind: 'once' as const, at: '2026-11-01T06:30', zone: ZONE } },
      /This time is over/,
    ],
  ])('%j is refused in words', async (part, words) => {
    await expect(desk.news.editions().create({ ...DRAFT, ...part })).rejects.toThrow(words);
  });

  it('that are not there can’t be saved, tested or sent', async () => {
    const editions = desk.news.editions();
    for (const trial of [
      () => editions.save('none', DRAFT, 1),
      () => editions.test('none', 'a@b.example'),
      () => editions.sendNow('none', 1),
      () => editions.remove('none'),
    ])
      await expect(trial()).rejects.toMatchObject({ statusCode: 404 });
  });

  it('that are deleted are not sent any more, though they were on their way', async () => {
    await desk.addReaders(450);
    const { id } = await desk.news.editions().create(DRAFT);
    await desk.news.editions().sendNow(id, 1);
    await desk.run();
    await desk.received();
    await desk.news.editions().remove(id);
    await desk.run();
    expect(await desk.received()).toHaveLength(200);
    expect((await desk.news.editions().list()).editions).toEqual([]);
  });

  it('forget who got them after 90 days; their counts stay', async () => {
    await desk.addReaders(2);
    const { id } = await desk.news.editions().create({ ...DRAFT, schedule: { kind: 'hand' } });
    await desk.news.editions().sendNow(id, 1);
    await desk.run();
    const known = async () => {
      const { rows } = await desk.database.pool.query('select * from newsletters.deliveries');
      return rows.length;
    };
    for (const [days, readers] of [
      [89, 2],
      [2, 0],
    ] as const) {
      desk.news.clock.now += days * 24 * HOUR;
      await desk.run();
      expect(await known()).toBe(readers);
    }
    expect(await desk.sendings(id)).toMatchObject([{ posted: 2 }]);
  });

  describe('what a mail server tells later', () => {
    const tell = (body: object, headers: Record<string, string> = bearer) =>
      desk.news.json('/newsletters/bounces', body, headers);

    it.each([
      ['bounce', { refused: 1, complained: 0 }],
      ['complaint', { refused: 0, complained: 1 }],
    ])('as a %s ends all mail to that address, and counts once', async (kind, counts) => {
      await desk.addReaders(2);
      const { id } = await desk.news.editions().create(DRAFT);
      await desk.news.editions().sendNow(id, 1);
      await desk.run();
      await desk.received();
      for (const _ of [1, 2]) {
        const answer = await tell({ address: 'Reader1@mail.example', kind });
        expect(answer.json()).toEqual({ ok: true, isKnown: true });
      }
      expect(await desk.sendings(id)).toMatchObject([{ posted: 2, ...counts }]);
      const [list] = (await desk.news.editions().list()).lists;
      expect(list).toMatchObject({ id: 'CLOUT', subscribers: 1 });
    });

    it('of an address that nobody has is no fault', async () => {
      const answer = await tell({ address: 'nobody@mail.example', kind: 'bounce' });
      expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true, isKnown: false }]);
    });

    it.each([
      [401, {}],
      [401, { authorization: 'Bearer wrong' }],
      [403, signedIn('reader1@mail.example')],
    ])('is taken with the deployment’s token alone: %i', async (status, headers) => {
      await desk.addReaders(1);
      const answer = await tell({ address: 'reader1@mail.example', kind: 'bounce' }, headers);
      expect(answer.statusCode).toBe(status);
      expect((await desk.news.editions().list()).lists[0]).toMatchObject({ subscribers: 1 });
    });

    it.each([
      [{ address: 'a@b.example', kind: 'other' }],
      [{ address: 'nonsense', kind: 'bounce' }],
      [{ kind: 'bounce' }],
    ])('%j is refused', async (body) => {
      expect((await tell(body)).statusCode).toBe(400);
    });
  });
});
