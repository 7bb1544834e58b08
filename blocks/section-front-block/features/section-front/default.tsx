import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { pageCount } from '../../../../components/fronts/pageCount';
import { pageNumber } from '../../../../components/fronts/pageNumber';
import { siteOrigin } from '../../../../components/fronts/siteOrigin';
import { useStoriesOnce } from '../../../../components/fronts/useStoriesOnce';
import { trimEnd } from '../../../../utils/text/trimEnd';
import { SectionFront } from './SectionFront';
import { readSectionOf } from './readSectionOf';

const LEAD_SIZE = 5;

/** The front of the page's section, or of the section that the editor names. */
export default defineFeature({
  label: 'Front – Section',
  hydrate: 'interaction',
  /** s: "Updated" depends on the clock (widgets §5). */
  ttl: 300,
  fields: {
    section: field.text({
      label: 'Section',
      description: 'Empty: the section of the page.',
      choices: 'section-choices',
      group: 'Section',
    }),
    title: field.text({ label: 'Title instead of the section’s name', group: 'Section' }),
    description: field.text({
      label: 'Description instead of the section’s',
      group: 'Section',
    }),
    hasTitle: field.flag({
      label: 'Title and description',
      description: 'Not where another block of the page has its first-level heading.',
      default: true,
      group: 'Section',
    }),
    hierarchy: field.text({
      label: 'Navigation tree of the sub-sections',
      description: 'Empty: default, on /sports sports_sub_nav.',
      group: 'Section',
    }),
    lead: field.flag({ label: 'Lead on the first page', default: true, group: 'Stories' }),
    leadCollectionId: field.text({
      label: 'Collection of the lead',
      choices: 'collection-choices',
      description: 'Without one, the newest stories lead.',
      group: 'Stories',
    }),
    pageSize: field.number({
      label: 'Stories per page',
      default: 20,
      min: 6,
      max: 50,
      group: 'Stories',
    }),
  },
  view: function SectionFrontFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { arcSite, globalContent, requestUri } = useAppContext();
    const properties = getProperties(arcSite);
    const { sections: allSections, teams, leagueColors } = properties;
    const named = trimEnd(fields.section, '/');
    const fetched = useContent(
      named ? { source: 'site-section', query: { section: named } } : null,
    );
    const section = named ? fetched : readSectionOf(globalContent);
    const id = section?._id ?? '';
    const { pageSize: size, leadCollectionId: leadId } = fields;
    const page = pageNumber(requestUri);
    const hasLead = page === 1 && fields.lead;

    const menu = useContent(
      id
        ? {
            source: 'site-menu',
            query: {
              section: id,
              hierarchy: fields.hierarchy || (id === '/sports' ? 'sports_sub_nav' : 'default'),
            },
          }
        : null,
    );
    const collection = useContent(
      hasLead && leadId
        ? { source: 'collections-api', query: { id: leadId, size: LEAD_SIZE, offset: 0 } }
        : null,
    );
    const below = allSections.filter(({ parentId }) => parentId === id).map(({ _id }) => _id);
    const feed = useContent(
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

    if (section === null) return null;
    const lead = hasLead ? stories.slice(0, LEAD_SIZE) : [];
    const parent = allSections.find(({ _id }) => _id === section.parentId);
    const team = teams.find(({ path }) => path === id);
    return (
      <SectionFront
        title={fields.title || section.name}
        titleProps={editableField('title')}
        descriptionProps={editableField('description')}
        hasTitle={fields.hasTitle}
        description={fields.description || section.description}
        follow={
          team
            ? { kind: 'team', id: team.key, title: team.name }
            : { kind: 'section', id, title: section.name }
        }
        parent={parent ? { url: `${parent._id}/`, name: parent.name } : null}
        sections={menu ?? section.children}
        lead={lead}
        stories={stories.slice(lead.length)}
        page={page}
        pageCount={feed ? pageCount(feed.total, size) : page}
        requestUri={requestUri}
        accent={team ? leagueColors[team.league] : ''}
        provenance={leadId ? `collection:${leadId},feed:${id}` : `feed:${id}`}
        shareOrigin={siteOrigin(arcSite)}
        now={Date.now()}
      />
    );
  },
});
