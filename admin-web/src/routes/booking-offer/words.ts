import { defineMessages, type NoMessageValues, type PrimitiveType } from 'react-intl';

export const words = defineMessages<
  Record<
    | 'title'
    | 'about'
    | 'back'
    | 'unknown'
    | 'unknownText'
    | 'failed'
    | 'price'
    | 'total'
    | 'offers'
    | 'none'
    | 'noneText'
    | 'near'
    | 'applied'
    | 'remove'
    | 'removed'
    | 'pay',
    NoMessageValues
  > & {
    of: { pnr: string };
    apply: { code: string };
    promoted: { names: string };
    using: { code: string; saves: string };
    saves: { saves: string; total: string };
    until: { stamp: PrimitiveType };
    methods: { methods: string };
  }
>({
  title: { id: 'admin.offer.title', defaultMessage: 'Offers' },
  about: {
    id: 'admin.offer.about',
    defaultMessage: 'Choose a sale that is not finished: what could lower its price stands behind it.',
  },
  of: { id: 'admin.offer.of', defaultMessage: 'Offers for {pnr}' },
  back: { id: 'admin.offer.back', defaultMessage: 'Other sales' },
  unknown: { id: 'admin.offer.unknown', defaultMessage: 'There is no such sale' },
  unknownText: { id: 'admin.offer.unknown-text', defaultMessage: 'Its seats may be free again. Search once more.' },
  failed: { id: 'admin.offer.failed', defaultMessage: 'The offers could not be loaded' },
  price: { id: 'admin.offer.price', defaultMessage: 'The price now' },
  total: { id: 'admin.offer.total', defaultMessage: 'Total with fees' },
  offers: { id: 'admin.offer.offers', defaultMessage: 'What could lower it' },
  none: { id: 'admin.offer.none', defaultMessage: 'No offer fits' },
  noneText: {
    id: 'admin.offer.none-text',
    defaultMessage: 'A code that the customer brings can be typed where he pays.',
  },
  near: { id: 'admin.offer.near', defaultMessage: 'Not for this sale' },
  saves: { id: 'admin.offer.saves', defaultMessage: 'saves {saves}, then {total} in all' },
  until: { id: 'admin.offer.until', defaultMessage: 'until {stamp}' },
  methods: { id: 'admin.offer.methods', defaultMessage: 'paid by {methods} only' },
  apply: { id: 'admin.offer.apply', defaultMessage: 'Apply {code}' },
  applied: { id: 'admin.offer.applied', defaultMessage: 'The price is lowered.' },
  using: { id: 'admin.offer.using', defaultMessage: '{code} is applied and saves {saves}.' },
  promoted: { id: 'admin.offer.promoted', defaultMessage: 'Lowered by itself: {names}' },
  remove: { id: 'admin.offer.remove', defaultMessage: 'Take it away' },
  removed: { id: 'admin.offer.removed', defaultMessage: 'The price is what it was.' },
  pay: { id: 'admin.offer.pay', defaultMessage: 'On to the payment' },
});
