import type { Story } from '../../../content/schemas/ans';
import { formatApDateTime } from '../../../utils/dates/formatApDateTime';
import { formatByline } from '../../../utils/story/formatByline';
import { correctionLabel } from '../../article/elements/correctionLabel';
import { selectLead, type Lead } from '../../article/selectLead';
import { absoluteUrl } from '../head/absoluteUrl';
import { MailElement, MailElements, type MailContext } from './MailElement';
import { mailHtml } from './mailHtml';
import { styles } from './styles';

/** A story as mail: its headline, its body as mail programs can show it, and the way to it. */
export function StoryMail({ story, context }: { story: Story; context: MailContext }) {
  const lead = selectLead(story);
  const media = story.type === 'story' ? lead.media : withoutWords(lead.media);
  const body = lead.isFirstElement ? story.content_elements.slice(1) : story.content_elements;
  return (
    <>
      <MailHeader story={story} />
      {media && <MailElement element={media} context={context} />}
      <MailElements elements={body} context={context} />
      <MailCards story={story} context={context} />
      <MailCorrections story={story} origin={context.origin} />
      <p style={{ margin: '32px 0' }}>
        <a className="m-button" href={context.url} style={styles.button}>
          Read on our site
        </a>
      </p>
    </>
  );
}

/** The headline and summary of a video or gallery stand above it already. */
function withoutWords(media: Lead['media']): Lead['media'] {
  return media?.type === 'video' ? { ...media, headline: '', description: '' } : media;
}

function MailHeader({ story }: { story: Story }) {
  const { authors, distributor, eyebrow, headlines, taxonomy } = story;
  const label = eyebrow?.text || taxonomy.primary_section?.name;
  const names = authors.map(({ byline }) => byline);
  const byline = formatByline(names, distributor?.name) || distributor?.name;
  const date = formatApDateTime(story.display_date || story.first_publish_date);
  const credit = [byline, date && `${date} ET`].filter(Boolean).join(' · ');
  return (
    <>
      {label && <p style={styles.eyebrow}>{label}</p>}
      <h1 style={styles.headline}>{headlines.basic || headlines.web}</h1>
      {story.description && <p style={styles.deck}>{story.description}</p>}
      {credit && <p style={styles.label}>{credit}</p>}
      {story.event && (
        <p style={styles.label}>
          {[formatApDateTime(story.event.start), story.event.place, story.event.address]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
    </>
  );
}

function MailCards({ story, context }: { story: Story; context: MailContext }) {
  const cards = story.liveCards ?? [];
  const ordered = [
    ...cards.filter(({ pinned }) => pinned),
    ...cards.filter(({ pinned }) => !pinned),
  ];
  return ordered.map((card) => (
    <div key={card.anchor}>
      <hr style={styles.rule} />
      <p style={styles.label}>
        {[card.pinned ? 'Pinned' : '', formatApDateTime(card.timestamp)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <h2 style={styles.heading}>
        <a href={absoluteUrl(card.url, context.origin)} style={styles.link}>
          {card.header}
        </a>
      </h2>
      <MailElements elements={card.elements} context={context} />
      {card.relatedLinks.map(({ title, link }) => (
        <p key={link} style={styles.paragraph}>
          <a href={absoluteUrl(link, context.origin)} style={styles.link}>
            {title}
          </a>
        </p>
      ))}
    </div>
  ));
}

function MailCorrections({ story, origin }: { story: Story; origin: string }) {
  return story.corrections.map(({ correction_type, text }, index) => (
    <p key={index} style={styles.label}>
      <strong>{correctionLabel(correction_type)}:</strong>{' '}
      <span dangerouslySetInnerHTML={{ __html: mailHtml(text, origin) }} />
    </p>
  ));
}
