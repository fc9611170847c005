import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { changedPrice, type Refusal } from '@naga/booking-flow/refusals/refusal.js';
import { Button } from '@naga/ui/Button';
import { seatsText } from '@naga/booking-flow/hold/seats-text.js';
import { Notice } from '@naga/ui/Notice';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { Link } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import { ActionRow } from './ActionRow.js';
import { seatsOfBooking } from './booking-rides.js';
import type { CheckoutBooking_BookingFragment } from './checkout-booking.generated.js';
import { searchPathOf, seatsPathOf } from './paths.js';
import { toldAgain } from './price-again.js';

const words = defineMessages<{
  title: NoMessageValues;
  text: NoMessageValues;
  again: { count: number; seats: string };
  newPrice: { price: string };
  others: NoMessageValues;
  search: NoMessageValues;
}>({
  title: { id: 'checkout.over.title', defaultMessage: 'The time for your seats is over' },
  text: {
    id: 'checkout.over.text',
    defaultMessage:
      'The seats have been given back, nothing was charged and everything you typed is kept. If they are still free, you can have the same ones again.',
  },
  again: {
    id: 'checkout.over.again',
    defaultMessage: '{count, plural, one {Hold seat {seats} again} other {Hold seats {seats} again}}',
  },
  newPrice: { id: 'checkout.over.newPrice', defaultMessage: 'Hold them for {price}' },
  others: { id: 'checkout.over.others', defaultMessage: 'Choose other seats' },
  search: { id: 'checkout.over.search', defaultMessage: 'Back to the search' },
});

export interface HoldOverProps {
  booking: CheckoutBooking_BookingFragment;
  /** Why holding them again did not work. */
  refusal?: Refusal | undefined;
  busy?: boolean;
}

/** A friendly end of the hold: stands inside the page's form, whose action takes `intent=again`. */
export function HoldOver({ booking, refusal, busy = false }: HoldOverProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const rides = seatsOfBooking(booking);
  const told = refusal === undefined ? undefined : toldAgain(refusal, booking);
  const dearer = told === undefined ? undefined : changedPrice(told);
  const lost = told !== undefined && dearer === undefined;
  return (
    <Notice tone="warn" live="alert" title={intl.formatMessage(words.title)}>
      <p>{told === undefined ? intl.formatMessage(words.text) : refusalText(intl, told.code, told.facts)}</p>
      <ActionRow>
        {!lost && (
          <Button type="submit" name="intent" value="again" formNoValidate busy={busy}>
            {dearer === undefined
              ? intl.formatMessage(words.again, { count: rides.flat().length, seats: seatsText(rides) })
              : intl.formatMessage(words.newPrice, { price: dearer.now })}
          </Button>
        )}
        {dearer !== undefined && <input type="hidden" name="total" value={String(refusal?.facts['total'])} />}
        <Button as={Link} variant="quiet" to={to(seatsPathOf(booking))}>
          {intl.formatMessage(words.others)}
        </Button>
        <Button as={Link} variant="link" to={to(searchPathOf(booking))}>
          {intl.formatMessage(words.search)}
        </Button>
      </ActionRow>
    </Notice>
  );
}
