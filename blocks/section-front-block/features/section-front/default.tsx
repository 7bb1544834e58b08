import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import getProperties from 'fusion:properties';
import { pageCount } from '../../../../components/fronts/pageCount';
import { pageNumber } from '../../../../components/fronts/pageNumber';
import { useStoriesOnce } from '../../../../components/fronts/useStoriesOnce';
import type { Section, StoryCard } from '../../../../content/schemas/ans';
import { flag, number, text, type JsonRecord } from '../../../../content/schemas/json';
import type { SiteProperties } from '../../../../properties';
import { SectionFront } from './SectionFront';
import { readSectionOf } from './readSectionOf';
import { trimEnd } from '../../../../utils/text/trimEnd';

const PAGE_SIZE = 20;
const LEAD_SIZE = 5;

/** The front of the page's section, or of the section that the editor names. */
export default function SectionFrontFeature({ customFields }: { customFields: JsonRecord }) {
  const { editableField } = useEditableContent();
  const { arcSite, globalContent, requestUri } = useAppContext();
  const properties = getProperties(arcSite) as SiteProperties;
  const { sections: allSections, teams, leagueColors } = properties;
  const named = trimEnd(text(customFields['section']), '/');
  const fetched = useContent<Section>(
    named ? { source: 'site-section', query: { section: named } } : null,
  );
  const section = named ? fetched : readSectionOf(globalContent);
  const id = section?._id ?? '';
  const size = Math.min(50, Math.max(6, Math.trunc(number(customFields['pageSize'], PAGE_SIZE))));
  const page = pageNumber(requestUri);
  const leadId = text(customFields['leadCollectionId']);
  const hasLead = page === 1 && (flag(customFields['lead']) ?? true);

  const menu = useContent<Section[]>(
    id
      ? {
          source: 'site-menu',
          query: {
            section: id,
            hierarchy:
              text(customFields['hierarchy']) || (id === '/sports' ? 'sports_sub_nav' : 'default'),
          },
        }
      : null,
  );
  const collection = useContent<StoryCard[]>(
    hasLead && leadId
      ? { source: 'collections-api', query: { id: leadId, size: LEAD_SIZE, offset: 0 } }
      : null,
  );
  const below = allSections.filter(({ parentId }) => parentId === id).map(({ _id }) => _id);
  const feed = useContent<{ stories: StoryCard[]; total: number }>(
    id
      ? {
          source: 'content-feed',
          query: {
            feedParameter: [id, ...below].join(','),
            feedType: 'taxonomy.sections._id',
            limit: size,
            offset: (page - 1) * size,
          },
        }
      : null,
  );
  const stories = useStoriesOnce([...(collection ?? []), ...(feed?.stories ?? [])]);

  if (section === null || id === '') return null;
  const lead = hasLead ? stories.slice(0, LEAD_SIZE) : [];
  const parent = allSections.find(({ _id }) => _id === section.parentId);
  const team = teams.find(({ path }) => path === id);
  return (
    <SectionFront
      title={text(customFields['title']) || section.name}
      titleProps={editableField('title')}
      descriptionProps={editableField('description')}
      hasTitle={flag(customFields['hasTitle']) ?? true}
      description={text(customFields['description']) || section.description}
      parent={parent ? { url: `${parent._id}/`, name: parent.name } : null}
      sections={menu ?? section.children}
      lead={lead}
      stories={stories.slice(lead.length)}
      page={page}
      pageCount={pageCount(feed?.total ?? 0, size)}
      requestUri={requestUri}
      accent={team ? leagueColors[team.league] : ''}
      provenance={leadId ? `collection:${leadId},feed:${id}` : `feed:${id}`}
      now={Date.now()}
    />
  );
}

SectionFrontFeature.label = 'Front – Section';
/** s: "Updated" depends on the clock (widgets §5). */
SectionFrontFeature.ttl = 300;
SectionFrontFeature.propTypes = {
  customFields: PropTypes.shape({
    section: PropTypes.text.tag({
      label: 'Section',
      description: 'Empty: the section of the page.',
      choices: 'section-choices',
      group: 'Section',
    }),
    title: PropTypes.text.tag({ label: 'Title instead of the section’s name', group: 'Section' }),
    description: PropTypes.text.tag({
      label: 'Description instead of the section’s',
      group: 'Section',
    }),
    hasTitle: PropTypes.bool.tag({
      label: 'Title and description',
      description: 'Not where another block of the page has its first-level heading.',
      defaultValue: true,
      group: 'Section',
    }),
    hierarchy: PropTypes.text.tag({
      label: 'Navigation tree of the sub-sections',
      description: 'Empty: default, on /sports sports_sub_nav.',
      group: 'Section',
    }),
    lead: PropTypes.bool.tag({
      label: 'Lead on the first page',
      defaultValue: true,
      group: 'Stories',
    }),
    leadCollectionId: PropTypes.text.tag({
      label: 'Collection of the lead',
      choices: 'collection-choices',
      description: 'Without one, the newest stories lead.',
      group: 'Stories',
    }),
    pageSize: PropTypes.number.tag({
      label: 'Stories per page',
      defaultValue: PAGE_SIZE,
      min: 6,
      max: 50,
      group: 'Stories',
    }),
  }),
};
