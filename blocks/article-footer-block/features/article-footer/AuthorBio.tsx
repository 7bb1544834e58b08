import { Icon, type IconName } from '../../../../components/ui/Icon';
import { FollowForm } from '../../../../components/reader/FollowForm';
import { Picture } from '../../../../components/ui/Picture';
import type { Author } from '../../../../content/schemas/ans';
import { cleanByline } from '../../../../utils/story/cleanByline';
import { showsAuthorBio, type AuthorType } from '../../../../utils/story/showsAuthorBio';
import { contactLinks, type ContactNetwork } from './contactLinks';

/** px: two densities of an avatar (platform §9: 96x96). */
const AVATAR_WIDTHS = [192, 96] as const;

const ICONS: Record<ContactNetwork, IconName> = { email: 'mail', x: 'x', instagram: 'instagram' };
const NAMES: Record<ContactNetwork, string> = { email: 'Email', x: 'X', instagram: 'Instagram' };

export interface AuthorBioProps {
  author: Author;
  type: AuthorType;
}

/**
 * A writer: face, name, what they do, ways to reach them and to read more of them; in the expanded
 * type also a few words (widgets §5).
 */
export function AuthorBio({ author, type }: AuthorBioProps) {
  const name = cleanByline(author.byline) ?? author.byline;
  return (
    <div className="author-bio">
      {author.image && (
        <Picture
          className="author-bio__avatar"
          image={author.image}
          ratio="1x1"
          widths={AVATAR_WIDTHS}
          sizes="72px"
          alt=""
        />
      )}
      <div className="author-bio__text">
        <h2 className="author-bio__name">{name}</h2>
        {author.role && <p className="author-bio__role">{author.role}</p>}
        {showsAuthorBio(type, author) && <p className="author-bio__words">{author.bio}</p>}
        <div className="author-bio__links">
          <FollowForm kind="author" id={author._id} title={name} />
          {author.url && (
            <a className="author-bio__more" href={author.url} rel="author">
              More from {name}
            </a>
          )}
          {contactLinks(author).map(({ network, url }) => (
            <a
              className="author-bio__contact"
              key={network}
              href={url}
              aria-label={`${name}: ${NAMES[network]}`}
            >
              <Icon name={ICONS[network]} size={18} />
            </a>
          ))}
        </div>
      </div>
    </div>
  );
}
