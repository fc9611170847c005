import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<
  Record<
    | 'title'
    | 'add'
    | 'none'
    | 'noneText'
    | 'name'
    | 'country'
    | 'rates'
    | 'agencies'
    | 'agents'
    | 'back'
    | 'unknown'
    | 'unknownText'
    | 'failed'
    | 'save'
    | 'saved'
    | 'choose'
    | 'level'
    | 'levelAbout'
    | 'ratesAbout'
    | 'ratesWrong'
    | 'operator'
    | 'everyOperator'
    | 'transport'
    | 'everyTransport'
    | 'kind'
    | 'percent'
    | 'value'
    | 'validFrom'
    | 'validUntil'
    | 'addRate'
    | 'remove'
    | 'BUS'
    | 'TAXI'
    | 'FERRY',
    NoMessageValues
  > & { total: { count: number; shown: string }; rate: { number: number }; perSeat: { currency: string } }
>({
  title: { id: 'admin.levels.title', defaultMessage: 'Commission levels' },
  total: { id: 'admin.levels.total', defaultMessage: '{count, plural, one {one level} other {{shown} levels}}' },
  add: { id: 'admin.levels.add', defaultMessage: 'Add a level' },
  none: { id: 'admin.levels.none', defaultMessage: 'No level yet' },
  noneText: {
    id: 'admin.levels.none-text',
    defaultMessage: 'A level says what agencies earn of what they sell. An agency without one earns nothing.',
  },
  name: { id: 'admin.levels.name', defaultMessage: 'Name' },
  country: { id: 'admin.levels.country', defaultMessage: 'Country' },
  rates: { id: 'admin.levels.rates', defaultMessage: 'Rates' },
  agencies: { id: 'admin.levels.agencies', defaultMessage: 'Agencies' },
  agents: { id: 'admin.levels.agents', defaultMessage: 'Agents' },
  back: { id: 'admin.levels.back', defaultMessage: 'All levels' },
  unknown: { id: 'admin.levels.unknown', defaultMessage: 'There is no such level' },
  unknownText: { id: 'admin.levels.unknown-text', defaultMessage: 'It may lie outside of what you look after.' },
  failed: { id: 'admin.levels.failed', defaultMessage: 'The level could not be loaded' },
  save: { id: 'admin.levels.save', defaultMessage: 'Save the level' },
  saved: { id: 'admin.levels.saved', defaultMessage: 'The level is saved. It counts for what is sold from now on.' },
  choose: { id: 'admin.levels.choose', defaultMessage: 'Please choose' },
  level: { id: 'admin.levels.level', defaultMessage: 'Level' },
  levelAbout: { id: 'admin.levels.level-about', defaultMessage: 'Agencies of its country may have it.' },
  ratesAbout: {
    id: 'admin.levels.rates-about',
    defaultMessage:
      'Of each seat the most specific rate of the day counts: operator before transport, transport before all. It is paid out of our own share and never more than that.',
  },
  ratesWrong: {
    id: 'admin.levels.rates-wrong',
    defaultMessage: 'Enter a number for every rate: 100 percent at most; riel, kip and dong have no decimals',
  },
  rate: { id: 'admin.levels.rate', defaultMessage: 'Rate {number}' },
  operator: { id: 'admin.levels.operator', defaultMessage: 'Operator' },
  everyOperator: { id: 'admin.levels.every-operator', defaultMessage: 'Every operator' },
  transport: { id: 'admin.levels.transport', defaultMessage: 'Transport' },
  everyTransport: { id: 'admin.levels.every-transport', defaultMessage: 'Every kind' },
  kind: { id: 'admin.levels.kind', defaultMessage: 'Counted in' },
  percent: { id: 'admin.levels.percent', defaultMessage: 'Percent of the fare' },
  perSeat: { id: 'admin.levels.per-seat', defaultMessage: '{currency} for each seat' },
  value: { id: 'admin.levels.value', defaultMessage: 'How much' },
  validFrom: { id: 'admin.levels.valid-from', defaultMessage: 'Sold from' },
  validUntil: { id: 'admin.levels.valid-until', defaultMessage: 'Sold until' },
  addRate: { id: 'admin.levels.add-rate', defaultMessage: 'One more rate' },
  remove: { id: 'admin.levels.remove', defaultMessage: 'Take this rate away' },
  BUS: { id: 'admin.levels.bus', defaultMessage: 'Bus' },
  TAXI: { id: 'admin.levels.taxi', defaultMessage: 'Taxi' },
  FERRY: { id: 'admin.levels.ferry', defaultMessage: 'Ferry' },
});
