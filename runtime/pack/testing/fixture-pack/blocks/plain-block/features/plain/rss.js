/** The block in a feed: data, not markup. */
export default function PlainRss({ customFields }) {
  return { description: customFields.text };
}
