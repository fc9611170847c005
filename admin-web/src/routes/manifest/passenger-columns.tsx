import { StatusPill } from '@naga/ui/StatusPill';
import type { Tone } from '@naga/ui/tone.js';
import { FormattedMessage, type IntlShape } from 'react-intl';
import { Link } from 'react-router';
import { partWords } from '../../features/booking-words/state-words.js';
import type { Manifest_PassengerFragment } from '../../features/boarding/boarding.generated.js';
import { passengerTypeWords } from '../../features/booking-words/state-words.js';
import { addOnsText } from '../../features/booking-words/add-ons-text.js';
import { carriedAddOns } from '../../features/boarding/carried-add-ons.js';
import { factsText } from '../../features/booking-words/fact-words.js';
import type { ListColumn } from '../../features/list/list-column.js';
import { asMoney } from '../../session/as-money.js';
import { plainMoney } from '../../features/money/money-columns.js';
import { localStamp } from '../../session/time/local-stamp.js';
import { words } from './words.js';
import { LocalTime } from '../../session/time/LocalTime.js';

export type PassengerRow = Manifest_PassengerFragment;

const TONES: Partial<Record<PassengerRow['state'], Tone>> = { BOARDED: 'good', COMPLETED: 'good', NO_SHOW: 'bad' };

/** Where somebody is fetched and taken, in one line; empty without wishes. */
function wishes(intl: IntlShape, { pickupAddress, pickupTime, taxiDropOff }: PassengerRow): string {
  const pickup = { time: pickupTime ?? '', address: pickupAddress ?? '' };
  const said = [
    pickup.time || pickup.address ? intl.formatMessage(words.pickedUp, pickup) : '',
    taxiDropOff ? intl.formatMessage(words.setDown, { place: taxiDropOff }) : '',
  ];
  return said.filter((line) => line !== '').join(' · ');
}

const boarded = ({ boardedAt, boardedBy }: PassengerRow) =>
  boardedAt !== null && (
    <small>
      <FormattedMessage
        {...words.boarded}
        values={{ stamp: <LocalTime at={boardedAt} clock />, by: boardedBy?.name ?? 'none' }}
      />
    </small>
  );

/** What the operator asks of him that nobody has told, and the way to tell it for who may. */
function Missing({ intl, row, mayEdit }: { intl: IntlShape; row: PassengerRow; mayEdit: boolean }) {
  return (
    <small className="manifest__missing">
      {intl.formatMessage(words.missing, { facts: factsText(intl, row.missing) })}{' '}
      {mayEdit && row.ticketId !== null && (
        <Link to={`/bookings/passenger/${row.bookingId}/${row.ticketId}`}>{intl.formatMessage(words.fillIn)}</Link>
      )}
    </small>
  );
}

/**
 * What is seen and printed of a passenger, and what a CSV has beside it: money there is a plain number of major units.
 * `mayEdit`: whether the reader may write what is missing of somebody.
 */
export function passengerColumns(intl: IntlShape, mayEdit: boolean): ListColumn<PassengerRow>[] {
  const say = (word: keyof typeof words) => intl.formatMessage(words[word] as { id: string });
  const carried = ({ addOns }: PassengerRow) => addOnsText(intl, carriedAddOns(addOns));
  return [
    {
      key: 'seat',
      title: say('seat'),
      width: 64,
      text: (row) => row.seatNumber,
      render: (row) => <strong>{row.seatNumber}</strong>,
    },
    { key: 'title', title: say('title'), text: (row) => row.title, hidden: true },
    {
      key: 'passenger',
      title: say('passenger'),
      text: (row) => row.name,
      render: (row) => (
        <span className="manifest__person">
          <Link className="list-link" to={`/bookings/${row.bookingId}`}>
            {row.name || row.pnr}
          </Link>
          <small>
            {row.ticketCode} · {say(row.nationality === 'LOCAL' ? 'local' : 'foreign')}
            {row.passengerType === 'CHILD' && ` · ${intl.formatMessage(passengerTypeWords.CHILD)}`}
          </small>
          {row.documentNumber !== null && (
            <small>{[row.documentNumber, row.birthDate].filter(Boolean).join(' · ')}</small>
          )}
          {row.missing.length > 0 && <Missing intl={intl} row={row} mayEdit={mayEdit} />}
          {carried(row) !== '' && <strong>{carried(row)}</strong>}
          {wishes(intl, row) !== '' && <small>{wishes(intl, row)}</small>}
        </span>
      ),
    },
    { key: 'code', title: say('code'), text: (row) => row.ticketCode, hidden: true },
    { key: 'pnr', title: say('pnr'), text: (row) => row.pnr, hidden: true },
    {
      key: 'nationality',
      title: say('nationality'),
      text: (row) => say(row.nationality === 'LOCAL' ? 'local' : 'foreign'),
      hidden: true,
    },
    { key: 'document', title: say('document'), text: (row) => row.documentNumber ?? '', hidden: true },
    { key: 'born', title: say('born'), text: (row) => row.birthDate ?? '', hidden: true },
    { key: 'missing', title: say('stillToAsk'), text: (row) => factsText(intl, row.missing), hidden: true },
    {
      key: 'age',
      title: say('age'),
      text: (row) => intl.formatMessage(passengerTypeWords[row.passengerType]),
      hidden: true,
    },
    // Who boards people holds a telephone: what he collects stands beside the name.
    {
      key: 'payment',
      title: say('payment'),
      text: (row) => plainMoney(row.owed),
      render: (row) =>
        row.owed.amount === 0 ? (
          say('paid')
        ) : (
          <strong className="manifest__owed">{intl.formatMessage(words.collect, { amount: asMoney(row.owed) })}</strong>
        ),
    },
    { key: 'currency', title: say('currency'), text: (row) => row.owed.currency, hidden: true },
    {
      key: 'from',
      title: say('from'),
      text: (row) => row.from,
      render: (row) => (
        <>
          {row.from} <LocalTime at={row.departureTime} clock />
        </>
      ),
    },
    { key: 'leaves', title: say('leaves'), text: (row) => localStamp(row.departureTime), hidden: true },
    { key: 'to', title: say('to'), text: (row) => row.to },
    {
      key: 'phone',
      title: say('phone'),
      text: (row) => row.phone ?? '',
      render: (row) => row.phone && <a href={`tel:${row.phone.replaceAll(' ', '')}`}>{row.phone}</a>,
      noWrap: true,
    },
    { key: 'pickup', title: say('pickup'), text: (row) => row.pickupAddress ?? '', hidden: true },
    { key: 'pickupTime', title: say('pickupTime'), text: (row) => row.pickupTime ?? '', hidden: true },
    { key: 'pickupPhone', title: say('pickupPhone'), text: (row) => row.pickupPhone ?? '', hidden: true },
    { key: 'dropOff', title: say('dropOff'), text: (row) => row.taxiDropOff ?? '', hidden: true },
    { key: 'addOns', title: say('addOns'), text: carried, hidden: true },
    {
      key: 'state',
      title: say('state'),
      text: (row) => intl.formatMessage(partWords[row.state]),
      render: (row) => (
        <span className="manifest__person">
          <StatusPill tone={TONES[row.state] ?? 'quiet'}>{intl.formatMessage(partWords[row.state])}</StatusPill>
          {boarded(row)}
        </span>
      ),
    },
    {
      key: 'boardedAt',
      title: say('boardedAt'),
      text: (row) => (row.boardedAt === null ? '' : localStamp(row.boardedAt)),
      hidden: true,
    },
    { key: 'boardedBy', title: say('boardedBy'), text: (row) => row.boardedBy?.name ?? '', hidden: true },
  ];
}
