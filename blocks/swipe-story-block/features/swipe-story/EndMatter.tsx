import { CardAvatar } from '../../../../components/cards/CardAvatar';
import type { Author, Story, StorySlide } from '../../../../content/schemas/ans';
import { getSocialUrl } from '../../../../utils/links/getSocialUrl';

type EndSlide = Extract<StorySlide, { authorIds: readonly string[] }>;

interface EndMatterProps {
  end: Pick<EndSlide, 'authorIds' | 'hasStories'>;
  story: Pick<Story, 'authors' | 'relatedLinks' | 'taxonomy'>;
}

const NETWORKS = [
  ['email', 'Email'],
  ['twitter', 'Twitter'],
  ['instagram', 'Instagram'],
] as const;

/** Who made the story, what to read next, and the way out (widgets §2). */
export function EndMatter({ end, story }: EndMatterProps) {
  const section = story.taxonomy.primary_section;
  return (
    <>
      {end.authorIds.length > 0 && (
        <ul className="swipe-story__authors">
          {end.authorIds.map((id) => (
            <AuthorItem key={id} id={id} author={story.authors.find(({ _id }) => _id === id)} />
          ))}
        </ul>
      )}
      {end.hasStories && story.relatedLinks.length > 0 && (
        <>
          <h3 className="swipe-story__more">More to read</h3>
          <ul className="swipe-story__stories">
            {story.relatedLinks.map(({ title, link }) => (
              <li key={link}>
                <a href={link}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="swipe-story__exit">
        <a href={section?._id ?? '/'}>{section ? `More in ${section.name}` : 'Back to home'}</a>
      </p>
    </>
  );
}

/**
 * A writer as the story names them; an unknown one by the raw id (widgets §5) until the answer is there.
 * Only what the story says of them has a picture: none comes late, so nothing moves.
 */
function AuthorItem({ id, author }: { id: string; author: Author | undefined }) {
  const links = NETWORKS.flatMap(([network, label]) => {
    const url = author ? getSocialUrl(network, author[network]) : null;
    return url ? [{ url, label }] : [];
  });
  return (
    <li>
      {author?.image && <CardAvatar image={author.image} />}
      <div className="swipe-story__who" data-author-id={id}>
        <span className="swipe-story__author">{author?.byline || id}</span>
        {links.map(({ url, label }) => (
          <a key={label} href={url}>
            {label}
          </a>
        ))}
      </div>
    </li>
  );
}
