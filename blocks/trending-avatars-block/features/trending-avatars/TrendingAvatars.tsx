import type { EditableProps } from 'fusion:content';
import { Icon } from '../../../../components/ui/Icon';
import { Picture } from '../../../../components/ui/Picture';
import type { TrendingAvatar } from '../../TrendingAvatar';

export interface TrendingAvatarsProps {
  title: string;
  /** Marks the title in the editor’s canvas. */
  titleProps?: EditableProps;
  avatars: readonly (TrendingAvatar & { isNew: boolean })[];
}

/**
 * A strip of columnists that leads to what each wrote last; a dot marks what is new. It scrolls by
 * itself; its arrows come with script.
 */
export function TrendingAvatars({ title, titleProps, avatars }: TrendingAvatarsProps) {
  const shown = avatars.filter(({ url }) => url !== '');
  if (shown.length === 0) return null;
  return (
    <section className="trending" aria-label={title}>
      <h2 className="trending__title" {...titleProps}>
        {title}
      </h2>
      <div className="trending__frame">
        <button className="trending__arrow trending__arrow--left" type="button" hidden>
          <Icon name="chevron-left" size={18} />
          <span className="visually-hidden">Earlier columnists</span>
        </button>
        <ul className="trending__list">
          {shown.map((avatar) => (
            <li className="trending__item" key={avatar._id}>
              <a
                className={avatar.isNew ? 'trending__link is-new' : 'trending__link'}
                href={avatar.url}
                data-avatar={avatar._id}
                data-story={avatar.storyId}
              >
                <span className="trending__face">
                  {avatar.image ? (
                    <Picture
                      image={avatar.image}
                      ratio="1x1"
                      widths={[192, 128, 64]}
                      width={128}
                      sizes="64px"
                      alt=""
                    />
                  ) : (
                    <span className="trending__initials" aria-hidden="true">
                      {initialsOf(avatar.label)}
                    </span>
                  )}
                </span>
                <span className="trending__name">{avatar.label}</span>
                {avatar.isNew && <span className="visually-hidden trending__new">New.</span>}
                {avatar.headline !== '' && (
                  <span className="visually-hidden">{avatar.headline}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
        <button className="trending__arrow trending__arrow--right" type="button" hidden>
          <Icon name="chevron-right" size={18} />
          <span className="visually-hidden">More columnists</span>
        </button>
      </div>
    </section>
  );
}

function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .map((word) => word.charAt(0))
    .filter((letter) => /\p{L}/u.test(letter))
    .slice(0, 2)
    .join('')
    .toUpperCase();
}
