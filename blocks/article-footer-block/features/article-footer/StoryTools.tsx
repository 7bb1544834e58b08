import { Icon, type IconName } from '../../../../components/ui/Icon';
import { getShareUrl, type ShareNetwork } from '../../../../utils/links/getShareUrl';
import { reportErrorUrl } from './reportErrorUrl';

export interface StoryToolsProps {
  headline: string;
  /** The whole address of the story. */
  url: string;
  correctionsEmail: string;
  /** Null where the story is not ours to give. */
  reusePath: string | null;
}

const NETWORKS: readonly { network: ShareNetwork; icon: IconName; name: string }[] = [
  { network: 'facebook', icon: 'facebook', name: 'Share on Facebook' },
  { network: 'x', icon: 'x', name: 'Share on X' },
  { network: 'email', icon: 'mail', name: 'Share via email' },
];

/**
 * What a reader can do with a story: pass it on, print it, reuse it, report an error, go back to its
 * top. Links work without script; the two buttons are there only with it.
 */
export function StoryTools({ headline, url, correctionsEmail, reusePath }: StoryToolsProps) {
  return (
    <div className="story-tools">
      <ul className="story-tools__share" aria-label="Share this story" data-share-url={url}>
        <li className="story-tools__scripted">
          <button className="story-tools__button" type="button" data-share="copy">
            <Icon name="link" size={18} />
            Copy link
          </button>
        </li>
        {NETWORKS.map(({ network, icon, name }) => (
          <li key={network}>
            <a
              className="story-tools__button story-tools__button--icon"
              href={getShareUrl(network, { url, title: headline })}
              target={network === 'email' ? undefined : '_blank'}
              rel={network === 'email' ? undefined : 'noopener nofollow'}
              aria-label={name}
              data-share={network}
            >
              <Icon name={icon} size={18} />
            </a>
          </li>
        ))}
        <li className="story-tools__scripted">
          <button className="story-tools__button" type="button" data-share="print">
            <Icon name="print" size={18} />
            Print
          </button>
        </li>
      </ul>
      <p className="story-tools__links">
        <a href={reportErrorUrl(correctionsEmail, headline, url)}>Report an error</a>
        {reusePath !== null && <a href={reusePath}>Reuse this story</a>}
        <a href="#main-content">Back to top</a>
      </p>
    </div>
  );
}
