import { field } from '@broadsheet/define';

/** What editors fill in for a text of their own. */
export const richTextFields = {
  title: field.text({ label: 'Title', group: 'Text' }),
  titleLevel: field.oneOf([1, 2], {
    label: 'Level of the title',
    default: 1,
    labels: { 1: 'Title of the page', 2: 'Title within the page' },
    group: 'Text',
  }),
  html: field.richText({ label: 'Text', group: 'Text' }),
};
