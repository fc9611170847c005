import type { OtherPoints } from '@naga/booking-flow/points/ride-points.js';
import { SaleDesk } from '@naga/booking-flow/sale/SaleDesk';
import { useNavigate } from 'react-router';
import { useAttempt } from '../../features/action/use-attempt.js';
import { payPath } from '../../features/sale/sale-path.js';
import {
  type RideToSell_LegFragment,
  type SellSeatsMutationVariables,
  useSellSeatsMutation,
} from './create-booking.generated.js';
import { Recent } from './Recent.js';

export interface SaleProps {
  rides: readonly RideToSell_LegFragment[];
  passengers: number;
  onPoints: (legId: string, points: OtherPoints) => void;
  /** Asks for the seats again. */
  reload: () => Promise<unknown>;
}

/** The desk: what it sells is held, and then paid. */
export function Sale({ rides, passengers, onPoints, reload }: SaleProps) {
  const navigate = useNavigate();
  const attempt = useAttempt();
  const [sell, { loading }] = useSellSeatsMutation();
  async function hold(input: SellSeatsMutationVariables['input']) {
    const held = await attempt(async () => (await sell({ variables: { input } })).data?.holdSeats);
    if (held === undefined) await reload();
    else await navigate(payPath(held.booking.id));
  }
  return (
    <SaleDesk
      rides={rides}
      passengers={passengers}
      recent={(mobileNumber, onTake) => <Recent mobileNumber={mobileNumber} onTake={onTake} />}
      onPoints={onPoints}
      onSell={(input) => void hold(input)}
      busy={loading}
    />
  );
}
