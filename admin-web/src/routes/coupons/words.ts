import { defineMessages, type NoMessageValues } from 'react-intl';

/** Of codes that stand for coupons, and of the bookings that they lowered. */
export const words = defineMessages<
  Record<
    | 'search'
    | 'unknownText'
    | 'codeUnknown'
    | 'codeFailed'
    | 'facts'
    | 'codes'
    | 'code'
    | 'addCodes'
    | 'codesTyped'
    | 'codesTypedHint'
    | 'count'
    | 'prefix'
    | 'codesSaved'
    | 'noCodes'
    | 'noCodesText'
    | 'uses'
    | 'lastUsed'
    | 'made'
    | 'applied'
    | 'noneApplied'
    | 'noneAppliedText'
    | 'booking'
    | 'coupon'
    | 'discount'
    | 'at'
    | 'state'
    | 'RESERVED'
    | 'CONSUMED'
    | 'RELEASED',
    NoMessageValues
  > & {
    codesTotal: { count: number; shown: string };
    usesTotal: { count: number; shown: string };
    codesOf: { name: string };
  }
>({
  search: { id: 'admin.coupons.search', defaultMessage: 'Name or code' },
  unknownText: { id: 'admin.coupons.unknownText', defaultMessage: 'It may lie outside of what you look after.' },
  codeUnknown: { id: 'admin.coupons.codeUnknown', defaultMessage: 'There is no such code' },
  codeFailed: { id: 'admin.coupons.codeFailed', defaultMessage: 'The code could not be loaded' },
  facts: { id: 'admin.coupons.facts', defaultMessage: 'At a glance' },
  codes: { id: 'admin.coupons.codes', defaultMessage: 'Codes' },
  code: { id: 'admin.coupons.code', defaultMessage: 'Code' },
  addCodes: { id: 'admin.coupons.addCodes', defaultMessage: 'Add codes' },
  codesTyped: { id: 'admin.coupons.codesTyped', defaultMessage: 'Codes, one a line' },
  codesTypedHint: {
    id: 'admin.coupons.codesTypedHint',
    defaultMessage: 'Letters A to Z, digits, - and _; three to thirty of them',
  },
  count: { id: 'admin.coupons.count', defaultMessage: 'Random codes' },
  prefix: { id: 'admin.coupons.prefix', defaultMessage: 'Beginning of the random ones' },
  codesSaved: { id: 'admin.coupons.codesSaved', defaultMessage: 'The codes are made.' },
  noCodes: { id: 'admin.coupons.noCodes', defaultMessage: 'No code stands for it yet' },
  noCodesText: {
    id: 'admin.coupons.noCodesText',
    defaultMessage: 'Travellers type a code before they pay: one for everybody, or many that count once each.',
  },
  uses: { id: 'admin.coupons.uses', defaultMessage: 'Used' },
  lastUsed: { id: 'admin.coupons.lastUsed', defaultMessage: 'Last used' },
  made: { id: 'admin.coupons.made', defaultMessage: 'Added' },
  applied: { id: 'admin.coupons.applied', defaultMessage: 'Applied codes' },
  noneApplied: { id: 'admin.coupons.noneApplied', defaultMessage: 'No code was applied yet' },
  noneAppliedText: {
    id: 'admin.coupons.noneAppliedText',
    defaultMessage: 'Each sale in which a code was typed stands here, with what it took off the fare.',
  },
  booking: { id: 'admin.coupons.booking', defaultMessage: 'Booking' },
  coupon: { id: 'admin.coupons.coupon', defaultMessage: 'Coupon' },
  discount: { id: 'admin.coupons.discount', defaultMessage: 'Saved' },
  at: { id: 'admin.coupons.at', defaultMessage: 'Applied' },
  state: { id: 'admin.coupons.state', defaultMessage: 'State' },
  RESERVED: { id: 'admin.coupons.RESERVED', defaultMessage: 'Held' },
  CONSUMED: { id: 'admin.coupons.CONSUMED', defaultMessage: 'Sold' },
  RELEASED: { id: 'admin.coupons.RELEASED', defaultMessage: 'Given back' },
  codesTotal: {
    id: 'admin.coupons.codesTotal',
    defaultMessage: '{count, plural, one {one code} other {{shown} codes}}',
  },
  usesTotal: { id: 'admin.coupons.usesTotal', defaultMessage: '{count, plural, one {one use} other {{shown} uses}}' },
  codesOf: { id: 'admin.coupons.codesOf', defaultMessage: 'Codes of {name}' },
});
