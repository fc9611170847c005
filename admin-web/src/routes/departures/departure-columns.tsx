import type { IntlShape } from 'react-intl';
import type { ListColumn } from '../../features/list/list-column.js';
import type { DeparturesToBoardQuery } from './departures.generated.js';
import { words } from './words.js';
import { LocalTime } from '../../session/time/LocalTime.js';

export type DepartureRow = DeparturesToBoardQuery['departuresToBoard']['rows'][number];

/** `withOperator`: for who runs more than one. */
export const departureColumns = (intl: IntlShape, withOperator: boolean): ListColumn<DepartureRow>[] => [
  {
    key: 'leaves',
    title: intl.formatMessage(words.leaves),
    text: ({ departureTime }) => departureTime.slice(11, 16),
    render: ({ departureTime }) => (
      <strong>
        <LocalTime at={departureTime} clock />
      </strong>
    ),
    noWrap: true,
  },
  { key: 'route', title: intl.formatMessage(words.route), text: ({ route }) => route },
  ...(withOperator
    ? [
        {
          key: 'operator',
          title: intl.formatMessage(words.operator),
          text: ({ operatorName }: DepartureRow) => operatorName,
        },
      ]
    : []),
  { key: 'vehicle', title: intl.formatMessage(words.vehicle), text: ({ vehicleName }) => vehicleName },
  {
    key: 'sold',
    title: intl.formatMessage(words.sold),
    text: ({ sold }) => String(sold),
    render: ({ sold, seatCount }) => `${sold} / ${seatCount}`,
    sum: 'sold',
    align: 'right',
    noWrap: true,
  },
  { key: 'seats', title: intl.formatMessage(words.seats), text: ({ seatCount }) => String(seatCount), hidden: true },
  {
    key: 'boarded',
    title: intl.formatMessage(words.boarded),
    text: ({ boarded }) => String(boarded),
    sum: 'boarded',
    align: 'right',
  },
  {
    key: 'noShow',
    title: intl.formatMessage(words.noShow),
    text: ({ noShow }) => String(noShow),
    sum: 'noShow',
    align: 'right',
  },
];
