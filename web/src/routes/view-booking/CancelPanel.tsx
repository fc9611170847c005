import { formatMoney } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { useIntl } from 'react-intl';
import { Form, Link, useNavigation } from 'react-router';
import { ActionRow } from '../../features/checkout/ActionRow.js';
import { viewBookingPath } from '../../features/checkout/paths.js';
import { useLocalPath } from '../../session/language.js';
import { moneyOf } from '../../session/money.js';
import type { ViewBookingQuery } from './view-booking.generated.js';
import { words } from './view-booking-words.js';

type Offer = NonNullable<NonNullable<ViewBookingQuery['booking']>['refundOffer']>;

/** The amount first, then the question: nobody cancels without knowing what comes back. */
export function CancelPanel({ bookingId, offer }: { bookingId: string; offer: Offer }) {
  const intl = useIntl();
  const to = useLocalPath();
  const { state } = useNavigation();
  const amount = formatMoney(moneyOf(offer.amount));
  const isNothing = offer.amount.amount === 0;
  return (
    <Form method="post" action={to(viewBookingPath(bookingId))}>
      <Notice tone="warn" live="status" title={intl.formatMessage(words.cancelTitle)}>
        <p>
          {isNothing
            ? intl.formatMessage(words.cancelNothing)
            : intl.formatMessage(words.cancelText, { amount, paid: formatMoney(moneyOf(offer.paid)) })}
        </p>
        <ActionRow>
          <Button type="submit" variant="danger" name="intent" value="cancel" busy={state !== 'idle'}>
            {isNothing ? intl.formatMessage(words.cancelYesNothing) : intl.formatMessage(words.cancelYes, { amount })}
          </Button>
          <Button as={Link} variant="quiet" to={to(viewBookingPath(bookingId))}>
            {intl.formatMessage(words.cancelNo)}
          </Button>
        </ActionRow>
      </Notice>
    </Form>
  );
}
