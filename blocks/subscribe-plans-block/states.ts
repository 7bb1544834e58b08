import type { BlockState, BlockStates } from 'fusion:states';
import { plans } from '../../properties/plans';
import type { Offer } from './offer';

const offered: Offer['plans'] = plans.map(({ id, name, summary, features, prices, ...plan }) => ({
  id,
  name,
  summary,
  features: [...features],
  prices,
  isFeatured: plan.isFeatured ?? false,
}));

const of = (offer: Offer, fields: BlockState['fields'] = {}): BlockState => ({
  fields,
  content: { 'subscribe-plans-api': offer },
});

/** Named states of the plans. */
const states: BlockStates = {
  plans: of({ isOpen: true, plans: offered }),
  ownTexts: of(
    { isOpen: true, plans: offered.slice(0, 2) },
    { title: 'Add a subscription to your account', description: '' },
  ),
  onePlan: of({ isOpen: true, plans: offered.slice(2) }),
  notSold: of({ isOpen: false, plans: offered }),
  away: { fields: {} },
};

export default states;
