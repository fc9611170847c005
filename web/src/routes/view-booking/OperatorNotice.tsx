import { Notice } from '@naga/ui/Notice';
import { defineMessages, useIntl } from 'react-intl';
import type { CheckoutBooking_BookingFragment } from '../../features/checkout/checkout-booking.generated.js';
import { operatorAnswer } from '../../features/checkout/operator-answer.js';
import { useSite } from '../../session/site.js';

const words = defineMessages({
  asked: { id: 'checkout.open.operatorTitle', defaultMessage: 'The operator confirms your seats' },
  rejectedTitle: { id: 'checkout.open.rejectedTitle', defaultMessage: 'The operator could not confirm your seats' },
  rejected: {
    id: 'checkout.open.rejected',
    defaultMessage: 'Everything you paid goes back to you by itself, fees too. Other departures may have free seats.',
  },
  rejectedPart: {
    id: 'checkout.operator.rejectedPart',
    defaultMessage:
      'A ride of this booking was refused: what you paid for it goes back to you by itself. The others stay as they are.',
  },
});

/** What an operator that confirms by hand has to do with this booking: asked and until when, or that it said no. */
export function OperatorNotice({ booking }: { booking: CheckoutBooking_BookingFragment }) {
  const intl = useIntl();
  const { language } = useSite();
  const answer = operatorAnswer(intl, booking, language);
  const isRefused = booking.legs.some(({ parts }) => parts.some(({ state }) => state === 'REJECTED'));
  return (
    <>
      {answer.length > 0 && (
        <Notice live="status" title={intl.formatMessage(words.asked)}>
          {answer.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
      {isRefused && (
        <Notice tone="warn" live="status" title={intl.formatMessage(words.rejectedTitle)}>
          <p>{intl.formatMessage(booking.status === 'REJECTED' ? words.rejected : words.rejectedPart)}</p>
        </Notice>
      )}
    </>
  );
}
