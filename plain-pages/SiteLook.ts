/** `#rrggbb` each. */
export interface LookColors {
  paper: string;
  /** Beneath the paper, and of what stands out on it. */
  surface: string;
  ink: string;
  inkSoft: string;
  rule: string;
  /** The border of a field. */
  ruleStrong: string;
  link: string;
  /** Says what is wrong. */
  accent: string;
  focus: string;
}

export interface LookFont {
  /** By their names, the first choice first; the last is a generic one (`serif`). */
  families: readonly [string, ...string[]];
  /** Where the first family is, for weights from … to; null where readers have it themselves. */
  file: { address: string; weights: readonly [lightest: number, boldest: number] } | null;
}

/** How a site looks on its pages that are not made of blocks. Addresses are the site's own: `/…`. */
export interface SiteLook {
  siteName: string;
  fonts: Readonly<Record<'headings' | 'text', LookFont>>;
  colors: Readonly<Record<'light' | 'dark', LookColors>>;
  /** The site's name as a drawing: a part of an SVG (`….svg#part`); null: it stands there as text. */
  nameplate: {
    address: string;
    viewBox: readonly [x: number, y: number, width: number, height: number];
  } | null;
  /** An SVG; null: none. */
  icon: string | null;
}

/** For a site that says nothing of how it looks. */
export const NEUTRAL: Omit<SiteLook, 'siteName'> = {
  fonts: {
    headings: { families: ['system-ui', 'Helvetica Neue', 'Arial', 'sans-serif'], file: null },
    text: { families: ['system-ui', 'Helvetica Neue', 'Arial', 'sans-serif'], file: null },
  },
  colors: {
    light: {
      paper: '#ffffff',
      surface: '#f4f4f4',
      ink: '#1a1a1a',
      inkSoft: '#505050',
      rule: '#d9d9d9',
      ruleStrong: '#858585',
      link: '#0b57a4',
      accent: '#a8201a',
      focus: '#0b62d6',
    },
    dark: {
      paper: '#161616',
      surface: '#1f1f1f',
      ink: '#ededed',
      inkSoft: '#bdbdbd',
      rule: '#383838',
      ruleStrong: '#7a7a7a',
      link: '#8cc1f2',
      accent: '#ff8a80',
      focus: '#7db7ff',
    },
  },
  nameplate: null,
  icon: null,
};
