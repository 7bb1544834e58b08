import { at, text } from '../../content/schemas/json';

interface Recaptcha {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
}

const loads = new Map<string, Promise<void>>();

/**
 * A token that tells a reader from a machine. The script of reCAPTCHA is loaded here, so only once a form is sent.
 * @param refusal of the newsletter service, which names the script
 * @throws Error when it names none, or the script can't be had
 */
export async function askCaptcha(refusal: unknown): Promise<string> {
  const siteKey = text(at(refusal, 'captcha', 'siteKey'));
  const script = text(at(refusal, 'captcha', 'script'));
  if (siteKey === '' || script === '') throw new Error('the newsletter service refuses');
  const loading = loads.get(script) ?? load(script);
  loads.set(script, loading);
  await loading.catch((error: unknown) => {
    loads.delete(script);
    throw error;
  });
  const { grecaptcha } = window as Window & { grecaptcha?: Recaptcha };
  if (!grecaptcha) throw new Error(`${script} brings no grecaptcha`);
  await new Promise<void>((resolve) => {
    grecaptcha.ready(resolve);
  });
  return grecaptcha.execute(siteKey, { action: 'newsletter' });
}

function load(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('Script load with error'));
    });
    document.head.append(script);
  });
}
