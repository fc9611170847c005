import { defineMessages } from 'react-intl';

/** What columns of prices and refund terms are called. */
export const priceFields = defineMessages({
  class: { id: 'admin.field.class', defaultMessage: 'Class' },
  fixed: { id: 'admin.field.fixed', defaultMessage: 'Fixed amount' },
  foreignOfferValue: { id: 'admin.field.foreignOfferValue', defaultMessage: 'Offer price for foreigners' },
  foreignValue: { id: 'admin.field.foreignValue', defaultMessage: 'Price for foreigners' },
  isDayOfWeekDependent: { id: 'admin.field.isDayOfWeekDependent', defaultMessage: 'Depends on the weekday' },
  localOfferValue: { id: 'admin.field.localOfferValue', defaultMessage: 'Offer price for nationals' },
  localValue: { id: 'admin.field.localValue', defaultMessage: 'Price for nationals' },
  nonLocalValue: { id: 'admin.field.nonLocalValue', defaultMessage: 'Price for others' },
  offerValidFrom: { id: 'admin.field.offerValidFrom', defaultMessage: 'Offer from' },
  offerValidTo: { id: 'admin.field.offerValidTo', defaultMessage: 'Offer until' },
  originalLocalValue: { id: 'admin.field.originalLocalValue', defaultMessage: 'Former price for nationals' },
  originalNonLocalValue: { id: 'admin.field.originalNonLocalValue', defaultMessage: 'Former price for others' },
  percent: { id: 'admin.field.percent', defaultMessage: 'Percent' },
  pricingZoneId: { id: 'admin.field.pricingZoneId', defaultMessage: 'Pricing zone' },
  expectedVersion: { id: 'admin.field.expectedVersion', defaultMessage: 'After version' },
  prices: { id: 'admin.field.prices', defaultMessage: 'Prices' },
  policyId: { id: 'admin.field.policyId', defaultMessage: 'Version it became' },
  tiers: { id: 'admin.field.tiers', defaultMessage: 'Steps of the refund' },
  validFrom: { id: 'admin.field.validFrom', defaultMessage: 'Valid from' },
  validTo: { id: 'admin.field.validTo', defaultMessage: 'Valid until' },
  zoneFromId: { id: 'admin.field.zoneFromId', defaultMessage: 'From zone' },
  importId: { id: 'admin.field.importId', defaultMessage: 'Feed' },
  zones: { id: 'admin.field.zones', defaultMessage: 'Stops that cost the same' },
  zoneToId: { id: 'admin.field.zoneToId', defaultMessage: 'To zone' },
});
