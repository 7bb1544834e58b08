/** The sections of the printed paper: the letter on their pages, and the name above the first. */
export const printSections: Readonly<Record<string, string>> = {
  A: 'News',
  B: 'Region & Business',
  C: 'Sports',
  D: 'Living',
};
