import Fastify, { type FastifyInstance } from 'fastify';
import { isHuman } from './isHuman';

let service: FastifyInstance;
let settings: Parameters<typeof isHuman>[0];
let answer: { status: number; body: unknown };
let asked: string[];

beforeAll(async () => {
  service = Fastify();
  service.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  service.post('/captcha/api/siteverify', async (request, reply) => {
    asked.push(String(request.body));
    return reply.code(answer.status).send(answer.body);
  });
  const origin = await service.listen({ host: '127.0.0.1', port: 0 });
  settings = { base: `${origin}/captcha/`, siteKey: 'public', secret: 'our secret' };
});
afterAll(() => service.close());
beforeEach(() => {
  asked = [];
});

describe('a token of the form’s script (widgets §5)', () => {
  it.each([
    ['a reader', { success: true, score: 0.9 }, true],
    ['just a reader', { success: true, score: 0.5 }, true],
    ['a machine', { success: true, score: 0.4 }, false],
    ['a reader, without a score', { success: true }, true],
    ['nobody', { success: false, score: 0.9 }, false],
    ['who says so in a text', { success: 'true' }, false],
    ['an empty answer', null, false],
  ])('is that of %s: %j', async (_whom, body, expected) => {
    answer = { status: 200, body };
    expect(await isHuman(settings, 'a token')).toBe(expected);
    expect(asked).toEqual(['secret=our+secret&response=a+token']);
  });

  it('that is empty is nobody’s, and nothing is asked', async () => {
    expect(await isHuman(settings, '')).toBe(false);
    expect(asked).toEqual([]);
  });

  it('is no verdict where the service fails', async () => {
    answer = { status: 503, body: {} };
    await expect(isHuman(settings, 'a token')).rejects.toThrow('api/siteverify answers 503');
  });
});
