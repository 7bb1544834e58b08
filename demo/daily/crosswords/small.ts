import type { CrosswordText } from './CrosswordText';

/** Small ones, for the days on which there is time for one cup of coffee. */
export const roomForMore: CrosswordText = {
  title: 'Room for More',
  author: 'Dell Aronson',
  intro: 'Ten answers, one short ride.',
  rows: ['ART##', 'ROOM#', 'MOTOR', '#FARE', '##LED'],
  across: {
    ART: 'What Mural Arts puts on walls',
    ROOM: 'Kitchen or den',
    MOTOR: 'Pool’s filter has one, and so has a trolley',
    FARE: 'Tap of a SEPTA Key pays it',
    LED: 'Was in front',
  },
  down: {
    ARM: 'Pitcher’s treasure',
    ROOF: 'Place for a deck with a view of the skyline',
    TOTAL: 'Last line of a check',
    MORE: 'Oliver Twist’s request',
    RED: 'Phanatic’s team color',
  },
};

export const waitForIt: CrosswordText = {
  title: 'Wait for It',
  author: 'Frances Oberholt',
  intro: 'To be solved on a platform.',
  rows: ['LED##', 'OVEN#', 'BELOW', '#RATE', '##YET'],
  across: {
    LED: 'Kind of bulb that lasts for years',
    OVEN: 'Where a tomato pie begins',
    BELOW: 'Where the El runs in Center City, in spite of its name',
    RATE: 'Give stars to',
    YET: '“Are we there ___?”',
  },
  down: {
    LOB: 'High, slow tennis shot',
    EVER: 'Always',
    DELAY: 'Word on the board at 30th Street that makes riders sigh',
    NOTE: 'Do or re',
    WET: 'Like a sidewalk in April',
  },
};

export const firstFrost: CrosswordText = {
  title: 'First Frost',
  author: 'Dell Aronson',
  intro: 'Bring the basil in.',
  rows: ['##FAN', '#TRUE', 'FRONT', 'REST#', 'YET##'],
  across: {
    FAN: 'One in green on a Sunday',
    TRUE: 'Half of a quiz’s choices',
    FRONT: 'Street nearest the Delaware, by its name',
    REST: 'All the others',
    YET: 'So far',
  },
  down: {
    FROST: 'Silver on the pumpkins',
    AUNT: 'Woman at Thanksgiving who asks what you do for a living',
    NET: 'What a Union striker hopes to find',
    TREE: 'City Hall has one in December, with a village around it',
    FRY: 'Partner of a burger',
  },
};

export const aWalkOnNinth: CrosswordText = {
  title: 'A Walk on Ninth',
  author: 'Frances Oberholt',
  intro: 'A walk of ten words.',
  rows: ['##HUM', '#GONE', 'FRUIT', 'EAST#', 'EYE##'],
  across: {
    HUM: 'Sing without words',
    GONE: 'Sold out, as the last cannoli',
    FRUIT: 'What Ninth Street stands sell by the pound',
    EAST: 'Passyunk Avenue’s first word',
    EYE: 'Needle’s hole',
  },
  down: {
    HOUSE: 'One in a row',
    UNIT: 'Apartment, to a landlord',
    MET: 'Big theater on North Broad, with “The”',
    GRAY: 'Color of Wissahickon schist, mostly',
    FEE: 'Charge',
  },
};
