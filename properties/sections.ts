export interface SectionEntry {
  /** Path without a slash at the end, as ANS has it. */
  _id: string;
  name: string;
  description: string;
  /** `_id` of the section above, or null directly under the front page. */
  parentId: string | null;
}

type Row = readonly [id: string, name: string, description: string];

const below = (parentId: string | null, rows: readonly Row[]): SectionEntry[] =>
  rows.map(([_id, name, description]) => ({ _id, name, description, parentId }));

/**
 * Every section and sub-section path of platform §2. Where a path does not say what it belongs to,
 * the section above is our choice.
 */
export const sections: readonly SectionEntry[] = [
  ...below(null, [
    ['/news', 'News', 'What happened in Philadelphia and the region today, and why.'],
    ['/sports', 'Sports', 'Five teams, their games, and everyone who argues about them.'],
    ['/business', 'Business', 'Work, money and the companies that shape the region.'],
    ['/opinion', 'Opinion', 'Columns, editorials and voices from the region.'],
    ['/politics', 'Politics', 'City Hall, Harrisburg and Washington, seen from here.'],
    ['/entertainment', 'Entertainment', 'Music, film, stage, television and nights out.'],
    ['/life', 'Life', 'How we live: home, love, family, style and the good news.'],
    ['/food', 'Food', 'Restaurants, recipes, drinks and the people who make them.'],
    ['/health', 'Health', 'Medicine, hospitals and how to stay well.'],
    ['/real-estate', 'Real Estate', 'Homes, rents, building and neighborhoods in change.'],
    ['/philly-first', 'Philly First', 'The guide to living in the city, written by people who do.'],
    ['/obituaries', 'Obituaries', 'The lives of our neighbors.'],
    ['/jobs', 'Jobs', 'Open positions in the region.'],
    ['/newsletters', 'Newsletters', 'News by email: Choose what you get.'],
    ['/photo', 'Photo', 'The work of our photographers.'],
    ['/video', 'Video', 'Reports and films from the newsroom.'],
  ]),
  ...below('/news', [
    ['/news/new-jersey', 'New Jersey', 'News from South Jersey, Trenton and the Shore.'],
    ['/news/pennsylvania', 'Pennsylvania', 'News from the counties and from Harrisburg.'],
    ['/news/nation-world', 'Nation & World', 'What moves the country and the world.'],
    ['/education', 'Education', 'Schools, colleges and those who learn and teach there.'],
    ['/weather', 'Weather', 'Forecasts, storms and what the sky does next.'],
    ['/espanol', 'En Español', 'Noticias de Filadelfia y la región.'],
  ]),
  ...below('/sports', [
    ['/eagles', 'Eagles', 'Football: games, roster, draft and debate.'],
    ['/phillies', 'Phillies', 'Baseball: games, roster, farm system and debate.'],
    ['/sixers', 'Sixers', 'Basketball: games, roster, trades and debate.'],
    ['/flyers', 'Flyers', 'Hockey: games, roster, prospects and debate.'],
    ['/soccer', 'Union', 'Soccer: games, roster and the world’s game at home.'],
    ['/sports/gameday-central', 'Gameday Central', 'Live scores and game pages of all five teams.'],
    ['/sports/betting', 'Sports Betting', 'Odds, lines and picks from our betting partner.'],
    ['/casino', 'Casino', 'News on casinos and online gaming in the region.'],
  ]),
  ...below('/business', [
    ['/economy', 'Economy', 'Prices, wages and growth in the region.'],
    ['/consumer', 'Consumer', 'Your money, your rights and what to buy.'],
  ]),
  ...below('/opinion', [
    ['/opinion/commentary', 'Commentary', 'Arguments from writers outside the newsroom.'],
    ['/opinion/editorials', 'Editorials', 'The view of our editorial board.'],
    ['/opinion/cartoons', 'Cartoons', 'The week, drawn.'],
    ['/columnists', 'Columnists', 'Our columnists, all in one place.'],
  ]),
  ...below('/entertainment', [
    ['/things-to-do', 'Things To Do', 'What is on tonight, this weekend and this season.'],
    ['/arts', 'Arts', 'Museums, theater, music, dance and books.'],
    ['/celebrity', 'Celebrity', 'Well-known people, here and from here.'],
    ['/inquirer-live', 'Live Events', 'Talks, tastings and evenings with our journalists.'],
    ['/comics', 'Comics', 'The daily strips.'],
    ['/puzzles', 'Puzzles', 'Crosswords, number games and a quiz.'],
  ]),
  ...below('/life', [
    ['/topic/upside', 'The Upside', 'Good news, and people who make it.'],
    ['/love', 'Love', 'How couples met, married and stayed.'],
    ['/family', 'Family', 'Raising children and looking after parents.'],
    ['/fashion', 'Fashion', 'What the city wears.'],
    ['/shore', 'Down the Shore', 'Beach towns, in season and out.'],
  ]),
  ...below('/philly-first', [
    ['/philly-tips/best', 'Best of Philly', 'The best the city has, tried by our reporters.'],
    [
      '/philly-tips/how-to-philly',
      'How To Philly',
      'Answers to what everybody asks about the city.',
    ],
  ]),
];
