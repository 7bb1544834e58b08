import type { CSSProperties } from 'react';

/*
 * Mail programs read styles on elements only, so all of them stand here, as objects for React and as
 * text for rich text. Colors are those of the light paper (resources/styles/tokens.scss); where a
 * program knows the dark scheme, the classes below replace them.
 */

/** px: what mail is laid out for; programs show little more beside their own lists. */
export const WIDTH = 600;

const INK = '#16181b';
const SOFT = '#4a4d52';
const LINK = '#0b4f8a';
const RULE = '#dcd8cf';
const PAPER = '#fffefb';
const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif";

const paragraph: CSSProperties = {
  margin: '0 0 20px',
  fontFamily: SERIF,
  fontSize: '18px',
  lineHeight: '28px',
  color: INK,
};
const label: CSSProperties = {
  margin: '0 0 20px',
  fontFamily: SANS,
  fontSize: '14px',
  lineHeight: '20px',
  color: SOFT,
};

export const styles = {
  body: { margin: 0, padding: 0, backgroundColor: PAPER, color: INK },
  outer: { width: '100%', backgroundColor: PAPER },
  inner: { width: '100%', maxWidth: `${WIDTH}px`, margin: '0 auto' },
  cell: { padding: '24px 20px' },
  preheader: {
    display: 'none',
    fontSize: '1px',
    lineHeight: '1px',
    maxHeight: 0,
    maxWidth: 0,
    opacity: 0,
    overflow: 'hidden',
  },
  masthead: {
    margin: 0,
    padding: '0 0 12px',
    borderBottom: `2px solid ${INK}`,
    fontFamily: SERIF,
    fontSize: '22px',
    lineHeight: '28px',
    fontWeight: 700,
    color: INK,
  },
  eyebrow: { ...label, margin: '24px 0 8px', fontWeight: 700, fontSize: '13px' },
  headline: {
    margin: '0 0 12px',
    fontFamily: SERIF,
    fontSize: '32px',
    lineHeight: '38px',
    fontWeight: 700,
    color: INK,
  },
  deck: { ...paragraph, fontSize: '20px', color: SOFT },
  label,
  paragraph,
  heading: { ...paragraph, margin: '32px 0 12px', fontSize: '23px', fontWeight: 700 },
  picture: { display: 'block', width: '100%', height: 'auto', border: 0 },
  figure: { margin: '0 0 24px' },
  caption: { ...label, margin: '8px 0 0' },
  quote: { ...paragraph, padding: '0 0 0 16px', borderLeft: `3px solid ${RULE}` },
  code: {
    margin: '0 0 20px',
    padding: '12px',
    fontFamily: 'Menlo, Consolas, monospace',
    fontSize: '14px',
    lineHeight: '20px',
    whiteSpace: 'pre-wrap',
    backgroundColor: '#f5f3ee',
    color: INK,
  },
  rule: { margin: '28px 0', border: 0, borderTop: `1px solid ${RULE}`, height: 0 },
  table: { width: '100%', margin: '0 0 20px', borderCollapse: 'collapse' },
  headCell: {
    ...label,
    margin: 0,
    padding: '8px 8px 8px 0',
    fontWeight: 700,
    textAlign: 'left',
    borderBottom: `2px solid ${INK}`,
  },
  bodyCell: {
    ...paragraph,
    margin: 0,
    padding: '8px 8px 8px 0',
    fontSize: '16px',
    lineHeight: '22px',
    verticalAlign: 'top',
    borderBottom: `1px solid ${RULE}`,
  },
  link: { color: LINK, textDecoration: 'underline' },
  button: {
    display: 'inline-block',
    padding: '12px 20px',
    fontFamily: SANS,
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 700,
    color: '#ffffff',
    backgroundColor: INK,
    textDecoration: 'none',
  },
  story: { margin: '0 0 28px' },
  storyLabel: {
    ...label,
    margin: '0 0 4px',
    fontSize: '13px',
    lineHeight: '18px',
    fontWeight: 700,
  },
  bigHeadline: {
    margin: '0 0 8px',
    fontFamily: SERIF,
    fontSize: '28px',
    lineHeight: '34px',
    fontWeight: 700,
    color: INK,
  },
  storyHeadline: {
    margin: '0 0 6px',
    fontFamily: SERIF,
    fontSize: '20px',
    lineHeight: '26px',
    fontWeight: 700,
    color: INK,
  },
  blurb: { ...paragraph, margin: 0, fontSize: '16px', lineHeight: '24px', color: SOFT },
  storyByline: { ...label, margin: '6px 0 0' },
  sideBySide: { width: '100%', margin: '0 0 24px', borderCollapse: 'collapse' },
  side: { padding: '0 16px 0 0', verticalAlign: 'top' },
  sidePicture: { width: '30%', padding: 0, verticalAlign: 'top' },
  partTitle: {
    margin: '36px 0 16px',
    padding: '10px 0 0',
    borderTop: `2px solid ${INK}`,
    fontFamily: SANS,
    fontSize: '18px',
    lineHeight: '24px',
    fontWeight: 700,
    color: INK,
  },
  partLink: { color: INK, textDecoration: 'none' },
  headlineLink: { color: INK, textDecoration: 'none' },
  headlines: { margin: '0 0 24px', padding: '0 0 0 20px' },
  headlineItem: {
    ...paragraph,
    margin: '0 0 10px',
    fontSize: '17px',
    lineHeight: '24px',
  },
  footer: { ...label, margin: '0 0 12px', fontSize: '13px' },
} satisfies Record<string, CSSProperties>;

/** For programs that know the dark scheme: the classes stand beside the styles. */
export const DARK_STYLES = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  '.m-paper{background-color:#141517!important}',
  '.m-ink,.m-ink p,.m-ink li,.m-ink td,.m-ink th,.m-ink h1,.m-ink h2,.m-ink h3{color:#eceae4!important}',
  '.m-ink .m-line{border-color:#eceae4!important}',
  '.m-ink a{color:#8cc1f2!important}',
  '.m-ink a.m-headline,.m-ink h2.m-line a{color:#eceae4!important}',
  '.m-ink .m-button{background-color:#eceae4!important;color:#141517!important}',
  '.m-ink .m-code{background-color:#1d1f22!important}',
  '}',
].join('');

/** A style as the text of an attribute. */
export function styleText(style: CSSProperties): string {
  return Object.entries(style)
    .map(
      ([name, value]) =>
        `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
    )
    .join(';');
}
