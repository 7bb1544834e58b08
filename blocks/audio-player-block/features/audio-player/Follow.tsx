import type { Podcast } from '../../../../properties/podcasts';

/** Where a podcast can be followed. */
export function Follow({ podcast }: { podcast: Podcast }) {
  const id = `follow-${podcast.title.toLowerCase().replace(/\W+/g, '-')}`;
  return (
    <nav className="audio-block__follow" aria-labelledby={id}>
      <span id={id}>Follow {podcast.title}</span>
      <ul>
        {podcast.links.map(({ text, url }) => (
          <li key={url}>
            <a href={url} rel="nofollow">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
