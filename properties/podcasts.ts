export interface Podcast {
  title: string;
  /** When a new episode comes out. */
  schedule: string;
  /** Where it can be followed. */
  links: readonly { text: string; url: string }[];
}

/** Each platform finds a show by its title: no number of theirs has to be kept here. */
function findOn(title: string): Podcast['links'] {
  const words = encodeURIComponent(title);
  return [
    { text: 'Apple Podcasts', url: `https://podcasts.apple.com/us/search?term=${words}` },
    { text: 'Spotify', url: `https://open.spotify.com/search/${words}/shows` },
    { text: 'YouTube', url: `https://www.youtube.com/results?search_query=${words}` },
  ];
}

/** The newsroom's podcasts. A story belongs to one by its label, "Podcast: The Second Unit". */
export const podcasts: readonly Podcast[] = [
  {
    title: 'The Second Unit',
    schedule: 'New episodes the morning after every Sixers game',
    links: findOn('The Second Unit'),
  },
];
