import type { CaptchaSettings } from './CaptchaSettings';

const GOOGLE = 'https://www.google.com/recaptcha/';

/**
 * From `RECAPTCHA_SITE_KEY`, `RECAPTCHA_SECRET` and, for another host than Google's, `RECAPTCHA_BASE`. Null where
 * none is set.
 * @throws Error that names the variable that is wrong or missing
 */
export function readCaptcha(env: NodeJS.ProcessEnv): CaptchaSettings | null {
  const { RECAPTCHA_SITE_KEY: siteKey = '', RECAPTCHA_SECRET: secret = '' } = env;
  if (siteKey === '' && secret === '') return null;
  if (siteKey === '' || secret === '')
    throw new Error('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET have to be set together.');
  const given = env['RECAPTCHA_BASE'] || GOOGLE;
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
    throw new Error(`RECAPTCHA_BASE must be like ${GOOGLE}, not "${given}"`);
  return { siteKey, secret, base: given.endsWith('/') ? given : `${given}/` };
}

/** Origins that its script comes from, and what that loads. */
export const captchaOrigins = ({ base }: CaptchaSettings): string[] => {
  const { origin } = new URL(base);
  return base === GOOGLE ? [origin, 'https://www.gstatic.com'] : [origin];
};
