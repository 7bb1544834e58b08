/**
 * The fields of a story that a card in a list shows, as the content gateway takes them
 * (`included_fields`, widgets §7); `_id` and `type` come along.
 */
export const CARD_FIELDS = [
  '_id',
  'type',
  'subtype',
  'canonical_url',
  'websites',
  'language',
  'headlines',
  'description',
  'label',
  'credits',
  'bylines',
  'distributor',
  'taxonomy',
  'promo_items',
  'display_date',
  'first_publish_date',
  'publish_date',
  'last_updated_date',
  'additional_properties',
].join(',');
