import { defineMessages, type NoMessageValues } from 'react-intl';

type Said =
  | ('title' | 'about' | 'table' | 'none' | 'noCategories' | 'what' | 'passengers' | 'local' | 'foreign' | 'state')
  | ('actions' | 'add' | 'edit' | 'remove' | 'undo' | 'isNew' | 'isChanged' | 'isRemoved' | 'keep' | 'cancel')
  | ('seat' | 'everySeat' | 'vehicle' | 'everyVehicle' | 'currency' | 'hint' | 'twice' | 'nothing' | 'noSupplement');

export const supplementWords = defineMessages<
  Record<Said, NoMessageValues> & {
    count: { count: number };
    seats: { seats: string };
    vehicles: { vehicles: string };
    both: { seats: string; vehicles: string };
  }
>({
  title: { id: 'admin.tariff-supplements.title', defaultMessage: 'Supplements' },
  about: {
    id: 'admin.tariff-supplements.about',
    defaultMessage:
      'What seats or vehicles of a category cost more than the price of the ride. One for seats on some vehicles takes the place of that for the same seats elsewhere; one for the vehicle is added to it. Travellers see the price on each seat.',
  },
  table: { id: 'admin.tariff-supplements.table', defaultMessage: 'Supplements of this operator' },
  none: { id: 'admin.tariff-supplements.none', defaultMessage: 'All seats of a ride cost the same.' },
  noCategories: {
    id: 'admin.tariff-supplements.no-categories',
    defaultMessage: 'There are no seat categories and no vehicle categories yet: the platform looks after them.',
  },
  what: { id: 'admin.tariff-supplements.what', defaultMessage: 'For' },
  passengers: { id: 'admin.tariff-supplements.passengers', defaultMessage: 'Passengers' },
  local: { id: 'admin.tariff-supplements.local', defaultMessage: 'Nationals pay more' },
  foreign: { id: 'admin.tariff-supplements.foreign', defaultMessage: 'Visitors pay more' },
  state: { id: 'admin.tariff-supplements.state', defaultMessage: 'State' },
  actions: { id: 'admin.tariff-supplements.actions', defaultMessage: 'What to do' },
  add: { id: 'admin.tariff-supplements.add', defaultMessage: 'Add a supplement' },
  edit: { id: 'admin.tariff-supplements.edit', defaultMessage: 'Change' },
  remove: { id: 'admin.tariff-supplements.remove', defaultMessage: 'Take away' },
  undo: { id: 'admin.tariff-supplements.undo', defaultMessage: 'Leave as it is' },
  isNew: { id: 'admin.tariff-supplements.is-new', defaultMessage: 'New' },
  isChanged: { id: 'admin.tariff-supplements.is-changed', defaultMessage: 'Changed' },
  isRemoved: { id: 'admin.tariff-supplements.is-removed', defaultMessage: 'Taken away' },
  keep: { id: 'admin.tariff-supplements.keep', defaultMessage: 'Take it over' },
  cancel: { id: 'admin.tariff-supplements.cancel', defaultMessage: 'Cancel' },
  seat: { id: 'admin.tariff-supplements.seat', defaultMessage: 'Seat category' },
  everySeat: { id: 'admin.tariff-supplements.every-seat', defaultMessage: 'All seats' },
  vehicle: { id: 'admin.tariff-supplements.vehicle', defaultMessage: 'Vehicle category' },
  everyVehicle: { id: 'admin.tariff-supplements.every-vehicle', defaultMessage: 'All vehicles' },
  currency: { id: 'admin.tariff-supplements.currency', defaultMessage: 'Currency' },
  hint: {
    id: 'admin.tariff-supplements.hint',
    defaultMessage: '0: nothing more, also where another supplement would be paid.',
  },
  twice: { id: 'admin.tariff-supplements.twice', defaultMessage: 'There is one for these already: change that.' },
  nothing: {
    id: 'admin.tariff-supplements.nothing',
    defaultMessage: 'Choose a seat category, a vehicle category, or both.',
  },
  noSupplement: { id: 'admin.tariff-supplements.no-supplement', defaultMessage: 'none' },
  seats: { id: 'admin.tariff-supplements.seats', defaultMessage: 'Seats: {seats}' },
  vehicles: { id: 'admin.tariff-supplements.vehicles', defaultMessage: 'Vehicles: {vehicles}' },
  both: { id: 'admin.tariff-supplements.both', defaultMessage: 'Seats: {seats} · vehicles: {vehicles}' },
  count: {
    id: 'admin.tariff-supplements.count',
    defaultMessage: '{count, plural, one {# supplement is different} other {# supplements are different}}',
  },
});
