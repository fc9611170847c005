import { HoldCountdown } from '@naga/ui/HoldCountdown';
import { defineMessages, useIntl } from 'react-intl';
import { clockOffset } from './hold-state.js';
import { seatsText } from './seats-text.js';

const words = defineMessages<{
  held: { count: number; seats: string };
  forCustomer: { count: number; seats: string };
}>({
  held: {
    id: 'booking-flow.hold.held',
    defaultMessage: '{count, plural, one {Seat {seats} is held for you.} other {Seats {seats} are held for you.}}',
  },
  forCustomer: {
    id: 'booking-flow.hold.forCustomer',
    defaultMessage:
      '{count, plural, one {Seat {seats} is held for the customer.} other {Seats {seats} are held for the customer.}}',
  },
});

export interface HoldBarProps {
  /** ISO 8601, by the server's clock. */
  expiresAt: string;
  /** The server's time when it answered. */
  now: string;
  /** This device's clock when the answer arrived, epoch milliseconds. */
  receivedAt: number;
  /** The seats of each ride. */
  rides: readonly (readonly string[])[];
  /** Read by who sells to somebody else. */
  forCustomer?: boolean;
  onExpire: () => void;
  /** Left out when no more time can be given. */
  onNeedMoreTime?: (() => void) | undefined;
  busy?: boolean;
}

/** The seats that are held and for how long, by the server's clock alone. */
export function HoldBar(props: HoldBarProps) {
  const { expiresAt, now, receivedAt, rides, forCustomer = false, onExpire, onNeedMoreTime, busy = false } = props;
  const intl = useIntl();
  return (
    <HoldCountdown
      expiresAt={Date.parse(expiresAt)}
      clockOffset={clockOffset({ now }, receivedAt)}
      onExpire={onExpire}
      onNeedMoreTime={onNeedMoreTime}
      busy={busy}
    >
      {intl.formatMessage(forCustomer ? words.forCustomer : words.held, {
        count: rides.flat().length,
        seats: seatsText(rides),
      })}
    </HoldCountdown>
  );
}
