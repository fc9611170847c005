import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { ErrorSummary } from '@naga/ui/ErrorSummary';
import { Notice } from '@naga/ui/Notice';
import { SeatMap } from '@naga/ui/SeatMap';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { asMoney } from '../../features/money/as-money.js';
import { useAttempt } from '../../features/action/use-attempt.js';
import { type RideToSell_LegFragment, useSellSeatsMutation } from './create-booking.generated.js';
import { CustomerFields } from './CustomerFields.js';
import { enterGoesOn } from './enter-goes-on.js';
import { PassengerRow } from './PassengerRow.js';
import { saleFaultInSummary, saleFaultText } from './sale-fault-text.js';
import { chosenSeats, emptySale, fareOf, faultsOfSale, holdInputOf, reseat, type SaleForm } from './sale-form.js';
import { payPath } from '../../features/sale/sale-path.js';
import { words } from './words.js';

export interface SaleDeskProps {
  rides: readonly RideToSell_LegFragment[];
  passengers: number;
  /** Asks for the seats again. */
  reload: () => Promise<unknown>;
}

const vehicleOf = ({ vehicle }: RideToSell_LegFragment) =>
  vehicle.transportType === 'BUS' && /van/i.test(vehicle.category) ? 'VAN' : vehicle.transportType;

/** Customer, passengers and seats on one screen that needs no mouse; held together or not at all. */
export function SaleDesk({ rides, passengers, reload }: SaleDeskProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const [sell, { loading }] = useSellSeatsMutation();
  const [form, setForm] = useState<SaleForm>(() => emptySale(passengers, rides.length));
  const [tries, setTries] = useState(0);
  const faults = tries === 0 ? [] : faultsOfSale(form, rides);
  const wrong = (path: string) => {
    const fault = faults.find((one) => one.path === path);
    return fault === undefined ? undefined : saleFaultText(intl, fault);
  };
  const fare = fareOf(form, rides);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTries((before) => before + 1);
    if (loading || faultsOfSale(form, rides).length > 0) return;
    const input = holdInputOf(form, rides, intl.locale);
    const held = await attempt(async () => (await sell({ variables: { input } })).data?.holdSeats);
    if (held === undefined) await reload();
    else await navigate(payPath(held.booking.id));
  }

  return (
    <form className="sale" noValidate onKeyDown={enterGoesOn} onSubmit={(event) => void submit(event)}>
      <ErrorSummary
        attempt={tries}
        errors={faults.map((fault) => ({ fieldId: fault.path, text: saleFaultInSummary(intl, fault) }))}
      />
      <p className="sale__keys">
        <FormattedMessage {...words.keys} />
      </p>
      <CustomerFields form={form} onChange={setForm} wrong={wrong} />
      <section className="back-office__stack">
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
      <div className="sale__end">
        <Button type="submit" size="large" busy={loading}>
          <FormattedMessage {...words.goOn} />
        </Button>
        {fare !== undefined && (
          <p>
            <strong>
              <FormattedMessage {...words.fare} values={{ amount: asMoney(fare) }} />
            </strong>{' '}
            <FormattedMessage {...words.feeFollows} />
          </p>
        )}
      </div>
      {rides.map((ride, index) => {
        const said = { from: ride.boarding.stop.location.name, to: ride.dropOff.stop.location.name };
        const title = rides.length === 1 ? intl.formatMessage(words.map) : intl.formatMessage(words.mapOn, said);
        return (
          <Card key={ride.id} as="section" kind="panel">
            <h2>{title}</h2>
            {!ride.allowMaleNextToFemale && (
              <Notice>
                <FormattedMessage {...words.apart} />
              </Notice>
            )}
            <SeatMap
              seats={ride.seatMap?.seats ?? []}
              vehicle={vehicleOf(ride)}
              selected={chosenSeats(form, index, ride)}
              onChange={(chosen) => setForm((before) => reseat(before, index, chosen))}
              max={passengers}
              legend={title}
            />
          </Card>
        );
      })}
    </form>
  );
}
