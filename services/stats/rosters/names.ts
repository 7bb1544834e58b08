/**
 * Names for players. The last names are made up, so that no pair of names is that of an athlete.
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

export const LAST_NAMES: readonly string[] =
  `Abernock Aldrane Ambersley Ardovane Ashgrave Balcourt Bellanova Bexmoor Birchall-Dane Brackenby
  Bramhurst Brightwater Bruskin Calderane Carrowmere Castervale Chukwudane Cindermoor Clovering
  Colebarrow Corvane Coverdane Crestmore Dabrowen Dalmasso-Reyne Danforthe Davenmoor Delacombe
  Delmarane Dovrekken Drakemoor Dunmarsh Eastlow Eckersund Edgemont Elkmoor Emberly Escarona
  Fairhollow Farrowgate Fenwicke Ferncastle Fjellmark Foxmere Gallenby Garrowick Glenharrow
  Goldmarsh Grancourt Greymoor Grimsdale Halberg-Roe Hallowick Harrowby Hartmoor Havenholt Hazeldane
  Hexworth Highmarsh Holmquarry Hornbeck-Lane Idowell Ironmoor Isakvale Ivanholt Jarrowick Jokivaara
  Juniperson Kaldmark Kantrowell Kestrelby Kingsmarsh Kolvane Kovarrick Lakemoor Landgrave Larkhollow
  Lindhaven Lockmere Lonergrave Lundqvale Maplethorne Marchbank-Iyo Marrowind Mbekelane Merrowdale
  Millhaven Monteluce Moorcastle Nakashiro-Day Netherby Nightmarsh Northgrave Novakline Oakhollow
  Okafordane Oldcastle-Bey Orrinmoor Osterlund-Fay Overmarsh Palmarosa Pellworth Pinemarsh
  Quarrington Quillborne Quistmark Ravenmoor Redmarsh Ridgehollow Rivamonte Rookwood-Cole Rosenvale
  Rowanmere Saltmarsh Santolara Seldane Shadowell Silverlane Skarholm Sorrelby Southmere Starkhollow
  Stonemarsh Stormgate Summerhold Tallowick Tamarindo-Paz Tanglewick Thistleby Thornmarsh Timberlow
  Tolvanen-Ruhl Torrevado Trellane Underholt Valdemora Vandermoor Vasqualo Veldkamper Verandosa
  Vinterberg-Oh Wakeholt Waldmarsh Weatherlow Westerholt Whitlane Wickmoor Wildermarsh Windhollow
  Wintergrave Woldmark Wrenfield Yarrowick Yellowby Zabrinsky-Tull Zellamoor Zorrivane`.split(
    /\s+/,
  );
