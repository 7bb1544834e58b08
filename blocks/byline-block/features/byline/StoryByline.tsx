import { cardAuthors } from '../../../../components/cards/cardAuthors';
import { CardAvatar } from '../../../../components/cards/CardAvatar';
import { Byline } from '../../../../components/ui/Byline';
import { Timestamp } from '../../../../components/ui/Timestamp';
import type { StoryCard } from '../../../../content/schemas/ans';
import { showsAuthorBio, type AuthorType } from '../../../../utils/story/showsAuthorBio';

export interface StoryBylineProps {
  story: StoryCard;
  type: AuthorType;
  showAvatars: boolean;
  showDate: boolean;
}

/**
 * Who wrote a story and when; its `bylines` (widgets §3) add a section and say when. The expanded one
 * also says who they are (widgets §5).
 */
export function StoryByline({ story, type, showAvatars, showDate }: StoryBylineProps) {
  const authors = cardAuthors(story);
  const { bylines } = story;
  const organization = story.affiliation || (story.distributor?.name ?? '');
  const affiliation = [organization, bylines?.section].filter(Boolean).join(', ');
  const pictured = showAvatars ? authors.flatMap(({ image }) => image ?? []) : [];
  const bios = story.authors.filter((author) => showsAuthorBio(type, author));
  if (authors.length === 0 && affiliation === '' && !showDate) return null;
  return (
    <div className="byline-block">
      <div className="byline-block__line">
        {pictured.map((image) => (
          <CardAvatar key={image.url} image={image} />
        ))}
        <div className="byline-block__names">
          <Byline authors={authors} affiliation={affiliation} />
          {showDate &&
            (bylines?.time ? (
              <span className="timestamp">{bylines.time}</span>
            ) : (
              <Timestamp
                date={bylines?.date || story.display_date}
                format="dateTime"
                prefix="Published"
              />
            ))}
        </div>
      </div>
      {bios.map(({ _id, bio }) => (
        <p className="byline-block__bio" key={_id}>
          {bio}
        </p>
      ))}
    </div>
  );
}
