import { hashPassword, isOutdated, isPassword } from './hashPassword';
import { normalizeEmail } from './normalizeEmail';
import { passwordProblem } from './passwordProblem';
import { Turns } from './Turns';

describe('an email address', () => {
  it.each([
    ['Nelly.Bly@Broadsheet.example', 'nelly.bly@broadsheet.example'],
    ['  nelly@broadsheet.example\n', 'nelly@broadsheet.example'],
    ['ÉMILE@broadsheet.example', 'émile@broadsheet.example'],
    ['ｎｅｌｌｙ@broadsheet.example', 'nelly@broadsheet.example'],
    ['nelly+desk@news.broadsheet.example', 'nelly+desk@news.broadsheet.example'],
  ])('has one form: %j', (typed, email) => expect(normalizeEmail(typed)).toBe(email));

  it.each([
    '',
    'nelly',
    'nelly@',
    '@broadsheet.example',
    'nelly@localhost',
    'nelly@broadsheet..example',
    'nelly bly@broadsheet.example',
    'nelly@bly@broadsheet.example',
    'nelly\0@broadsheet.example',
    'nelly@broadsheet.example\r\nBcc: x@y.example',
    'Nelly <nelly@broadsheet.example>',
    `${'n'.repeat(65)}@broadsheet.example`,
    `nelly@${'b'.repeat(250)}.example`,
  ])('is refused: %j', (typed) => expect(normalizeEmail(typed)).toBeNull());
});

describe('a new password', () => {
  const email = 'nelly.bly.of.world@broadsheet.example';

  it.each([
    ['of 11 signs', 'elevensigns', 'Use at least 12 characters for the password.'],
    ['of 11 signs of two units each', '🗞'.repeat(11), 'Use at least 12'],
    ['of 257 signs', 'ab1'.repeat(86), 'Use at most 256 characters for the password.'],
    ['that is the email', ` ${email.toUpperCase()} `, 'not your email'],
    ['that is the name in the email', 'Nelly.Bly.Of.World', 'not your email'],
    ['that everybody tries', 'Password1234', 'harder to guess'],
    ['of one sign again and again', 'aaaaaaaaaaaaaa', 'harder to guess'],
    ['of two signs', 'ababababababab', 'harder to guess'],
  ])('%s is refused', (_which, password, words) => {
    expect(passwordProblem(password, email)).toContain(words);
  });

  it.each(['ten days in a mad-house', 'éàü🗞 éàü🗞 123', 'x'.repeat(250) + 'yzabcd'])(
    'is taken: %j',
    (password) => expect(passwordProblem(password, email)).toBeNull(),
  );
});

describe('a stored password', () => {
  it('is known again, however its signs were typed, and no other is', async () => {
    const hash = await hashPassword('café au lait, s’il vous plaît');
    expect(await isPassword('cafe\u0301 au lait, s’il vous plaît', hash)).toBe(true);
    expect(await isPassword('cafe au lait, s’il vous plaît', hash)).toBe(false);
    expect(await isPassword('', hash)).toBe(false);
    expect(hash).not.toContain('lait');
  });

  it('is another for the same password', async () => {
    expect(await hashPassword('the same words')).not.toBe(await hashPassword('the same words'));
  });

  it('made at a lower cost is still known, and told to be outdated', async () => {
    const old = await hashPassword('ten days in a mad-house', { ln: 12, r: 8, p: 1 });
    expect(await isPassword('ten days in a mad-house', old)).toBe(true);
    expect(isOutdated(old)).toBe(true);
    expect(isOutdated(await hashPassword('ten days in a mad-house'))).toBe(false);
  });

  it('that is none is an error', async () => {
    await expect(isPassword('x', 'plain')).rejects.toThrow('can not be read');
  });
});

describe('turns', () => {
  it('let so many run, so many wait, and refuse the next', async () => {
    const turns = new Turns({ running: 2, waiting: 1 });
    let running = 0;
    let most = 0;
    const ends: (() => void)[] = [];
    const job = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
    };
    const taken = [turns.take(job), turns.take(job), turns.take(job)];
    await expect(turns.take(job)).rejects.toMatchObject({ statusCode: 503 });
    while (ends.length > 0 || running > 0) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
    await Promise.all(taken);
    expect(most).toBe(2);
    await expect(turns.take(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(turns.take(() => Promise.resolve('free'))).resolves.toBe('free');
  });
});
