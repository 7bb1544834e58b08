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

/** What an editor fills in (widgets §3: account area / header bar). */
export interface HeaderFields {
  mode?: string;
  scheme?: string;
  saleTitle?: string;
  saleText?: string;
  bannerColor?: string;
  textColor?: string;
  promoTitle?: string;
  promoText?: string;
  promoUrl?: string;
}

/** A house promotion in the slot above the masthead. */
export interface MastheadPromo {
  title: string;
  text: string;
  url: string;
}

/** The fields as the view needs them. */
export interface HeaderOptions {
  mode: HeaderMode;
  scheme: HeaderScheme;
  saleTitle: string;
  saleText: string;
  /** CSS hex colors. */
  bannerColor: string;
  textColor: string;
  promo: MastheadPromo | null;
}

export const DEFAULTS = {
  saleTitle: texts.saleTitle,
  saleText: texts.saleText,
  bannerColor: '#fed561',
  textColor: '#000000',
} as const;

const HEX_COLOR = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Fills gaps with the defaults of widgets §3; a color that is not a hex color counts as a gap. */
export function headerOptions(fields: HeaderFields): HeaderOptions {
  const color = (value: string | undefined, fallback: string) =>
    value && HEX_COLOR.test(value) ? value : fallback;
  return {
    mode: MODES.find((mode) => mode === fields.mode) ?? 'default',
    scheme: SCHEMES.find((scheme) => scheme === fields.scheme) ?? 'black-on-white',
    saleTitle: fields.saleTitle || DEFAULTS.saleTitle,
    saleText: fields.saleText || DEFAULTS.saleText,
    bannerColor: color(fields.bannerColor, DEFAULTS.bannerColor),
    textColor: color(fields.textColor, DEFAULTS.textColor),
    promo:
      fields.promoTitle && fields.promoUrl
        ? { title: fields.promoTitle, text: fields.promoText ?? '', url: fields.promoUrl }
        : null,
  };
}
