import Fastify from 'fastify';
import { openGames } from '../openGames';

describe('where the games are those of a provider', () => {
  const open = async () => {
    const app = Fastify();
    await app.register(openGames({ token: 'staff', isPlayed: false }).routes);
    return app;
  };

  it('the clock cannot be set', async () => {
    const app = await open();
    const answer = await app.inject({
      method: 'PUT',
      url: '/statsinc/clock',
      headers: { authorization: 'Bearer staff' },
      payload: { mode: 'paused' },
    });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'The games are those of a provider; they follow no clock of ours',
    ]);
  });

  it('no pregame show is planned', async () => {
    const app = await open();
    const { body } = await app.inject('/statsinc/sheets/edition/Live%20streams.csv');
    expect(body).toBe('eventId,title,link,start,end,youtubeCode\n');
  });
});
