import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import getProperties from 'fusion:properties';
import { teamOf } from '../../../../components/sports/teamOf';
import type { Section } from '../../../../content/schemas/ans';
import { text, type JsonRecord } from '../../../../content/schemas/json';
import type { SiteProperties } from '../../../../properties';
import { SportsNav } from './SportsNav';
import { trimEnd } from '../../../../utils/text/trimEnd';

/** The navigation of all sports pages. */
export default function SportsNavFeature({ customFields }: { customFields: JsonRecord }) {
  const { editableField } = useEditableContent();
  const { arcSite, requestUri } = useAppContext();
  const { teams } = getProperties(arcSite) as SiteProperties;
  const sections = useContent<Section[]>({
    source: 'site-menu',
    query: { section: '/sports', hierarchy: 'sports_sub_nav' },
  });
  const path = trimEnd(requestUri.split(/[?#]/)[0] ?? '', '/') || '/';
  const team = teamOf(teams, { path: '', requestUri });
  return (
    <SportsNav
      heading={text(customFields['heading'])}
      headingProps={editableField('heading')}
      sections={sections ?? []}
      path={path}
      teamName={team?.name ?? ''}
      teamPages={
        team
          ? [
              { title: 'News', path: team.path },
              { title: 'Schedule', path: `${team.path}/schedule` },
              { title: 'Standings', path: `${team.path}/standings` },
            ]
          : []
      }
    />
  );
}

SportsNavFeature.label = 'Sports – Navigation';
SportsNavFeature.propTypes = {
  customFields: PropTypes.shape({
    heading: PropTypes.text.tag({
      label: 'Heading of the page',
      description:
        'Fill it in where nothing else is a first-level heading, as on the sports front.',
    }),
  }),
};
