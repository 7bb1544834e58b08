/**
 * The site `broadsheet`: who it is and where it lives. What this publisher's sites share is in
 * `properties/index.ts`.
 */
const broadsheet = {
  siteId: 'broadsheet',
  siteName: 'The Broadsheet',
  /** Without a slash at the end. */
  origin: 'https://www.broadsheet.example',
  language: 'en-US',
  /** Hosts whose links are our own (platform §5). */
  ownHosts: ['www.broadsheet.example', 'broadsheet.example'],
  /** Domains whose addresses are staff (platform §5). */
  companyDomains: ['broadsheet.example', 'broadsheet-media.example', 'broadsheet-print.example'],
  /** The publisher's own pages (widgets §2). */
  socialLinks: [
    { network: 'twitter', title: 'Twitter', url: 'https://twitter.com/broadsheet_example' },
    { network: 'facebook', title: 'Facebook', url: 'https://www.facebook.com/broadsheet.example' },
    {
      network: 'instagram',
      title: 'Instagram',
      url: 'https://www.instagram.com/broadsheet.example',
    },
  ],
  /** Defaults of the upsell page (widgets §9). */
  contact: {
    phone: '215-555-0134',
    email: 'help@broadsheet.example',
    hours: 'Monday to Friday, 8 a.m. to 6 p.m.',
    lettersEmail: 'letters@broadsheet.example',
  },
  /** What mail must say (components/output-types/README.md). */
  mail: {
    postalAddress: 'The Broadsheet, 1200 Sansom St., Philadelphia, Pa. 19107',
    /** Merge tag of the mailing service. */
    unsubscribeUrl: '{optout_confirm_url}',
  },
  /** Where readers report errors. */
  correctionsEmail: 'corrections@broadsheet.example',
  /** Who may be asked to print a story elsewhere, and how. */
  reusePath: '/about/copyright/',
};

/**
 * How its pages look that are not made of blocks. Fonts and colors are those of `resources/styles`, which a
 * test holds this to.
 */
export const look = {
  fonts: {
    headings: {
      families: ['Newsreader Variable', 'Georgia', 'serif'],
      file: { address: '/pf/resources/fonts/newsreader.v4.woff2', weights: [400, 700] },
    },
    text: {
      families: ['Libre Franklin Variable', 'Helvetica Neue', 'Arial', 'sans-serif'],
      file: { address: '/pf/resources/fonts/libre-franklin.v4.woff2', weights: [400, 700] },
    },
  },
  colors: {
    light: {
      paper: '#fffefb',
      surface: '#f5f3ee',
      ink: '#16181b',
      inkSoft: '#4a4d52',
      rule: '#dcd8cf',
      ruleStrong: '#8f8b82',
      link: '#0b4f8a',
      accent: '#a4161a',
      focus: '#0b62d6',
    },
    dark: {
      paper: '#141517',
      surface: '#1d1f22',
      ink: '#eceae4',
      inkSoft: '#bdbbb5',
      rule: '#35373a',
      ruleStrong: '#777671',
      link: '#8cc1f2',
      accent: '#ff7a76',
      focus: '#7db7ff',
    },
  },
  nameplate: {
    address: '/pf/resources/images/wordmark.svg#wordmark',
    viewBox: [4, -258, 2678, 266],
  },
  icon: '/pf/resources/images/favicon.svg',
};

export default broadsheet;
