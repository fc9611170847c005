import { SaleDesk, type SaleDeskProps } from '@naga/booking-flow/sale/SaleDesk';
import { useNavigate } from 'react-router';
import { useAttempt } from '../../session/use-attempt.js';
import { askAgain } from '../../session/ask-again.js';
import { payPath } from '../../features/sale/sale-path.js';
import { type SellSeatsMutationVariables, useSellSeatsMutation } from './create-booking.generated.js';
import { Recent } from './Recent.js';

export interface SaleProps extends Pick<
  SaleDeskProps,
  'rides' | 'passengers' | 'childCount' | 'customer' | 'onPoints'
> {
  /** Asks for the seats again. */
  reload: () => Promise<unknown>;
}

/** The desk: what it sells is held, and then paid. */
export function Sale({ reload, ...desk }: SaleProps) {
  const navigate = useNavigate();
  const attempt = useAttempt();
  const [sell, { loading, data }] = useSellSeatsMutation();
  // Its own seats are not news while the page that pays them is on its way.
  const isHeld = data?.holdSeats.__typename === 'HeldBooking';
  async function hold(input: SellSeatsMutationVariables['input']) {
    const held = await attempt(async () => (await sell({ variables: { input } })).data?.holdSeats);
    if (held === undefined) askAgain(reload);
    else await navigate(payPath(held.booking.id));
  }
  return (
    <SaleDesk
      {...desk}
      recent={(mobileNumber, onTake) => <Recent mobileNumber={mobileNumber} onTake={onTake} />}
      onSell={(input) => void hold(input)}
      reload={reload}
      busy={loading || isHeld}
    />
  );
}
