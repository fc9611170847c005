import { whyClosedWords } from '@naga/app-kit/why-closed-words.js';
import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { CheckoutFrame } from '../../features/checkout/CheckoutFrame.js';
import { useLocalPath } from '../../session/language.js';

const words = defineMessages({
  unknownTitle: { id: 'checkout.unknownTrip.title', defaultMessage: 'We do not know this trip' },
  unknownText: {
    id: 'checkout.unknownTrip.text',
    defaultMessage: 'The address names no departure, or one that no longer runs. Search again to see what does.',
  },
  closedTitle: { id: 'checkout.closedTrip.title', defaultMessage: 'This departure cannot be bought now' },
  closedText: {
    id: 'checkout.closedTrip.text',
    defaultMessage: 'Sales have ended or the operator has stopped them. Other departures of the day may still be open.',
  },
  outOfOrder: {
    id: 'checkout.closedTrip.outOfOrder',
    defaultMessage: 'The way back leaves before you have arrived.',
  },
  again: { id: 'checkout.closedTrip.again', defaultMessage: 'See the other departures' },
  search: { id: 'checkout.unknown.search', defaultMessage: 'New search' },
});

function whyOf(reason: string | undefined): MessageDescriptor {
  if (reason === undefined) return words.closedText;
  return reason === 'RIDES_OUT_OF_ORDER' ? words.outOfOrder : whyClosedWords(reason);
}

export interface NotForSaleProps {
  /** The same search again; undefined for a trip nobody knows. */
  search: string | undefined;
  /** Why (whyClosed), or RIDES_OUT_OF_ORDER, where it is known. */
  reason: string | undefined;
}

/** No seats to choose: says why and leads back to the same search, or to a new one. */
export function NotForSale({ search, reason }: NotForSaleProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const known = search !== undefined;
  const title = intl.formatMessage(known ? words.closedTitle : words.unknownTitle);
  return (
    <CheckoutFrame title={title} step="seats">
      <EmptyState
        level={1}
        title={title}
        actions={
          <Button as={Link} to={to(search ?? '/')}>
            {intl.formatMessage(known ? words.again : words.search)}
          </Button>
        }
      >
        <p>{known ? intl.formatMessage(whyOf(reason)) : intl.formatMessage(words.unknownText)}</p>
      </EmptyState>
    </CheckoutFrame>
  );
}
