/** Named states of the newsletter page. */
const states = {
  catalogue: { fields: {} },
  ownTexts: { fields: { title: 'Our newsletters', description: 'Eight letters, no noise.' } },
} as const;

export default states;
