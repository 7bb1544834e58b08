import type { LeagueName } from './SportEvent';

/** A team of a league. Names are those of the leagues; what the teams do here is invented. */
export interface LeagueTeam {
  teamId: number;
  abbreviation: string;
  location: string;
  nickname: string;
  /** The standings group it. */
  division: string;
}

/** Id, abbreviation, place and nickname of every team, by division. */
const WRITTEN: Record<LeagueName, Record<string, string>> = {
  nfl: {
    'NFC East': `354 PHI Philadelphia/Eagles, 336 DAL Dallas/Cowboys, 351 NYG New York/Giants,
      363 WAS Washington/Commanders`,
    'NFC North': `331 CHI Chicago/Bears, 335 DET Detroit/Lions, 337 GB Green Bay/Packers,
      345 MIN Minnesota/Vikings`,
    'NFC South': `323 ATL Atlanta/Falcons, 364 CAR Carolina/Panthers, 350 NO New Orleans/Saints,
      362 TB Tampa Bay/Buccaneers`,
    'NFC West': `355 ARI Arizona/Cardinals, 343 LAR Los Angeles/Rams, 359 SF San Francisco/49ers,
      361 SEA Seattle/Seahawks`,
    'AFC East': `324 BUF Buffalo/Bills, 346 MIA Miami/Dolphins, 348 NE New England/Patriots,
      352 NYJ New York/Jets`,
    'AFC North': `366 BAL Baltimore/Ravens, 327 CIN Cincinnati/Bengals, 329 CLE Cleveland/Browns,
      356 PIT Pittsburgh/Steelers`,
    'AFC South': `325 HOU Houston/Texans, 338 IND Indianapolis/Colts, 365 JAX Jacksonville/Jaguars,
      332 TEN Tennessee/Titans`,
    'AFC West': `333 DEN Denver/Broncos, 339 KC Kansas City/Chiefs, 341 LV Las Vegas/Raiders,
      357 LAC Los Angeles/Chargers`,
  },
  nba: {
    Atlantic: `2 BOS Boston/Celtics, 17 BKN Brooklyn/Nets, 18 NYK New York/Knicks,
      20 PHI Philadelphia/76ers, 28 TOR Toronto/Raptors`,
    Central: `4 CHI Chicago/Bulls, 5 CLE Cleveland/Cavaliers, 8 DET Detroit/Pistons,
      11 IND Indiana/Pacers, 15 MIL Milwaukee/Bucks`,
    Southeast: `1 ATL Atlanta/Hawks, 30 CHA Charlotte/Hornets, 14 MIA Miami/Heat,
      19 ORL Orlando/Magic, 27 WAS Washington/Wizards`,
    Northwest: `7 DEN Denver/Nuggets, 16 MIN Minnesota/Timberwolves,
      25 OKC Oklahoma City/Thunder, 22 POR Portland/Trail Blazers, 26 UTA Utah/Jazz`,
    Pacific: `9 GSW Golden State/Warriors, 12 LAC Los Angeles/Clippers, 13 LAL Los Angeles/Lakers,
      21 PHX Phoenix/Suns, 23 SAC Sacramento/Kings`,
    Southwest: `6 DAL Dallas/Mavericks, 10 HOU Houston/Rockets, 29 MEM Memphis/Grizzlies,
      3 NOP New Orleans/Pelicans, 24 SAS San Antonio/Spurs`,
  },
  nhl: {
    Metropolitan: `4952 CAR Carolina/Hurricanes, 4953 CBJ Columbus/Blue Jackets,
      4963 NJD New Jersey/Devils, 4964 NYI New York/Islanders, 4965 NYR New York/Rangers,
      4968 PHI Philadelphia/Flyers, 4972 PIT Pittsburgh/Penguins, 4976 WSH Washington/Capitals`,
    Atlantic: `4950 BOS Boston/Bruins, 4951 BUF Buffalo/Sabres, 4957 DET Detroit/Red Wings,
      4959 FLA Florida/Panthers, 4962 MTL Montreal/Canadiens, 4966 OTT Ottawa/Senators,
      4974 TBL Tampa Bay/Lightning, 4975 TOR Toronto/Maple Leafs`,
    Central: `4954 CHI Chicago/Blackhawks, 4955 COL Colorado/Avalanche, 4956 DAL Dallas/Stars,
      4961 MIN Minnesota/Wild, 4960 NSH Nashville/Predators, 4971 STL St. Louis/Blues,
      4967 UTA Utah/Mammoth, 4977 WPG Winnipeg/Jets`,
    Pacific: `4948 ANA Anaheim/Ducks, 4949 CGY Calgary/Flames, 4958 EDM Edmonton/Oilers,
      4969 LAK Los Angeles/Kings, 4970 SJS San Jose/Sharks, 4973 SEA Seattle/Kraken,
      4978 VAN Vancouver/Canucks, 4979 VGK Vegas/Golden Knights`,
  },
  mlb: {
    'NL East': `239 ATL Atlanta/Braves, 252 MIA Miami/Marlins, 245 NYM New York/Mets,
      246 PHI Philadelphia/Phillies, 253 WSH Washington/Nationals`,
    'NL Central': `240 CHC Chicago/Cubs, 241 CIN Cincinnati/Reds, 244 MIL Milwaukee/Brewers,
      247 PIT Pittsburgh/Pirates, 248 STL St. Louis/Cardinals`,
    'NL West': `254 AZ Arizona/Diamondbacks, 251 COL Colorado/Rockies,
      243 LAD Los Angeles/Dodgers, 249 SD San Diego/Padres, 250 SF San Francisco/Giants`,
    'AL East': `225 BAL Baltimore/Orioles, 226 BOS Boston/Red Sox, 234 NYY New York/Yankees,
      255 TB Tampa Bay/Rays, 238 TOR Toronto/Blue Jays`,
    'AL Central': `228 CWS Chicago/White Sox, 229 CLE Cleveland/Guardians, 230 DET Detroit/Tigers,
      231 KC Kansas City/Royals, 233 MIN Minnesota/Twins`,
    'AL West': `235 ATH Sacramento/Athletics, 242 HOU Houston/Astros, 227 LAA Los Angeles/Angels,
      236 SEA Seattle/Mariners, 237 TEX Texas/Rangers`,
  },
  mls: {
    'Eastern Conference': `20294 ATL Atlanta/Atlanta United, 20295 CHA Charlotte/Charlotte FC, 20296 CHI Chicago/Fire,
      20297 CIN Cincinnati/FC Cincinnati, 20290 CLB Columbus/Crew, 20292 DC Washington/D.C. United,
      20298 MIA Miami/Inter Miami, 20299 MTL Montreal/CF Montréal, 20300 NSH Nashville/Nashville SC,
      20293 NE New England/Revolution, 20291 RBNY New York/Red Bulls, 20301 NYC New York/NYCFC,
      20302 ORL Orlando/Orlando City, 20289 PHI Philadelphia/Union, 20303 TOR Toronto/Toronto FC`,
    'Western Conference': `20304 ATX Austin/Austin FC, 20305 COL Colorado/Rapids, 20306 DAL Dallas/FC Dallas,
      20307 HOU Houston/Dynamo, 20308 LA Los Angeles/Galaxy, 20309 LAFC Los Angeles/LAFC,
      20310 MIN Minnesota/Minnesota United, 20311 POR Portland/Timbers, 20312 RSL Salt Lake/Real Salt Lake,
      20313 SD San Diego/San Diego FC, 20314 SEA Seattle/Sounders, 20315 SJ San Jose/Earthquakes,
      20316 SKC Kansas City/Sporting KC, 20317 STL St. Louis/St. Louis City, 20318 VAN Vancouver/Whitecaps`,
  },
};

/** All teams of a league. */
export const TEAMS: Record<LeagueName, readonly LeagueTeam[]> = {
  nfl: read('nfl'),
  nba: read('nba'),
  nhl: read('nhl'),
  mlb: read('mlb'),
  mls: read('mls'),
};

function read(league: LeagueName): LeagueTeam[] {
  return Object.entries(WRITTEN[league]).flatMap(([division, written]) =>
    written.split(/,\s+/).map((text) => {
      const [, id, abbreviation = '', location = '', nickname = ''] =
        /^(\d+) (\w+) ([^/]+)\/(.+)$/.exec(text) ?? [];
      return { teamId: Number(id), abbreviation, location, nickname, division };
    }),
  );
}
