import { engines } from '../content/testing/engines';
import { DRAFT, EditionDesk } from './testing/editionDesk';

const outdated = expect.objectContaining({
  statusCode: 409,
  message: expect.stringMatching(/^Someone else changed this edition/),
});

describe.each(engines)('two editors of one edition on $name', (engine) => {
  const desk = new EditionDesk(engine);
  const editions = () => desk.news.editions();
  const read = async (id: string) =>
    (await editions().list()).editions.find((edition) => edition.id === id)!;

  it('who save at once: one is saved, the other is told so and overwrites nothing', async () => {
    const { id, revision } = await editions().create(DRAFT);
    const subjects = ['One', 'Two', 'Three', 'Four'];
    const saved = await Promise.allSettled(
      subjects.map((subject) => editions().save(id, { ...DRAFT, subject }, revision)),
    );
    const winner = saved.findIndex(({ status }) => status === 'fulfilled');
    expect(saved.filter(({ status }) => status === 'fulfilled')).toEqual([
      { status: 'fulfilled', value: { revision: revision + 1 } },
    ]);
    for (const one of saved.filter(({ status }) => status === 'rejected'))
      expect(one).toMatchObject({ reason: outdated });
    expect(await read(id)).toMatchObject({ subject: subjects[winner], revision: revision + 1 });
  });

  it('who save one after the other: the second saves over the first only by naming what it saw', async () => {
    const { id, revision } = await editions().create(DRAFT);
    const first = await editions().save(id, { ...DRAFT, subject: 'First' }, revision);
    const second = { ...DRAFT, subject: 'Second' };
    await expect(editions().save(id, second, revision)).rejects.toEqual(outdated);
    expect((await read(id)).subject).toBe('First');
    await editions().save(id, second, first.revision);
    expect((await read(id)).subject).toBe('Second');
  });

  it('an edition that is gone is not there, whatever revision is named', async () => {
    const { id, revision } = await editions().create(DRAFT);
    await editions().remove(id);
    const gone = expect.objectContaining({ statusCode: 404 });
    await expect(editions().save(id, DRAFT, revision)).rejects.toEqual(gone);
    await expect(editions().sendNow(id, revision)).rejects.toEqual(gone);
  });

  it('what is sent by hand is what was seen: one that was changed since is not sent', async () => {
    await desk.addReaders(1);
    await desk.addReaders(2, 'LETS-EAT', 'eater');
    const { id, revision } = await editions().create(DRAFT);
    await editions().save(id, { ...DRAFT, newsletter: 'LETS-EAT' }, revision);
    await expect(editions().sendNow(id, revision)).rejects.toEqual(outdated);
    await desk.run();
    expect(await desk.received()).toEqual([]);
    expect(await desk.sendings(id)).toEqual([]);
  });

  it('what is changed after it was sent by hand goes out as it was, even before its page was asked for', async () => {
    await desk.addReaders(1);
    await desk.addReaders(2, 'LETS-EAT', 'eater');
    const { id, revision } = await editions().create({ ...DRAFT, subject: 'As it was' });
    await editions().sendNow(id, revision);
    desk.site.asked.length = 0;
    const changed = { ...DRAFT, newsletter: 'LETS-EAT', page: '/other/', fromName: 'Eat' };
    await editions().save(id, { ...changed, subject: 'Changed' }, revision);
    await desk.run();
    expect(desk.site.asked).toEqual(['/newsletters/editions/clout/?outputType=mail']);
    expect(await desk.received()).toEqual(['reader1@mail.example']);
    expect(await desk.sendings(id)).toMatchObject([{ state: 'done', subject: 'As it was' }]);
  });
});
