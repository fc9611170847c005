import type { IntlShape } from 'react-intl';
import { nationalityWords, partWords, passengerTypeWords } from '../../features/booking-words/state-words.js';
import type { ListColumn } from '../../features/list/list-column.js';
import { timeColumn } from '../../features/list/time-column.js';
import { asMoney } from '../../session/as-money.js';
import { RideNames } from '../../features/place/RideNames.js';
import { plainMoney } from '../../features/money/money-columns.js';
import type { TicketsQuery } from './tickets.generated.js';
import { words } from './words.js';

export type TicketRow = TicketsQuery['tickets']['rows'][number];

/** What is seen of a ticket, and what a CSV has beside it: money there is a plain number of major units. */
export function ticketColumns(intl: IntlShape): ListColumn<TicketRow>[] {
  const title = (word: Exclude<keyof typeof words, 'totals' | 'amounts' | 'commission' | 'cut'>) =>
    intl.formatMessage(words[word]);
  return [
    {
      key: 'code',
      title: title('code'),
      text: ({ ticketCode }) => ticketCode ?? '',
      render: ({ ticketCode }) => <strong>{ticketCode ?? '–'}</strong>,
      noWrap: true,
    },
    { key: 'pnr', title: title('pnr'), text: ({ pnr }) => pnr },
    {
      key: 'passenger',
      title: title('passenger'),
      text: ({ passengerName }) => passengerName ?? '',
      render: ({ passengerName }) => passengerName ?? '–',
    },
    { key: 'phone', title: title('phone'), text: ({ contactPhone }) => contactPhone ?? '', hidden: true },
    {
      key: 'nationality',
      title: title('nationality'),
      text: ({ nationality, localCountryCode: country }) =>
        intl.formatMessage(nationalityWords[nationality], { country }),
      hidden: true,
    },
    {
      key: 'age',
      title: title('age'),
      text: ({ passengerType }) => intl.formatMessage(passengerTypeWords[passengerType]),
      hidden: true,
    },
    { key: 'seat', title: title('seat'), text: ({ seatNumber }) => seatNumber },
    {
      key: 'journey',
      title: title('journey'),
      text: ({ fromName, toName }) => `${fromName} → ${toName}`,
      render: RideNames,
    },
    { key: 'operator', title: title('operator'), text: ({ operatorName }) => operatorName },
    timeColumn({
      key: 'leaves',
      title: title('leaves'),
      of: ({ departureTime }) => departureTime,
      orders: ['TRAVEL_SOONEST', 'TRAVEL_LATEST'],
    }),
    timeColumn({
      key: 'sold',
      title: title('sold'),
      of: ({ soldAt }) => soldAt,
      orders: ['OLDEST', 'NEWEST'],
    }),
    {
      key: 'state',
      title: title('state'),
      text: ({ state }) => intl.formatMessage(partWords[state]),
    },
    {
      key: 'fare',
      title: title('fare'),
      text: ({ fare }) => plainMoney(fare),
      render: ({ fare }) => asMoney(fare),
      sum: 'fare',
      align: 'right',
      noWrap: true,
    },
    { key: 'currency', title: title('currency'), text: ({ fare }) => fare.currency, hidden: true },
    { key: 'ticketId', title: title('ticketId'), text: ({ ticketId }) => ticketId ?? '', hidden: true },
    { key: 'revoked', title: title('revoked'), text: ({ revoked }) => (revoked ? title('yes') : ''), hidden: true },
  ];
}
