import { differenceLines } from '@naga/booking-flow/exchange/exchange-lines.js';
import { holdStateOf } from '@naga/booking-flow/hold/hold-state.js';
import { termsWords } from '@naga/booking-flow/terms/terms-words.js';
import { TicketTerms } from '@naga/booking-flow/terms/TicketTerms';
import { TripSummary } from '@naga/booking-flow/trip/TripSummary';
import { Disclosure } from '@naga/ui/Disclosure';
import { SummaryPanel } from '@naga/ui/SummaryPanel';
import type { ReactNode } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useSite } from '../../session/site.js';
import { BookingHold } from './BookingHold.js';
import { ridesOf, termsOf } from './booking-rides.js';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';
import { EarnsPoints } from './EarnsPoints.js';
import { ExchangedAddOns } from './ExchangedAddOns.js';
import { KeptRate } from './KeptRate.js';
import { linesOfBooking } from './price-lines.js';
import { stayingOf } from '@naga/booking-flow/sale/staying.js';
import { madeOfBooking } from './price-made/made-of-booking.js';
import { PriceMade } from './price-made/PriceMade.js';
import { SpokenTotal } from './SpokenTotal.js';
import { TripTerms } from './TripTerms.js';

const words = defineMessages<{ title: NoMessageValues }>({
  title: { id: 'checkout.summary.title', defaultMessage: 'Your trip' },
});

export interface BookingSummaryProps {
  booking: CheckoutBooking_BookingFragment;
  action?: ReactNode;
  /** Page whose action gives more time; the current one when left out. */
  extendAt?: string;
}

/** A code to pay at a counter says itself until when the seats wait: hours, not minutes. */
const waitsForCash = ({ payments }: CheckoutBooking_BookingFragment): boolean =>
  payments.some(({ code, state }) => code !== null && state === 'PENDING');

/** What is held, until when, what it costs, and what comes back when plans change. */
export function BookingSummary({ booking, action, extendAt }: BookingSummaryProps) {
  const intl = useIntl();
  const { language } = useSite();
  const staying = stayingOf(booking);
  const made = madeOfBooking(staying, language);
  // What is paid now is the difference, which has no fee of the fares.
  const exchange = booking.exchange !== null && booking.legs === booking.exchange.legs ? booking.exchange : null;
  return (
    <KeptRate booking={booking}>
      <SummaryPanel
        title={intl.formatMessage(words.title)}
        hold={
          holdStateOf(booking) === 'held' && !waitsForCash(booking) ? (
            <BookingHold key={booking.now} booking={booking} {...(extendAt !== undefined && { action: extendAt })} />
          ) : undefined
        }
        lines={exchange === null ? linesOfBooking(intl, staying, booking) : differenceLines(intl, exchange)}
        total={staying.total}
        action={action}
        after={
          <>
            <SpokenTotal total={staying.total} />
            {exchange !== null && <ExchangedAddOns exchange={exchange} />}
            <EarnsPoints booking={booking} />
            <PriceMade {...made} {...(exchange !== null && { fees: [] })} />
            <TripTerms rides={termsOf(staying, language)} now={booking.now} />
            {staying.legs.some(({ terms }) => terms.length > 0) && (
              <Disclosure summary={intl.formatMessage(termsWords.title)}>
                <TicketTerms rides={staying.legs} language={language} />
              </Disclosure>
            )}
          </>
        }
      >
        <TripSummary rides={ridesOf(staying, language)} />
      </SummaryPanel>
    </KeptRate>
  );
}
