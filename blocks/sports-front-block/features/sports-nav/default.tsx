import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import type { FollowFormProps } from '../../../../components/reader/FollowForm';
import { teamOf } from '../../../../components/sports/teamOf';
import { trimEnd } from '../../../../utils/text/trimEnd';
import { SportsNav } from './SportsNav';

/** The navigation of all sports pages. */
export default defineFeature({
  label: 'Sports – Navigation',
  fields: {
    heading: field.text({
      label: 'Heading of the page',
      description:
        'Fill it in where nothing else is a first-level heading, as on the sports front.',
    }),
  },
  view: function SportsNavFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { arcSite, requestUri } = useAppContext();
    const { teams, sections: allSections } = getProperties(arcSite);
    const sections = useContent({
      source: 'site-menu',
      query: { section: '/sports', hierarchy: 'sports_sub_nav' },
    });
    const path = trimEnd(requestUri.split(/[?#]/)[0] ?? '', '/') || '/';
    const team = teamOf(teams, { path: '', requestUri });
    const section = allSections.find(({ _id }) => _id === path);
    return (
      <SportsNav
        heading={fields.heading}
        headingProps={editableField('heading')}
        sections={sections ?? []}
        path={path}
        teamName={team?.name ?? ''}
        follow={followOf(team, section)}
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
  },
});

function followOf(
  team: { key: string; name: string } | null,
  section: { _id: string; name: string } | undefined,
): FollowFormProps | null {
  if (team) return { kind: 'team', id: team.key, title: team.name };
  return section ? { kind: 'section', id: section._id, title: section.name } : null;
}
