import { ExchangeLine } from '@naga/ui/ExchangeLine';
import { RefundCurve } from '@naga/ui/RefundCurve';
import { type Refundable, termsAhead } from './refund-tiers.js';

interface Ride extends Refundable {
  id: string;
  /** Names of its stops. */
  from: string;
  to: string;
}

export interface TripTermsProps {
  rides: readonly Ride[];
  /** ISO instant. */
  now: string;
}

/** What comes back when plans change, and what another departure costs; rides that are sold with other terms have a curve of their own. */
export function TripTerms({ rides, now }: TripTermsProps) {
  const all = termsAhead(rides, now);
  return all.map(({ rides: sharing, tiers, exchange, departure }) => (
    <div key={sharing[0]!.id}>
      {all.length > 1 && <strong>{sharing.map(({ from, to }) => `${from} – ${to}`).join(', ')}</strong>}
      <RefundCurve tiers={tiers} departure={departure} />
      {exchange !== undefined && <ExchangeLine {...exchange} departure={departure} />}
    </div>
  ));
}
