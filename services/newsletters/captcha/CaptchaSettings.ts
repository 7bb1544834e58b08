/** reCAPTCHA v3, or a service with the same calls. */
export interface CaptchaSettings {
  /** Public: the form's script names it. */
  siteKey: string;
  secret: string;
  /** The base of its addresses, with a slash at the end. */
  base: string;
}

/** Address of its script, which a form loads once it is sent. */
export const scriptOf = ({ base, siteKey }: CaptchaSettings): string =>
  `${base}api.js?render=${encodeURIComponent(siteKey)}`;
