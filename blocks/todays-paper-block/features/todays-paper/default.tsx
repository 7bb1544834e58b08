import { useContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import environment from 'fusion:environment';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { printSections } from '../../../../properties/printSections';
import { isPaper } from '../../paper';
import { TodaysPaper } from './TodaysPaper';
import { sectionNames } from './sectionNames';

/** The pages of the day (widgets §2 "Today's Paper"): of the page's day, or of the newest paper. */
export default defineFeature({
  label: 'Front – Today’s Paper',
  fields: {
    title: field.text({
      label: 'Title',
      default: 'Today’s Paper',
      isNeverEmpty: true,
      group: 'Look',
    }),
    sections: field.list({
      label: 'Names of the sections',
      description: 'A letter and its name each: “C Sports”.',
      default: Object.entries(printSections).map((section) => section.join(' ')),
      group: 'Look',
    }),
  },
  view: function TodaysPaperFeature({ fields }) {
    const { arcSite, globalContent } = useAppContext();
    const ofPage = isPaper(globalContent) ? globalContent : null;
    const newest = useContent(ofPage ? null : { source: 'todays-paper-api', query: {} });
    const paper = ofPage ?? newest;
    const { menus } = getProperties(arcSite);
    if (!paper) return null;
    return (
      <TodaysPaper
        paper={paper}
        title={fields.title}
        names={sectionNames(fields.sections)}
        path={menus.headerLinks.todaysPaper.path}
        isElsewhere={Boolean(environment['E_EDITION_URL'])}
      />
    );
  },
});
