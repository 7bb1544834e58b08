import {
  isFlag,
  isNumber,
  isText,
  listOf,
  optional,
  shape,
  type Checked,
} from '@broadsheet/define/shape';

const isPrice = shape({ cents: isNumber, introCents: optional(isNumber) });

const isPlan = shape({
  id: isText,
  name: isText,
  summary: isText,
  features: listOf(isText),
  prices: shape({ month: isPrice, year: isPrice }),
  isFeatured: isFlag,
});

/** What the subscription service sells: US cents. */
export const isOffer = shape({
  /** Whether plans can be paid online. */
  isOpen: isFlag,
  plans: listOf(isPlan),
});

export type Offer = Checked<typeof isOffer>;
export type OfferedPlan = Offer['plans'][number];
