import { text, type JsonRecord } from '../../../../content/schemas/json';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import { texts } from '../../../../properties/texts';

/** Header modes (platform §2): `default` starts tall and turns compact, `sticky` is compact from the start. */
export const MODES = ['default', 'sticky'] as const;
export type HeaderMode = (typeof MODES)[number];

/** Colour schemes: text on ground (platform §2). */
export const SCHEMES = [
  'black-on-white',
  'white-on-black',
  'black-on-transparent',
  'white-on-transparent',
] as const;
export type HeaderScheme = (typeof SCHEMES)[number];

/** A house promotion in the slot above the masthead. */
export interface MastheadPromo {
  title: string;
  text: string;
  url: string;
}

/** What an editor fills in (widgets §3: account area / header bar), as the view needs it. */
export interface HeaderOptions {
  mode: HeaderMode;
  scheme: HeaderScheme;
  saleTitle: string;
  saleText: string;
  /** CSS hex colors. */
  bannerColor: string;
  textColor: string;
  promo: MastheadPromo | null;
  /** Whether readers can have an account: a site without accounts shows nothing that leads to one. */
  hasAccounts: boolean;
}

export const DEFAULTS = {
  saleTitle: texts.saleTitle,
  saleText: texts.saleText,
  bannerColor: '#fed561',
  textColor: '#000000',
} as const;

const HEX_COLOR = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Fills gaps with the defaults of widgets §3; a color that is not a hex color counts as a gap. */
export function headerOptions(fields: JsonRecord): HeaderOptions {
  const color = (name: 'bannerColor' | 'textColor') => {
    const written = text(fields[name]);
    return HEX_COLOR.test(written) ? written : DEFAULTS[name];
  };
  const title = text(fields['promoTitle']);
  const url = safeUrl(fields['promoUrl']);
  return {
    mode: MODES.find((mode) => mode === fields['mode']) ?? 'default',
    scheme: SCHEMES.find((scheme) => scheme === fields['scheme']) ?? 'black-on-white',
    saleTitle: text(fields['saleTitle']) || DEFAULTS.saleTitle,
    saleText: text(fields['saleText']) || DEFAULTS.saleText,
    bannerColor: color('bannerColor'),
    textColor: color('textColor'),
    promo: title && url ? { title, text: text(fields['promoText']), url } : null,
    hasAccounts: fields['hasAccounts'] !== false,
  };
}
