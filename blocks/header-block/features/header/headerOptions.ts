import { field, type Values } from '@broadsheet/define';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import { texts } from '../../../../properties/texts';

/** Header modes (platform §2): `default` starts tall and turns compact, `sticky` is compact from the start. */
const MODES = ['default', 'sticky'] as const;

/** Colour schemes: text on ground (platform §2). */
const SCHEMES = [
  'black-on-white',
  'white-on-black',
  'black-on-transparent',
  'white-on-transparent',
] as const;

/** A house promotion in the slot above the masthead. */
export interface MastheadPromo {
  title: string;
  text: string;
  url: string;
}

const COLORS = {
  bannerColor: '#fed561',
  textColor: '#000000',
} as const;

/** What editors fill in for the header (widgets §3: account area / header bar). */
export const headerFields = {
  mode: field.oneOf(MODES, { label: 'Mode', default: 'default' }),
  scheme: field.oneOf(SCHEMES, {
    label: 'Color scheme',
    labels: {
      'black-on-white': 'Black on white',
      'white-on-black': 'White on black',
      'black-on-transparent': 'Black on transparent',
      'white-on-transparent': 'White on transparent',
    },
    default: 'black-on-white',
  }),
  saleTitle: field.text({
    label: 'Subscribe button',
    group: 'Subscription offer',
    default: texts.saleTitle,
    isNeverEmpty: true,
  }),
  saleText: field.text({
    label: 'Offer',
    group: 'Subscription offer',
    default: texts.saleText,
    isNeverEmpty: true,
  }),
  bannerColor: field.text({
    label: 'Background',
    description: 'A color such as #fed561.',
    group: 'Subscription offer',
    formPlugin: 'color',
    default: COLORS.bannerColor,
  }),
  textColor: field.text({
    label: 'Text color',
    description: 'A color such as #000000; keep the contrast at 4.5 or more.',
    group: 'Subscription offer',
    formPlugin: 'color',
    default: COLORS.textColor,
  }),
  hasAccounts: field.flag({
    label: 'Readers can sign in',
    description: 'Off: no account menu, and Subscribe on phones in its place.',
    default: true,
  }),
  googleHeadline: field.text({
    label: 'Headline',
    group: 'Sign in with Google',
    description: 'Shown where a Google client id is configured.',
    default: 'Have a Google account?',
  }),
  googleBody: field.text({
    label: 'Text',
    group: 'Sign in with Google',
    default: 'Sign in with it, and link your subscription to it.',
  }),
  googleButton: field.text({
    label: 'Button',
    group: 'Sign in with Google',
    default: texts.googleButton,
    isNeverEmpty: true,
  }),
  promoTitle: field.text({ label: 'Title', group: 'Masthead promotion' }),
  promoText: field.text({ label: 'Text', group: 'Masthead promotion' }),
  promoUrl: field.url({ label: 'Address', group: 'Masthead promotion' }),
};

/** What an editor filled in. */
export type HeaderFields = Values<typeof headerFields>;

/** What an editor filled in, as the view needs it. */
export interface HeaderOptions extends Pick<HeaderFields, 'mode' | 'scheme'> {
  saleTitle: string;
  saleText: string;
  /** CSS hex colors. */
  bannerColor: string;
  textColor: string;
  promo: MastheadPromo | null;
  /** Words of signing in with Google (widgets §3). */
  google: { headline: string; body: string; button: string };
  /** Whether readers can have an account: a site without accounts shows nothing that leads to one. */
  hasAccounts: boolean;
}

const HEX_COLOR = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** What an editor filled in, for the view; what is no hex color is the default again (widgets §3). */
export function headerOptions(fields: HeaderFields): HeaderOptions {
  const { mode, scheme, saleTitle, saleText, promoTitle: title, hasAccounts } = fields;
  const color = (name: 'bannerColor' | 'textColor') =>
    HEX_COLOR.test(fields[name]) ? fields[name] : COLORS[name];
  const url = safeUrl(fields.promoUrl);
  return {
    mode,
    scheme,
    saleTitle,
    saleText,
    bannerColor: color('bannerColor'),
    textColor: color('textColor'),
    promo: title && url ? { title, text: fields.promoText, url } : null,
    google: {
      headline: fields.googleHeadline,
      body: fields.googleBody,
      button: fields.googleButton,
    },
    hasAccounts,
  };
}
