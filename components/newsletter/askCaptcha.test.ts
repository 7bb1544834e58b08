/** @jest-environment jsdom */
import { askCaptcha } from './askCaptcha';

const refusal = (script: string, siteKey = 'the key') => ({ captcha: { siteKey, script } });
const scripts = () => [...document.querySelectorAll('script')];
const execute = jest.fn(async () => 'a token');

afterEach(() => {
  document.head.innerHTML = '';
  execute.mockClear();
  Reflect.deleteProperty(window, 'grecaptcha');
});

describe('reCAPTCHA (widgets §5)', () => {
  it('loads its script once a form is sent, and once only, and asks for a token', async () => {
    Object.assign(window, { grecaptcha: { ready: (go: () => void) => go(), execute } });
    const first = askCaptcha(refusal('https://c.example/one.js'));
    expect(scripts().map(({ src }) => src)).toEqual(['https://c.example/one.js']);
    scripts()[0]!.dispatchEvent(new Event('load'));
    expect(await first).toBe('a token');
    expect(execute).toHaveBeenCalledWith('the key', { action: 'newsletter' });
    expect(await askCaptcha(refusal('https://c.example/one.js'))).toBe('a token');
    expect(scripts()).toHaveLength(1);
  });

  it('is asked again after its script could not be had', async () => {
    const first = askCaptcha(refusal('https://c.example/two.js'));
    scripts()[0]!.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('Script load with error');
    expect(scripts()).toHaveLength(0);
    void askCaptcha(refusal('https://c.example/two.js')).catch(() => undefined);
    expect(scripts()).toHaveLength(1);
  });

  it('fails where the script brings nothing', async () => {
    const asked = askCaptcha(refusal('https://c.example/three.js'));
    scripts()[0]!.dispatchEvent(new Event('load'));
    await expect(asked).rejects.toThrow('https://c.example/three.js brings no grecaptcha');
  });

  it.each([
    ['no script', refusal('')],
    ['no key', refusal('https://c.example/four.js', '')],
    ['neither', {}],
    ['nothing', null],
  ])('is not asked where the service names %s', async (_what, answer) => {
    await expect(askCaptcha(answer)).rejects.toThrow('the newsletter service refuses');
    expect(scripts()).toHaveLength(0);
  });
});
