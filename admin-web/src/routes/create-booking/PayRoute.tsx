import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { HoldBar } from '@naga/booking-flow/hold/HoldBar';
import { termsWords } from '@naga/booking-flow/terms/terms-words.js';
import { TicketTerms } from '@naga/booking-flow/terms/TicketTerms';
import { feeLines } from '@naga/booking-flow/sale/fee-lines.js';
import { isLanguage } from '@naga/kernel/language.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { Disclosure } from '@naga/ui/Disclosure';
import { EmptyState } from '@naga/ui/EmptyState';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate, useParams } from 'react-router';
import { useAttempt } from '../../session/use-attempt.js';
import { asMoney } from '../../session/as-money.js';
import { localName } from '../../session/local-name.js';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { askAgain } from '../../session/ask-again.js';
import { useLookAgain } from '../../session/use-look-again.js';
import { feeTerm } from '../../features/booking-words/fee-text.js';
import {
  type SaleToPay_BookingFragment,
  type SaleToPayQuery,
  useHoldSaleLongerMutation,
  useSaleToPayQuery,
} from './create-booking.generated.js';
import { GiveForCause } from './GiveForCause.js';
import { PayLink } from '../../features/sale/PayLink.js';
import { AddOnsOfSale } from './AddOnsOfSale.js';
import { PayWays } from './PayWays.js';
import { words } from './pay-words.js';
import { receiptPath } from '../../features/sale/sale-path.js';
import './create-booking.css';

/** How the seats that are held are paid: the total first, then one press. */
export default function PayRoute() {
  const { bookingId = '' } = useParams();
  const result = useSaleToPayQuery({ variables: { id: bookingId }, fetchPolicy: 'network-only' });
  const back = { to: '/search', label: <FormattedMessage {...words.back} /> };
  return (
    <RecordGate permission="booking.create" back={back}>
      <Loaded result={result} pick={(data) => (data.booking == null ? null : data)} words={words}>
        {({ booking, paymentMethods }, reload) =>
          booking == null ? null : <Sale booking={booking} options={paymentMethods ?? []} reload={reload} />
        }
      </Loaded>
    </RecordGate>
  );
}

interface SaleProps {
  booking: SaleToPay_BookingFragment;
  options: NonNullable<SaleToPayQuery['paymentMethods']>;
  reload: () => Promise<unknown>;
}

/** Where the customer pays by himself: the page of a provider. */
const linkOf = ({ payments }: SaleToPay_BookingFragment) =>
  payments.find(({ state, payUrl }) => state === 'PENDING' && payUrl !== null);

const waitsForCash = ({ payments }: SaleToPay_BookingFragment) =>
  payments.some(({ method, state }) => method === 'CASH_COLLECTION' && state === 'PENDING');

function Sale({ booking, options, reload }: SaleProps) {
  const link = linkOf(booking);
  const isHeld = booking.status === 'BLOCKED';
  const waits = isHeld && link !== undefined;
  useLookAgain(waits, reload);

  if (isHeld && waitsForCash(booking)) return <Navigate to={receiptPath(booking.id)} replace />;
  if (booking.status === 'EXPIRED' || booking.status === 'CANCELLED') return <Over />;
  if (!isHeld) return <Navigate to={receiptPath(booking.id)} replace />;
  return (
    <RecordView
      title={<FormattedMessage {...words.title} values={{ pnr: booking.pnr }} />}
      actions={
        <Button as={Link} to={`/booking-offer?booking=${booking.id}`} variant="quiet">
          <FormattedMessage {...words.offers} />
        </Button>
      }
    >
      <div className="back-office__stack">
        <Held key={booking.now} booking={booking} reload={reload} />
        <div className="back-office__columns">
          <div className="back-office__stack">
            <PayWays booking={booking} options={options} reload={reload} />
            {link === undefined && (
              <PermissionGate permission="booking.edit" otherwise={null}>
                <AddOnsOfSale booking={booking} reload={reload} />
              </PermissionGate>
            )}
            <GiveForCause booking={booking} reload={reload} />
            {link?.payUrl != null && <PayLink payUrl={link.payUrl} expiresAt={link.expiresAt} />}
          </div>
          <What booking={booking} />
        </div>
      </div>
    </RecordView>
  );
}

/** The seats and how long they are held, by the server's clock. */
function Held({ booking, reload }: Omit<SaleProps, 'options'>) {
  const attempt = useAttempt();
  const [longer, { loading }] = useHoldSaleLongerMutation();
  const [receivedAt] = useState(() => Date.now());
  if (booking.expiresAt === null) return null;
  const variables = { bookingId: booking.id };
  const askForMore = () => void attempt(async () => (await longer({ variables })).data?.extendHold);
  return (
    <HoldBar
      expiresAt={booking.expiresAt}
      now={booking.now}
      receivedAt={receivedAt}
      rides={booking.legs.map(({ parts }) => parts.map(({ seatNumber }) => seatNumber))}
      forCustomer
      onExpire={() => askAgain(reload)}
      onNeedMoreTime={booking.canExtendHold ? askForMore : undefined}
      busy={loading}
    />
  );
}

function Over() {
  return (
    <EmptyState
      level={1}
      title={<FormattedMessage {...words.over} />}
      actions={
        <Button as={Link} to="/search">
          <FormattedMessage {...words.again} />
        </Button>
      }
    >
      <FormattedMessage {...words.overText} />
    </EmptyState>
  );
}

/** What is paid, for whom. */
function What({ booking: { legs, fees, total, due } }: Pick<SaleProps, 'booking'>) {
  const intl = useIntl();
  const fares = legs.flatMap(({ parts }) => parts.map(({ fare }) => fare.amount)).reduce((sum, fare) => sum + fare, 0);
  return (
    <Card kind="panel" as="section">
      <div className="back-office__stack">
        {legs.map(({ id, operatorName, departureTime, fromLocationName, toLocationName, parts }) => (
          <section key={id}>
            <h2>
              {localName(intl.locale, fromLocationName)} → {localName(intl.locale, toLocationName)}
            </h2>
            <p>{[departureTime.slice(0, 16).replace('T', ' '), operatorName].join(', ')}</p>
            <ul className="back-office__plain">
              {parts.map((part) => (
                <li key={part.id}>
                  <strong>{part.seatNumber}</strong> {[part.firstName, part.lastName].filter(Boolean).join(' ')}
                </li>
              ))}
            </ul>
          </section>
        ))}
        <DefinitionList
          items={[
            {
              id: 'fares',
              term: <FormattedMessage {...words.fares} />,
              value: asMoney({ amount: fares, currency: total.currency }),
            },
            ...feeLines(fees).map((fee) => ({
              id: fee.id,
              term: feeTerm(intl, fee),
              value: asMoney(fee.amount),
            })),
            { id: 'total', term: <FormattedMessage {...words.total} />, value: <strong>{asMoney(total)}</strong> },
            { id: 'due', term: <FormattedMessage {...words.due} />, value: <strong>{asMoney(due)}</strong> },
          ]}
        />
        {legs.some(({ terms }) => terms.length > 0) && (
          <Disclosure summary={<FormattedMessage {...termsWords.title} />}>
            <TicketTerms rides={legs} language={isLanguage(intl.locale) ? intl.locale : 'en'} />
          </Disclosure>
        )}
      </div>
    </Card>
  );
}
