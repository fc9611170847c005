import { parcelEventWords } from '@naga/booking-flow/parcel/parcel-event-words.js';
import type { IntlShape } from 'react-intl';
import type { ListColumn } from '../../features/list/list-column.js';
import { timeColumn } from '../../features/list/time-column.js';
import { asMoney } from '../../session/as-money.js';
import { plainMoney } from '../../features/money/money-columns.js';
import type { CargoBooking_RowFragment } from './cargo-bookings.generated.js';
import { ParcelStatus } from './ParcelStatus.js';
import { words } from './words.js';

export const cargoColumns = (intl: IntlShape): ListColumn<CargoBooking_RowFragment>[] => [
  {
    key: 'code',
    title: intl.formatMessage(words.code),
    text: ({ code }) => code,
    render: ({ code }) => <strong>{code}</strong>,
    noWrap: true,
  },
  {
    key: 'way',
    title: intl.formatMessage(words.way),
    text: ({ fromName, toName }) => intl.formatMessage(words.wayOf, { from: fromName, to: toName }),
  },
  { key: 'operator', title: intl.formatMessage(words.operator), text: ({ operatorName }) => operatorName },
  {
    key: 'goods',
    title: intl.formatMessage(words.goods),
    text: ({ goodsType }) => goodsType,
    render: ({ goodsType, units }) => (units === 1 ? goodsType : `${units} × ${goodsType}`),
  },
  { key: 'units', title: intl.formatMessage(words.units), text: ({ units }) => String(units), hidden: true },
  { key: 'sender', title: intl.formatMessage(words.sender), text: ({ senderMobile }) => senderMobile, noWrap: true },
  {
    key: 'receiver',
    title: intl.formatMessage(words.receiver),
    text: ({ receiverMobile }) => receiverMobile,
    noWrap: true,
  },
  timeColumn({
    key: 'created',
    title: intl.formatMessage(words.created),
    of: ({ createdAt }) => createdAt,
  }),
  {
    key: 'last',
    title: intl.formatMessage(words.lastEvent),
    text: ({ lastEvent }) => intl.formatMessage(parcelEventWords[lastEvent]),
    render: ({ lastEvent }) => <ParcelStatus status={lastEvent} />,
  },
  {
    key: 'status',
    title: intl.formatMessage(words.status),
    text: ({ status }) => intl.formatMessage(parcelEventWords[status]),
    hidden: true,
  },
  {
    key: 'price',
    title: intl.formatMessage(words.price),
    text: ({ total }) => plainMoney(total),
    render: ({ total }) => asMoney(total),
    sum: 'total',
    align: 'right',
    noWrap: true,
  },
  { key: 'currency', title: intl.formatMessage(words.currency), text: ({ total }) => total.currency, hidden: true },
];
