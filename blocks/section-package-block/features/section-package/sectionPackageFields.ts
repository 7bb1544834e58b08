import { field, type Values } from '@broadsheet/define';
import { PACKAGE_LAYOUTS } from './SectionPackage';

/** What editors fill in for a section's package. */
export const sectionPackageFields = {
  section: field.text({
    label: 'Section',
    description: 'Its newest stories are shown.',
    choices: 'section-choices',
    group: 'Stories',
  }),
  collectionId: field.text({
    label: 'Collection instead of the newest stories',
    choices: 'collection-choices',
    group: 'Stories',
  }),
  offset: field.number({ label: 'Skip', default: 0, min: 0, group: 'Stories' }),
  layout: field.oneOf(PACKAGE_LAYOUTS, {
    label: 'Layout',
    default: 'lead-left',
    labels: {
      'lead-left': 'One large and four small',
      'four-up': 'Four side by side',
      opinion: 'Opinion, with the writers’ faces',
      'photo-strip': 'Pictures',
    },
    group: 'Look',
  }),
  heading: field.text({
    label: 'Heading',
    description: 'Without one, the name of the section.',
    group: 'Heading',
  }),
  url: field.text({
    label: 'Address that the heading leads to',
    description: 'Without one, the page of the section.',
    group: 'Heading',
  }),
};

export type SectionPackageFields = Values<typeof sectionPackageFields>;
