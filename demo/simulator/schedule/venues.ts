import type { LeagueName } from '../../../services/stats/SportEvent';

/** Where a game is played. */
export interface Venue {
  name: string;
  city: string;
  /** IANA name of the zone that clocks there go by. */
  timeZone: string;
}

const ZONES: Record<string, string> = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  A: 'America/Phoenix',
  P: 'America/Los_Angeles',
  J: 'Asia/Tokyo',
  K: 'Asia/Seoul',
  L: 'Europe/London',
  B: 'Europe/Berlin',
};

/** Home of every team: `abbreviation zone name, city`. */
const WRITTEN: Record<LeagueName, string> = {
  nfl: `
    PHI E Lincoln Financial Field, Philadelphia
    DAL C AT&T Stadium, Arlington
    NYG E MetLife Stadium, East Rutherford
    WAS E Northwest Stadium, Landover
    CHI C Soldier Field, Chicago
    DET E Ford Field, Detroit
    GB C Lambeau Field, Green Bay
    MIN C U.S. Bank Stadium, Minneapolis
    ATL E Mercedes-Benz Stadium, Atlanta
    CAR E Bank of America Stadium, Charlotte
    NO C Caesars Superdome, New Orleans
    TB E Raymond James Stadium, Tampa
    ARI A State Farm Stadium, Glendale
    LAR P SoFi Stadium, Inglewood
    SF P Levi's Stadium, Santa Clara
    SEA P Lumen Field, Seattle
    BUF E Highmark Stadium, Orchard Park
    MIA E Hard Rock Stadium, Miami Gardens
    NE E Gillette Stadium, Foxborough
    NYJ E MetLife Stadium, East Rutherford
    BAL E M&T Bank Stadium, Baltimore
    CIN E Paycor Stadium, Cincinnati
    CLE E Huntington Bank Field, Cleveland
    PIT E Acrisure Stadium, Pittsburgh
    HOU C NRG Stadium, Houston
    IND E Lucas Oil Stadium, Indianapolis
    JAX E EverBank Stadium, Jacksonville
    TEN C Nissan Stadium, Nashville
    DEN M Empower Field at Mile High, Denver
    KC C Arrowhead Stadium, Kansas City
    LV P Allegiant Stadium, Las Vegas
    LAC P SoFi Stadium, Inglewood`,
  nba: `
    PHI E Xfinity Mobile Arena, Philadelphia
    BOS E TD Garden, Boston
    BKN E Barclays Center, Brooklyn
    NYK E Madison Square Garden, New York
    TOR E Scotiabank Arena, Toronto
    CHI C United Center, Chicago
    CLE E Rocket Arena, Cleveland
    DET E Little Caesars Arena, Detroit
    IND E Gainbridge Fieldhouse, Indianapolis
    MIL C Fiserv Forum, Milwaukee
    ATL E State Farm Arena, Atlanta
    CHA E Spectrum Center, Charlotte
    MIA E Kaseya Center, Miami
    ORL E Kia Center, Orlando
    WAS E Capital One Arena, Washington
    DEN M Ball Arena, Denver
    MIN C Target Center, Minneapolis
    OKC C Paycom Center, Oklahoma City
    POR P Moda Center, Portland
    UTA M Delta Center, Salt Lake City
    GSW P Chase Center, San Francisco
    LAC P Intuit Dome, Inglewood
    LAL P Crypto.com Arena, Los Angeles
    PHX A Mortgage Matchup Center, Phoenix
    SAC P Golden 1 Center, Sacramento
    DAL C American Airlines Center, Dallas
    HOU C Toyota Center, Houston
    MEM C FedExForum, Memphis
    NOP C Smoothie King Center, New Orleans
    SAS C Frost Bank Center, San Antonio`,
  nhl: `
    PHI E Xfinity Mobile Arena, Philadelphia
    CAR E Lenovo Center, Raleigh
    CBJ E Nationwide Arena, Columbus
    NJD E Prudential Center, Newark
    NYI E UBS Arena, Elmont
    NYR E Madison Square Garden, New York
    PIT E PPG Paints Arena, Pittsburgh
    WSH E Capital One Arena, Washington
    BOS E TD Garden, Boston
    BUF E KeyBank Center, Buffalo
    DET E Little Caesars Arena, Detroit
    FLA E Amerant Bank Arena, Sunrise
    MTL E Bell Centre, Montreal
    OTT E Canadian Tire Centre, Ottawa
    TBL E Benchmark International Arena, Tampa
    TOR E Scotiabank Arena, Toronto
    CHI C United Center, Chicago
    COL M Ball Arena, Denver
    DAL C American Airlines Center, Dallas
    MIN C Grand Casino Arena, St. Paul
    NSH C Bridgestone Arena, Nashville
    STL C Enterprise Center, St. Louis
    UTA M Delta Center, Salt Lake City
    WPG C Canada Life Centre, Winnipeg
    ANA P Honda Center, Anaheim
    CGY M Scotiabank Saddledome, Calgary
    EDM M Rogers Place, Edmonton
    LAK P Crypto.com Arena, Los Angeles
    SJS P SAP Center, San Jose
    SEA P Climate Pledge Arena, Seattle
    VAN P Rogers Arena, Vancouver
    VGK P T-Mobile Arena, Las Vegas`,
  mlb: `
    PHI E Citizens Bank Park, Philadelphia
    ATL E Truist Park, Atlanta
    MIA E loanDepot park, Miami
    NYM E Citi Field, New York
    WSH E Nationals Park, Washington
    CHC C Wrigley Field, Chicago
    CIN E Great American Ball Park, Cincinnati
    MIL C American Family Field, Milwaukee
    PIT E PNC Park, Pittsburgh
    STL C Busch Stadium, St. Louis
    AZ A Chase Field, Phoenix
    COL M Coors Field, Denver
    LAD P Dodger Stadium, Los Angeles
    SD P Petco Park, San Diego
    SF P Oracle Park, San Francisco
    BAL E Oriole Park at Camden Yards, Baltimore
    BOS E Fenway Park, Boston
    NYY E Yankee Stadium, New York
    TB E Tropicana Field, St. Petersburg
    TOR E Rogers Centre, Toronto
    CWS C Rate Field, Chicago
    CLE E Progressive Field, Cleveland
    DET E Comerica Park, Detroit
    KC C Kauffman Stadium, Kansas City
    MIN C Target Field, Minneapolis
    ATH P Sutter Health Park, West Sacramento
    HOU C Daikin Park, Houston
    LAA P Angel Stadium, Anaheim
    SEA P T-Mobile Park, Seattle
    TEX C Globe Life Field, Arlington`,
  mls: `
    PHI E Subaru Park, Chester
    ATL E Mercedes-Benz Stadium, Atlanta
    CHA E Bank of America Stadium, Charlotte
    CHI C Soldier Field, Chicago
    CIN E TQL Stadium, Cincinnati
    CLB E ScottsMiracle-Gro Field, Columbus
    DC E Audi Field, Washington
    MIA E Miami Freedom Park, Miami
    MTL E Saputo Stadium, Montreal
    NSH C Geodis Park, Nashville
    NE E Gillette Stadium, Foxborough
    NYC E Yankee Stadium, New York
    RBNY E Sports Illustrated Stadium, Harrison
    ORL E Inter&Co Stadium, Orlando
    TOR E BMO Field, Toronto
    ATX C Q2 Stadium, Austin
    COL M Dick's Sporting Goods Park, Commerce City
    DAL C Toyota Stadium, Frisco
    HOU C Shell Energy Stadium, Houston
    LAFC P BMO Stadium, Los Angeles
    LA P Dignity Health Sports Park, Carson
    MIN C Allianz Field, St. Paul
    POR P Providence Park, Portland
    RSL M America First Field, Sandy
    SD P Snapdragon Stadium, San Diego
    SEA P Lumen Field, Seattle
    SJ P PayPal Park, San Jose
    SKC C Sporting Park, Kansas City
    STL C Energizer Park, St. Louis
    VAN P BC Place, Vancouver`,
};

const HOMES = new Map(
  Object.entries(WRITTEN).flatMap(([league, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line): [string, Venue] => {
        const [, abbreviation, zone, place = ''] = /^(\w+) (\w) (.+)$/.exec(line.trim()) ?? [];
        return [`${league} ${abbreviation}`, venueOf(zone, place)];
      }),
  ),
);

/** Where games are played that count for no table, by the zone in which people are awake. */
export const ABROAD = {
  asia: {
    arenas: readVenues(
      'J Saitama Super Arena, Saitama',
      'J Ariake Arena, Tokyo',
      'K KSPO Dome, Seoul',
    ),
    stadiums: readVenues(
      'J Tokyo Dome, Tokyo',
      'J Nissan Stadium, Yokohama',
      'K Olympic Stadium, Seoul',
    ),
  },
  europe: {
    arenas: readVenues('L The O2, London', 'B Uber Arena, Berlin'),
    stadiums: readVenues(
      'L Wembley Stadium, London',
      'B Allianz Arena, Munich',
      'L London Stadium, London',
    ),
  },
};
/** @throws RangeError for a team that is not in the league */
export function homeOf(league: LeagueName, { abbreviation }: { abbreviation: string }): Venue {
  const venue = HOMES.get(`${league} ${abbreviation}`);
  if (!venue) throw new RangeError(`no team ${abbreviation} in the ${league}`);
  return venue;
}

function readVenues(...texts: string[]): Venue[] {
  return texts.map((text) => venueOf(text.slice(0, 1), text.slice(2)));
}

function venueOf(zone = '', place: string): Venue {
  const comma = place.lastIndexOf(', ');
  const timeZone = ZONES[zone];
  if (!timeZone || comma < 0) throw new RangeError(`not a venue: ${place}`);
  return { name: place.slice(0, comma), city: place.slice(comma + 2), timeZone };
}
