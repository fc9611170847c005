import { type Currency, money } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { useMoneyText } from '@naga/ui/money-text.js';
import { ErrorSummary } from '@naga/ui/ErrorSummary';
import { useShortcuts } from '@naga/ui/use-shortcuts.js';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NO_PICKUP } from '../pickup/pickup.js';
import { PickupFields } from '../pickup/PickupFields.js';
import { PointFields } from '../points/PointFields.js';
import type { OtherPoints } from '../points/ride-points.js';
import { useRidesNow } from '../seats/use-rides-now.js';
import { CustomerFields, type RecentCustomers } from './CustomerFields.js';
import { enterGoesOn } from './enter-goes-on.js';
import { PassengerRow } from './PassengerRow.js';
import { saleFaultInSummary, saleFaultText } from './sale-fault-text.js';
import { fareOf } from './sale-fare.js';
import {
  emptySale,
  faultsOfSale,
  holdInputOf,
  type KnownCustomer,
  pickupFaults,
  type RideToSell,
  type SaleForm,
  unseat,
  withCustomer,
  withPickup,
} from './sale-form.js';
import { seatTogether } from './sale-seats.js';
import { words } from './sale-words.js';
import { SaleMap } from './SaleMap.js';
import classes from './SaleDesk.module.css';

export interface SaleDeskProps {
  rides: readonly RideToSell[];
  passengers: number;
  /** So many of them, the last ones. */
  childCount?: number;
  /** Who buys, where that is known before. */
  customer?: KnownCustomer | undefined;
  recent: RecentCustomers;
  /** Another stop of a ride: the journey that has it comes back as `rides`. */
  onPoints: (legId: string, points: OtherPoints) => void;
  /** Asks for the rides again; their maps are live by themselves where a stream comes about. */
  reload: () => Promise<unknown>;
  /** A form without faults, as holdSeats takes it. */
  onSell: (input: ReturnType<typeof holdInputOf>) => void;
  busy: boolean;
}

/** Customer, passengers and seats on one screen that needs no mouse; held together or not at all. */
export function SaleDesk({
  rides: asked,
  passengers,
  childCount = 0,
  customer,
  recent,
  onPoints,
  reload,
  onSell,
  busy,
}: SaleDeskProps) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const rides = useRidesNow(asked, reload, busy);
  const [form, setForm] = useState<SaleForm>(() => {
    const hasChildren = rides.some(({ hasPassengerTypePricing }) => hasPassengerTypePricing);
    const empty = emptySale(passengers, rides, hasChildren ? childCount : 0);
    return customer === undefined ? empty : withCustomer(empty, customer);
  });
  const [tries, setTries] = useState(0);
  const faults = tries === 0 ? [] : faultsOfSale(form, rides);
  const wrong = (path: string) => {
    const fault = faults.find((one) => one.path === path);
    return fault === undefined ? undefined : saleFaultText(intl, fault);
  };
  const fare = fareOf(form, rides);
  useShortcuts({ bestSeats: () => setForm((before) => seatTogether(before, rides)) });
  const unfetched = tries === 0 ? [] : pickupFaults(form, rides);
  const amongOthers = rides.length > 1;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTries((before) => before + 1);
    if (busy || faultsOfSale(form, rides).length > 0) return;
    onSell(holdInputOf(form, rides, intl.locale));
  }

  return (
    <form className={classes.sale} noValidate onKeyDown={enterGoesOn} onSubmit={submit}>
      <ErrorSummary
        attempt={tries}
        errors={faults.map((fault) => ({ fieldId: fault.path, text: saleFaultInSummary(intl, fault) }))}
      />
      <p className={classes.keys}>
        <FormattedMessage {...words.keys} />
      </p>
      {rides.map((ride, index) => (
        <PointFields
          key={index}
          ride={ride}
          onChange={(points) => {
            setForm((before) => unseat(before, index));
            onPoints(ride.id, points);
          }}
        />
      ))}
      <CustomerFields form={form} onChange={setForm} wrong={wrong} recent={recent} />
      <section className={classes.stack}>
        <h2>
          <FormattedMessage {...words.passengers} />
        </h2>
        {form.rows.map((row, index) => (
          <PassengerRow
            key={index}
            index={index}
            row={row}
            rides={rides}
            wrong={wrong}
            onChange={(change) =>
              setForm((before) => ({
                ...before,
                rows: before.rows.map((one, at) => (at === index ? { ...one, ...change } : one)),
              }))
            }
          />
        ))}
      </section>
      {rides.map((ride, index) => (
        <PickupFields
          key={index}
          ride={ride}
          amongOthers={amongOthers}
          value={form.pickups[index] ?? NO_PICKUP}
          faults={unfetched[index] ?? []}
          onChange={(change) => setForm((before) => withPickup(before, index, change))}
        />
      ))}
      <div className={classes.end}>
        <Button type="submit" size="large" busy={busy}>
          <FormattedMessage {...words.goOn} />
        </Button>
        {fare !== undefined && (
          <p>
            <strong>
              <FormattedMessage
                {...words.fare}
                values={{ amount: moneyText(money(fare.amount, fare.currency as Currency)) }}
              />
            </strong>{' '}
            <FormattedMessage {...words.feeFollows} />
          </p>
        )}
      </div>
      {rides.map((ride, index) => (
        <SaleMap key={ride.id} ride={ride} at={index} amongOthers={amongOthers} form={form} onChange={setForm} />
      ))}
    </form>
  );
}
