export const ERROR_STATUSES = ['404', '500', '503'] as const;
export type ErrorStatus = (typeof ERROR_STATUSES)[number];

/** What a reader is told for each status: what happened, and what to do now. */
export const ERROR_TEXTS: Record<ErrorStatus, { title: string; text: string }> = {
  '404': {
    title: 'We can’t find that page',
    text: 'The address may be mistyped, or the story may have moved. Search for it, or start again from a section.',
  },
  '500': {
    title: 'Something went wrong on our side',
    text: 'The page could not be put together. We have been told. Try again in a moment.',
  },
  '503': {
    title: 'We’ll be right back',
    text: 'The page is not available at the moment. Try again in a minute or two.',
  },
};
