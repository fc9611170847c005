import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<
  Record<
    | 'title'
    | 'add'
    | 'none'
    | 'noneText'
    | 'search'
    | 'status'
    | 'back'
    | 'unknown'
    | 'unknownText'
    | 'failed'
    | 'codeUnknown'
    | 'codeFailed'
    | 'edit'
    | 'save'
    | 'saved'
    | 'worth'
    | 'when'
    | 'what'
    | 'who'
    | 'limits'
    | 'limitsAbout'
    | 'facts'
    | 'choose'
    | 'name'
    | 'kind'
    | 'active'
    | 'switchOn'
    | 'switchOff'
    | 'switchedOn'
    | 'switchedOff'
    | 'percentHint'
    | 'numbersHint'
    | 'all'
    | 'money'
    | 'PERCENT'
    | 'AMOUNT'
    | 'SET_PRICE'
    | 'PLATFORM'
    | 'OPERATOR'
    | 'SHARED'
    | 'web'
    | 'admin'
    | 'api'
    | 'LOCAL'
    | 'FOREIGN'
    | 'nationality'
    | 'BUS'
    | 'TAXI'
    | 'FERRY'
    | 'CARD'
    | 'PAY_ON_BOARDING'
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
    | 'spent'
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
    total: { count: number; shown: string };
    codesTotal: { count: number; shown: string };
    usesTotal: { count: number; shown: string };
    editTitle: { name: string };
    codesOf: { name: string };
  }
>({
  title: { id: 'admin.coupons.title', defaultMessage: 'Coupons' },
  add: { id: 'admin.coupons.add', defaultMessage: 'Add a coupon' },
  none: { id: 'admin.coupons.none', defaultMessage: 'No coupon yet' },
  noneText: {
    id: 'admin.coupons.noneText',
    defaultMessage: 'A coupon lowers fares for who types its code. Add one, then the codes that stand for it.',
  },
  search: { id: 'admin.coupons.search', defaultMessage: 'Name or code' },
  status: { id: 'admin.coupons.status', defaultMessage: 'Status' },
  back: { id: 'admin.coupons.back', defaultMessage: 'All coupons' },
  unknown: { id: 'admin.coupons.unknown', defaultMessage: 'There is no such coupon' },
  unknownText: { id: 'admin.coupons.unknownText', defaultMessage: 'It may lie outside of what you look after.' },
  codeUnknown: { id: 'admin.coupons.codeUnknown', defaultMessage: 'There is no such code' },
  codeFailed: { id: 'admin.coupons.codeFailed', defaultMessage: 'The code could not be loaded' },
  failed: { id: 'admin.coupons.failed', defaultMessage: 'The coupon could not be loaded' },
  edit: { id: 'admin.coupons.edit', defaultMessage: 'Edit' },
  save: { id: 'admin.coupons.save', defaultMessage: 'Save the coupon' },
  saved: { id: 'admin.coupons.saved', defaultMessage: 'The coupon is saved.' },
  worth: { id: 'admin.coupons.worth', defaultMessage: 'What it is worth' },
  when: { id: 'admin.coupons.when', defaultMessage: 'When' },
  what: { id: 'admin.coupons.what', defaultMessage: 'For what' },
  who: { id: 'admin.coupons.who', defaultMessage: 'For whom' },
  limits: { id: 'admin.coupons.limits', defaultMessage: 'How often' },
  limitsAbout: { id: 'admin.coupons.limitsAbout', defaultMessage: 'An empty field sets no limit.' },
  facts: { id: 'admin.coupons.facts', defaultMessage: 'At a glance' },
  choose: { id: 'admin.coupons.choose', defaultMessage: 'Please choose' },
  name: { id: 'admin.coupons.name', defaultMessage: 'Name' },
  kind: { id: 'admin.coupons.kind', defaultMessage: 'Kind' },
  switchOn: { id: 'admin.coupons.switch-on', defaultMessage: 'Put into use' },
  switchOff: { id: 'admin.coupons.switch-off', defaultMessage: 'Take out of use' },
  switchedOn: { id: 'admin.coupons.switched-on', defaultMessage: 'The coupon can be used.' },
  switchedOff: { id: 'admin.coupons.switched-off', defaultMessage: 'Nobody can use the coupon any more.' },
  active: { id: 'admin.coupons.active', defaultMessage: 'The coupon can be used' },
  percentHint: { id: 'admin.coupons.percentHint', defaultMessage: 'Percent, or an amount like 2.50' },
  numbersHint: { id: 'admin.coupons.numbersHint', defaultMessage: 'Numbers, with commas between them; empty: all' },
  all: { id: 'admin.coupons.all', defaultMessage: 'All' },
  money: { id: 'admin.coupons.money', defaultMessage: 'Amounts like 2.50' },
  PERCENT: { id: 'admin.coupons.PERCENT', defaultMessage: 'Percent of the fares' },
  AMOUNT: { id: 'admin.coupons.AMOUNT', defaultMessage: 'Amount off the fares' },
  SET_PRICE: { id: 'admin.coupons.SET_PRICE', defaultMessage: 'Price of each seat' },
  PLATFORM: { id: 'admin.coupons.PLATFORM', defaultMessage: 'The platform' },
  OPERATOR: { id: 'admin.coupons.OPERATOR', defaultMessage: 'The operator' },
  SHARED: { id: 'admin.coupons.SHARED', defaultMessage: 'Both' },
  web: { id: 'admin.coupons.web', defaultMessage: 'On the site' },
  admin: { id: 'admin.coupons.admin', defaultMessage: 'By staff' },
  api: { id: 'admin.coupons.api', defaultMessage: 'By partners' },
  LOCAL: { id: 'admin.coupons.LOCAL', defaultMessage: 'Locals' },
  FOREIGN: { id: 'admin.coupons.FOREIGN', defaultMessage: 'Foreigners' },
  nationality: { id: 'admin.coupons.nationality', defaultMessage: 'Passengers' },
  BUS: { id: 'admin.coupons.BUS', defaultMessage: 'Bus' },
  TAXI: { id: 'admin.coupons.TAXI', defaultMessage: 'Taxi' },
  FERRY: { id: 'admin.coupons.FERRY', defaultMessage: 'Ferry' },
  CARD: { id: 'admin.coupons.CARD', defaultMessage: 'Visa/Mastercard' },
  PAY_ON_BOARDING: { id: 'admin.coupons.PAY_ON_BOARDING', defaultMessage: 'On boarding' },
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
  spent: { id: 'admin.coupons.spent', defaultMessage: 'Saved altogether' },
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
  total: { id: 'admin.coupons.total', defaultMessage: '{count, plural, one {one coupon} other {{shown} coupons}}' },
  codesTotal: {
    id: 'admin.coupons.codesTotal',
    defaultMessage: '{count, plural, one {one code} other {{shown} codes}}',
  },
  usesTotal: { id: 'admin.coupons.usesTotal', defaultMessage: '{count, plural, one {one use} other {{shown} uses}}' },
  editTitle: { id: 'admin.coupons.editTitle', defaultMessage: 'Edit {name}' },
  codesOf: { id: 'admin.coupons.codesOf', defaultMessage: 'Codes of {name}' },
});
