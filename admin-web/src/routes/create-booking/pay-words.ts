import { defineMessages, type NoMessageValues } from 'react-intl';

/** The ways somebody at a desk takes money, the usual one first. */
export const DESK_METHODS = ['AGENT_BALANCE', 'PAY_ON_BOARDING', 'CASH_COLLECTION', 'CARD'] as const;
export type DeskMethod = (typeof DESK_METHODS)[number];
/** Cash is taken by who sells, or elsewhere with a code. */
export type DeskWay = DeskMethod | 'CASH_IN_HAND';

export const deskWords = defineMessages<Record<DeskWay, NoMessageValues>>({
  AGENT_BALANCE: { id: 'admin.pay.AGENT_BALANCE', defaultMessage: 'Take it from our balance' },
  PAY_ON_BOARDING: { id: 'admin.pay.PAY_ON_BOARDING', defaultMessage: 'Paid on boarding' },
  CASH_IN_HAND: { id: 'admin.pay.CASH_IN_HAND', defaultMessage: 'Cash, I have taken it' },
  CASH_COLLECTION: { id: 'admin.pay.CASH_COLLECTION', defaultMessage: 'Cash at a counter, with a code' },
  CARD: { id: 'admin.pay.CARD', defaultMessage: 'Link to pay by card' },
});

export const words = defineMessages<{
  title: { pnr: string };
  back: NoMessageValues;
  unknown: NoMessageValues;
  unknownText: NoMessageValues;
  failed: NoMessageValues;
  total: NoMessageValues;
  due: NoMessageValues;
  fares: NoMessageValues;
  how: NoMessageValues;
  none: NoMessageValues;
  over: NoMessageValues;
  overText: NoMessageValues;
  again: NoMessageValues;
  offers: NoMessageValues;
}>({
  title: { id: 'admin.pay.title', defaultMessage: 'Pay {pnr}' },
  back: { id: 'admin.pay.back', defaultMessage: 'Search' },
  unknown: { id: 'admin.pay.unknown', defaultMessage: 'There is no such booking' },
  unknownText: { id: 'admin.pay.unknown-text', defaultMessage: 'Its seats may be free again. Search once more.' },
  failed: { id: 'admin.pay.failed', defaultMessage: 'The booking could not be loaded' },
  total: { id: 'admin.pay.total', defaultMessage: 'Total' },
  due: { id: 'admin.pay.due', defaultMessage: 'To pay' },
  fares: { id: 'admin.pay.fares', defaultMessage: 'Fares' },
  how: { id: 'admin.pay.how', defaultMessage: 'How is it paid?' },
  none: { id: 'admin.pay.none', defaultMessage: 'No way to pay is open to you for this booking.' },
  over: { id: 'admin.pay.over', defaultMessage: 'The seats are free again' },
  overText: {
    id: 'admin.pay.over-text',
    defaultMessage: 'The time to pay is over. Search once more and hold them anew.',
  },
  again: { id: 'admin.pay.again', defaultMessage: 'Search again' },
  offers: { id: 'admin.pay.offers', defaultMessage: 'Offers' },
});
