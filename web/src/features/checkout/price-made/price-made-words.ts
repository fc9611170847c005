import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  each: { count: number };
  seats: { who: string; seats: string };
  visitor: NoMessageValues;
  visitorChild: NoMessageValues;
  national: { country: string };
  nationalChild: { country: string };
  feeShare: { percent: string };
  feeFixed: { amount: string };
  feeBoth: { percent: string; amount: string };
  pieceShare: { percent: string };
  pieceFixed: { amount: string };
  pieceBoth: { percent: string; amount: string };
  about: { total: string; shown: string; rate: string; day: string };
}>({
  each: { id: 'price-made.each', defaultMessage: '{count, plural, one {The seat} other {Each seat}}' },
  seats: { id: 'price-made.seats', defaultMessage: '{who}: {seats}' },
  visitor: { id: 'price-made.visitor', defaultMessage: 'Foreign visitor' },
  visitorChild: { id: 'price-made.visitor-child', defaultMessage: 'Foreign visitor, child' },
  national: {
    id: 'price-made.national',
    defaultMessage:
      'National price ({country, select, KH {Cambodian} LA {Lao national} TH {Thai national} VN {Vietnamese} other {local}})',
  },
  nationalChild: {
    id: 'price-made.national-child',
    defaultMessage:
      'National price for children ({country, select, KH {Cambodian} LA {Lao national} TH {Thai national} VN {Vietnamese} other {local}})',
  },
  feeShare: { id: 'price-made.fee-share', defaultMessage: 'Once a booking: {percent} of the fares' },
  feeFixed: { id: 'price-made.fee-fixed', defaultMessage: 'Once a booking: {amount}' },
  feeBoth: { id: 'price-made.fee-both', defaultMessage: 'Once a booking: {percent} of the fares and {amount}' },
  pieceShare: { id: 'price-made.piece-share', defaultMessage: '{percent} of the seat’s price each' },
  pieceFixed: { id: 'price-made.piece-fixed', defaultMessage: '{amount} each' },
  pieceBoth: { id: 'price-made.piece-both', defaultMessage: '{percent} of the seat’s price and {amount} each' },
  about: {
    id: 'price-made.about',
    defaultMessage: '{total} is {shown} at the rate of {day}: {rate}. What is charged is {total}.',
  },
});

/** The steps of a price as travellers read them, in the order in which they are applied. */
export const stageWords = defineMessages<
  Record<'base' | 'rule' | 'demand' | 'offer' | 'supplement' | 'promotion' | 'coupon' | 'points', NoMessageValues>
>({
  base: { id: 'price-made.base', defaultMessage: 'Ticket between these stops' },
  rule: { id: 'price-made.rule', defaultMessage: 'For this departure on this day' },
  demand: { id: 'price-made.demand', defaultMessage: 'By seats left and days to go' },
  offer: { id: 'price-made.offer', defaultMessage: 'Offer of the company' },
  supplement: { id: 'price-made.supplement', defaultMessage: 'Better seat or vehicle' },
  promotion: { id: 'price-made.promotion', defaultMessage: 'Promotion' },
  coupon: { id: 'price-made.coupon', defaultMessage: 'Offer code' },
  points: { id: 'price-made.points', defaultMessage: 'Points' },
});
