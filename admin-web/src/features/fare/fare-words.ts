import { defineMessages, type NoMessageValues } from 'react-intl';

/** The steps of a fare, in the order in which they are applied. */
export const stageWords = defineMessages<
  Record<'base' | 'rule' | 'demand' | 'offer' | 'supplement' | 'promotion' | 'coupon' | 'points', NoMessageValues>
>({
  base: { id: 'admin.stage.base', defaultMessage: 'Base price' },
  rule: { id: 'admin.stage.rule', defaultMessage: 'Price rule' },
  demand: { id: 'admin.stage.demand', defaultMessage: 'Demand' },
  offer: { id: 'admin.stage.offer', defaultMessage: 'Offer' },
  supplement: { id: 'admin.stage.supplement', defaultMessage: 'Supplement' },
  promotion: { id: 'admin.stage.promotion', defaultMessage: 'Promotion' },
  coupon: { id: 'admin.stage.coupon', defaultMessage: 'Coupon' },
  points: { id: 'admin.stage.points', defaultMessage: 'Points' },
});

/** What a step of a fare is told by. */
export const stepWords = defineMessages<Record<'step' | 'decidedBy' | 'amount' | 'subtotal', NoMessageValues>>({
  step: { id: 'admin.journey.step', defaultMessage: 'Step' },
  decidedBy: { id: 'admin.journey.decided-by', defaultMessage: 'Decided by' },
  amount: { id: 'admin.journey.amount', defaultMessage: 'Amount' },
  subtotal: { id: 'admin.journey.subtotal', defaultMessage: 'Then' },
});

/** Whom a price is for. */
export const seatWords = defineMessages<
  Record<'adultLocal' | 'adultForeign' | 'childLocal' | 'childForeign', NoMessageValues>
>({
  adultLocal: { id: 'admin.journey.adult-local', defaultMessage: 'Adult, local' },
  adultForeign: { id: 'admin.journey.adult-foreign', defaultMessage: 'Adult, foreign' },
  childLocal: { id: 'admin.journey.child-local', defaultMessage: 'Child, local' },
  childForeign: { id: 'admin.journey.child-foreign', defaultMessage: 'Child, foreign' },
});

/** Which zones, rule or offer decided. */
export const sourceWords = defineMessages<{
  zones: { from: string; to: string };
  rule: { id: string };
  newRule: NoMessageValues;
  coupon: { id: string; version: string };
  promotion: { id: string; version: string };
  supplement: { what: string };
  seatsLeft: { left: string; all: string };
  daysToGo: { days: number };
  days: { days: string };
  validFrom: { date: string };
  validTo: { date: string };
}>({
  zones: { id: 'admin.source.zones', defaultMessage: 'from zone {from} to zone {to}' },
  rule: { id: 'admin.source.rule', defaultMessage: 'rule {id}' },
  newRule: { id: 'admin.source.new-rule', defaultMessage: 'new rule' },
  coupon: { id: 'admin.source.coupon', defaultMessage: 'coupon {id}, version {version}' },
  promotion: { id: 'admin.source.promotion', defaultMessage: 'promotion {id}, version {version}' },
  supplement: { id: 'admin.source.supplement', defaultMessage: 'for {what}' },
  seatsLeft: { id: 'admin.source.seats-left', defaultMessage: '{left} of {all} seats left' },
  daysToGo: { id: 'admin.source.days-to-go', defaultMessage: '{days, plural, one {# day to go} other {# days to go}}' },
  days: { id: 'admin.source.days', defaultMessage: 'on {days}' },
  validFrom: { id: 'admin.source.valid-from', defaultMessage: 'from {date}' },
  validTo: { id: 'admin.source.valid-to', defaultMessage: 'until {date}' },
});
