import { formatDate } from '@naga/app-kit/format-date.js';
import { ExchangeLine } from '@naga/ui/ExchangeLine';
import { RefundCurve } from '@naga/ui/RefundCurve';
import { dayOf } from '../../session/dates.js';
import { useSite } from '../../session/site.js';
import { type Refundable, termsAhead } from './refund-tiers.js';
import classes from './TripTerms.module.css';

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

/** What comes back when plans change, and what another departure costs: of each way, and of rides with other terms, by itself. */
export function TripTerms({ rides, now }: TripTermsProps) {
  const { language } = useSite();
  const all = termsAhead(rides, now);
  const nameOf = ({ from, to, departureTime }: Ride) =>
    `${from} – ${to}, ${formatDate(dayOf(departureTime), language)}`;
  return all.map(({ rides: sharing, tiers, exchange, departure }) => (
    <div key={sharing[0]!.id} className={classes.ride}>
      {all.length > 1 && <strong>{sharing.map(nameOf).join(' · ')}</strong>}
      <RefundCurve tiers={tiers} departure={departure} />
      {exchange !== undefined && <ExchangeLine {...exchange} departure={departure} />}
    </div>
  ));
}
