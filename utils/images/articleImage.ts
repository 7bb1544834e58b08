/** A picture in the text of an ordinary article; sizes in px (platform §9). */
export const ARTICLE_IMAGE = {
  width: 650,
  height: 433,
  sizes: '(min-width: 1040px) 650px, calc(94.44vw - 15px)',
} as const;
