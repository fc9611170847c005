import { defineMessages, type NoMessageValues } from 'react-intl';

/** Of coupons as lists and forms have them; the menu says some of them. */
export const couponWords = defineMessages<
  Record<
    | 'title'
    | 'add'
    | 'about'
    | 'search'
    | 'worth'
    | 'when'
    | 'what'
    | 'who'
    | 'together'
    | 'stackGroupHint'
    | 'priorityHint'
    | 'limits'
    | 'limitsAbout'
    | 'name'
    | 'kind'
    | 'value'
    | 'valueHint'
    | 'currency'
    | 'money'
    | 'nationality'
    | 'operators'
    | 'everyOperator'
    | 'codes'
    | 'applied'
    | 'uses'
    | 'spent'
    | 'made'
    | 'state'
    | 'PERCENT'
    | 'AMOUNT'
    | 'SET_PRICE'
    | 'PLATFORM'
    | 'OPERATOR'
    | 'SHARED'
    | 'LOCAL'
    | 'FOREIGN'
    | 'RUNNING'
    | 'PLANNED'
    | 'ENDED'
    | 'USED_UP'
    | 'OFF'
    | 'ORDER'
    | 'SHARE',
    NoMessageValues
  > & {
    codesTotal: { count: number; shown: string };
    usesTotal: { count: number; shown: string };
  }
>({
  title: { id: 'admin.coupons.title', defaultMessage: 'Coupons' },
  add: { id: 'admin.coupons.add', defaultMessage: 'Add a coupon' },
  about: {
    id: 'admin.coupons.about',
    defaultMessage:
      'What a coupon is worth, to whom and how often. Codes stand for it, and are added on its page. What is held keeps the price it was promised.',
  },
  search: { id: 'admin.coupons.search', defaultMessage: 'Name or code' },
  worth: { id: 'admin.coupons.worth', defaultMessage: 'What it is worth' },
  when: { id: 'admin.coupons.when', defaultMessage: 'When' },
  what: { id: 'admin.coupons.what', defaultMessage: 'For what' },
  who: { id: 'admin.coupons.who', defaultMessage: 'For whom' },
  together: { id: 'admin.coupons.together', defaultMessage: 'Together with others' },
  stackGroupHint: {
    id: 'admin.coupons.stackGroupHint',
    defaultMessage: 'A booking gets one of each group alone. Empty: it comes beside all others.',
  },
  priorityHint: { id: 'admin.coupons.priorityHint', defaultMessage: 'Of equals the higher applies.' },
  limits: { id: 'admin.coupons.limits', defaultMessage: 'How often' },
  limitsAbout: { id: 'admin.coupons.limitsAbout', defaultMessage: 'An empty field sets no limit.' },
  name: { id: 'admin.coupons.name', defaultMessage: 'Name' },
  kind: { id: 'admin.coupons.kind', defaultMessage: 'Kind' },
  value: { id: 'admin.field.value', defaultMessage: 'Value' },
  valueHint: { id: 'admin.coupons.percentHint', defaultMessage: 'Percent, or an amount like 2.50' },
  currency: { id: 'admin.field.currency', defaultMessage: 'Currency' },
  money: { id: 'admin.coupons.money', defaultMessage: 'Amounts like 2.50' },
  nationality: { id: 'admin.coupons.nationality', defaultMessage: 'Passengers' },
  operators: { id: 'admin.coupons.operators', defaultMessage: 'Operators' },
  everyOperator: { id: 'admin.coupons.every-operator', defaultMessage: 'Nothing chosen: every operator' },
  codes: { id: 'admin.coupons.codes', defaultMessage: 'Codes' },
  applied: { id: 'admin.coupons.applied', defaultMessage: 'Applied codes' },
  uses: { id: 'admin.coupons.uses', defaultMessage: 'Used' },
  spent: { id: 'admin.coupons.spent', defaultMessage: 'Saved altogether' },
  made: { id: 'admin.coupons.made', defaultMessage: 'Added' },
  state: { id: 'admin.coupons.state', defaultMessage: 'State' },
  PERCENT: { id: 'admin.coupons.PERCENT', defaultMessage: 'Percent of the fares' },
  AMOUNT: { id: 'admin.coupons.AMOUNT', defaultMessage: 'Amount off the fares' },
  SET_PRICE: { id: 'admin.coupons.SET_PRICE', defaultMessage: 'Price of each seat' },
  PLATFORM: { id: 'admin.coupons.PLATFORM', defaultMessage: 'The platform' },
  OPERATOR: { id: 'admin.coupons.OPERATOR', defaultMessage: 'The operator' },
  SHARED: { id: 'admin.coupons.SHARED', defaultMessage: 'Both' },
  LOCAL: { id: 'admin.coupons.LOCAL', defaultMessage: 'Locals' },
  FOREIGN: { id: 'admin.coupons.FOREIGN', defaultMessage: 'Foreigners' },
  RUNNING: { id: 'admin.coupons.RUNNING', defaultMessage: 'Running' },
  PLANNED: { id: 'admin.coupons.PLANNED', defaultMessage: 'Planned' },
  ENDED: { id: 'admin.coupons.ENDED', defaultMessage: 'Ended' },
  USED_UP: { id: 'admin.coupons.USED_UP', defaultMessage: 'Used up' },
  OFF: { id: 'admin.coupons.OFF', defaultMessage: 'Off' },
  ORDER: { id: 'admin.coupons.ORDER', defaultMessage: 'It ends before it begins. Change one of the two.' },
  SHARE: {
    id: 'admin.coupons.SHARE',
    defaultMessage: 'Say a share where both pay, more than nothing and less than all; else none.',
  },
  codesTotal: {
    id: 'admin.coupons.codesTotal',
    defaultMessage: '{count, plural, one {one code} other {{shown} codes}}',
  },
  usesTotal: { id: 'admin.coupons.usesTotal', defaultMessage: '{count, plural, one {one use} other {{shown} uses}}' },
});
