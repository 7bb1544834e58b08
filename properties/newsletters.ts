export interface Newsletter {
  id: string;
  title: string;
  description: string;
  /** Reference of the preference centre. */
  preferenceId: string;
  /** Name of the mailing list. */
  listName: string;
  frequency: string;
  /** Picture of the preference centre, below the pack's resources: 3 by 2. */
  img: string;
  /** Heading that it stands below (platform §3: `group_by`). */
  groupBy: string;
  /** Sections below the root whose stories offer it (platform §3: `categories`). */
  categories: readonly string[];
}

/** The newsletter catalogue (platform §9; id and list of Sports Daily: widgets §3). */
export const newsletters: readonly Newsletter[] = [
  {
    id: 'LETS-EAT',
    title: "Let's Eat",
    description:
      'Where to eat this week, what has opened, and what our critics cannot stop ordering.',
    preferenceId: 'pref-lets-eat',
    listName: "Let's Eat",
    frequency: 'Every Wednesday',
    img: 'images/newsletters/lets-eat.webp',
    groupBy: 'Going out',
    categories: ['food'],
  },
  {
    id: 'SPORTS-DAILY-ALL',
    title: 'Sports Daily',
    description: 'Last night’s games, today’s questions and the numbers behind both.',
    preferenceId: 'pref-sports-daily',
    listName: 'Sports Daily',
    frequency: 'Every weekday morning',
    img: 'images/newsletters/sports-daily.webp',
    groupBy: 'Sports and home',
    categories: ['sports', 'eagles', 'phillies', 'sixers', 'flyers', 'soccer'],
  },
  {
    id: 'REAL-ESTATE',
    title: 'Real Estate',
    description: 'What homes sell for, who is building where, and how to live well in a rowhouse.',
    preferenceId: 'pref-real-estate',
    listName: 'Real Estate',
    frequency: 'Every Thursday',
    img: 'images/newsletters/real-estate.webp',
    groupBy: 'Sports and home',
    categories: ['real-estate'],
  },
  {
    id: 'THINGS-TO-DO',
    title: 'Things To Do',
    description: 'Shows, walks, markets and museums: a plan for the weekend, made by Wednesday.',
    preferenceId: 'pref-things-to-do',
    listName: 'Things To Do',
    frequency: 'Every Wednesday',
    img: 'images/newsletters/things-to-do.webp',
    groupBy: 'Going out',
    categories: ['things-to-do', 'entertainment', 'arts', 'life'],
  },
  {
    id: 'WILL-BUNCH',
    title: 'Will Bunch',
    description: 'The columnist on power, protest and the week in American politics.',
    preferenceId: 'pref-will-bunch',
    listName: 'Will Bunch',
    frequency: 'Every Tuesday',
    img: 'images/newsletters/will-bunch.webp',
    groupBy: 'News and opinion',
    categories: ['opinion', 'columnists'],
  },
  {
    id: 'CLOUT',
    title: 'Clout',
    description: 'Who is up, who is out and who owes whom at City Hall.',
    preferenceId: 'pref-clout',
    listName: 'Clout',
    frequency: 'Every Friday',
    img: 'images/newsletters/clout.webp',
    groupBy: 'News and opinion',
    categories: ['news', 'business'],
  },
  {
    id: 'DOWN-THE-SHORE',
    title: 'Down the Shore',
    description: 'Beach towns in season and out: food, rentals, traffic and the tide.',
    preferenceId: 'pref-down-the-shore',
    listName: 'Down the Shore',
    frequency: 'Thursdays, May to September',
    img: 'images/newsletters/down-the-shore.webp',
    groupBy: 'Going out',
    categories: ['shore'],
  },
  {
    id: 'PA-ELECTIONS',
    title: 'PA Elections',
    description: 'Candidates, counts and court rulings in the state that decides.',
    preferenceId: 'pref-pa-elections',
    listName: 'PA Elections',
    frequency: 'Weekly, daily before an election',
    img: 'images/newsletters/pa-elections.webp',
    groupBy: 'News and opinion',
    categories: ['politics'],
  },
];
