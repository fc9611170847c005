import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  title: NoMessageValues;
  total: { count: number; shown: string };
  search: NoMessageValues;
  searchHint: NoMessageValues;
  status: NoMessageValues;
  days: NoMessageValues;
  createdFrom: NoMessageValues;
  createdTo: NoMessageValues;
  viewAll: NoMessageValues;
  viewWay: NoMessageValues;
  viewArrived: NoMessageValues;
  none: NoMessageValues;
  noneText: NoMessageValues;
  code: NoMessageValues;
  way: NoMessageValues;
  wayOf: { from: string; to: string };
  operator: NoMessageValues;
  goods: NoMessageValues;
  units: NoMessageValues;
  sender: NoMessageValues;
  receiver: NoMessageValues;
  created: NoMessageValues;
  lastEvent: NoMessageValues;
  price: NoMessageValues;
  currency: NoMessageValues;
  back: NoMessageValues;
  unknown: NoMessageValues;
  unknownText: NoMessageValues;
  failed: NoMessageValues;
  story: NoMessageValues;
  implied: NoMessageValues;
  facts: NoMessageValues;
}>({
  title: { id: 'admin.cargo.title', defaultMessage: 'Cargo bookings' },
  total: { id: 'admin.cargo.total', defaultMessage: '{count, plural, one {{shown} parcel} other {{shown} parcels}}' },
  search: { id: 'admin.cargo.search', defaultMessage: 'Search' },
  searchHint: { id: 'admin.cargo.search-hint', defaultMessage: 'Code, operator or telephone' },
  status: { id: 'admin.cargo.status', defaultMessage: 'Status' },
  days: { id: 'admin.cargo.days', defaultMessage: 'Days of handing in' },
  createdFrom: { id: 'admin.cargo.created-from', defaultMessage: 'Handed in from' },
  createdTo: { id: 'admin.cargo.created-to', defaultMessage: 'Handed in until' },
  viewAll: { id: 'admin.cargo.view-all', defaultMessage: 'All' },
  viewWay: { id: 'admin.cargo.view-way', defaultMessage: 'On their way' },
  viewArrived: { id: 'admin.cargo.view-arrived', defaultMessage: 'To be collected' },
  none: { id: 'admin.cargo.none', defaultMessage: 'No parcel yet' },
  noneText: {
    id: 'admin.cargo.none-text',
    defaultMessage: 'Parcels that are handed in where you work stand here, the newest first.',
  },
  code: { id: 'admin.cargo.code', defaultMessage: 'Code' },
  way: { id: 'admin.cargo.way', defaultMessage: 'From and to' },
  wayOf: { id: 'admin.cargo.way-of', defaultMessage: '{from} → {to}' },
  operator: { id: 'admin.cargo.operator', defaultMessage: 'Operator' },
  goods: { id: 'admin.cargo.goods', defaultMessage: 'Goods' },
  units: { id: 'admin.cargo.units', defaultMessage: 'Pieces' },
  sender: { id: 'admin.cargo.sender', defaultMessage: 'Sender' },
  receiver: { id: 'admin.cargo.receiver', defaultMessage: 'Receiver' },
  created: { id: 'admin.cargo.created', defaultMessage: 'Handed in' },
  lastEvent: { id: 'admin.cargo.last-event', defaultMessage: 'Last' },
  price: { id: 'admin.cargo.price', defaultMessage: 'Price' },
  currency: { id: 'admin.cargo.currency', defaultMessage: 'Currency' },
  back: { id: 'admin.cargo.back', defaultMessage: 'All parcels' },
  unknown: { id: 'admin.cargo.unknown', defaultMessage: 'There is no such parcel' },
  unknownText: { id: 'admin.cargo.unknown-text', defaultMessage: 'It does not exist, or others look after it.' },
  failed: { id: 'admin.cargo.failed', defaultMessage: 'The parcel could not be loaded' },
  story: { id: 'admin.cargo.story', defaultMessage: 'Where the parcel has been' },
  implied: { id: 'admin.cargo.implied', defaultMessage: 'not scanned by itself' },
  facts: { id: 'admin.cargo.facts', defaultMessage: 'Parcel' },
});
