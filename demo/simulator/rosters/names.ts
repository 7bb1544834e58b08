/**
 * Names for players. The last names are put together from made-up parts, so that no pair of names is
 * that of an athlete.
 */
export const FIRST_NAMES: readonly string[] =
  `Aldo Amari Anders Ansel Bastian Beckett Benno Boaz Brock Cade Caspian Cato Cormac Dario Dashiell
  Dell Desmond Devin Dorian Eamon Elio Emeka Emil Enzo Ezra Fabian Felix Finnian Gage Gideon Gil
  Hakeem Hollis Hugo Idris Ilya Ivor Jalen Jarek Jonas Jules Kaleb Kareem Keon Kofi Lachlan Lars
  Leif Linus Lorenzo Luca Magnus Malik Marek Mateo Micah Milo Moses Nico Nils Omari Orson Oscar
  Otis Pavel Percy Quincy Rafe Rashid Remy Rhett Roman Rory Rufus Sander Silas Simeon Soren Stellan
  Tadeo Tariq Teo Thaddeus Tobias Tomas Tyrell Uri Vance Viktor Wade Wendell Xavi Yusuf Zeke`.split(
    /\s+/,
  );

/** Beginnings and endings that go together. */
const PARTS: readonly (readonly [string, string])[] = [
  [
    `Abern Ambers Arrow Ballan Bex Birk Bram Brigh Cald Carrow Cinder Clover Cor Dabn Danf Drak Dun
    Eckers Elk Emb Fairl Farrow Fenn Gallen Garrow Glenn Grims Hallow Harrow Hazel Hex Iron Jarrow
    Kestrel Lark Marrow Merrow Nether Orrin Pell Quill Raven Rook Rowan Sorrel Tallow Thistle Tren
    Wether Wren Yarrow Alder Bracken Cresc Dovet Fallow Hollin Kelder Lorrin Maple Ossel Pinder Rennel
    Selder Tarrow Umber Vennel`,
    'dane mere holt vane gate low marsh combe',
  ],
  [
    `Alcav Belm Card Dalm Escar Ferv Galm Ibarr Lantav Monter Olmed Palm Quir Rival Salvat Tamar
    Torrev Vald Vasqu Zorriv Bordal Cisnar Espin Gavil Lorem Navill`,
    'ora uelo ezano anza idal ondo ares',
  ],
  [
    `Bjell Ekvar Fjell Grims Haak Isak Jokel Kald Lunde Norrev Osterl Rask Sandv Skar Tolv Varg
    Vinter Ydral Brenn Dalk Hedvar Myrl Stenn`,
    'mark vik sund gren aker holm',
  ],
  [
    `Balash Dobrav Gorsk Ivash Jarov Kolv Kovar Lazor Malin Novak Petrash Rudov Stanik Tarn Vorsk
    Zabrin Borash Czar Dragan Milosh`,
    'enkar ovec inski ashik onev',
  ],
  [
    `Abeda Adeko Boten Chukwa Diallo Ekwue Idowa Kante Lumu Mbeka Nakoa Okafo Olade Sekou Temba
    Zuber`,
    'mbe nde riku lane wole',
  ],
];

/** About a thousand, enough for every player of the largest league. */
export const LAST_NAMES: readonly string[] = PARTS.flatMap(([beginnings, endings]) =>
  beginnings.split(/\s+/).flatMap((beginning) =>
    endings
      .split(' ')
      // No letter three times in a row.
      .map((end) => (beginning + end).replace(/(.)\1\1/, '$1$1')),
  ),
);
