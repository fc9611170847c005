import { Card } from '@naga/ui/Card';
import { Notice } from '@naga/ui/Notice';
import { SeatMap } from '@naga/ui/SeatMap';
import { FormattedMessage, useIntl } from 'react-intl';
import { BestSeats } from '../seats/BestSeats.js';
import { hasTiers, pricedSeats } from '../seats/seat-tiers.js';
import { JustTaken } from '../seats/JustTaken.js';
import { chosenSeats, reseat, type RideToSell, type SaleForm } from './sale-form.js';
import { seatAll, sittersOf } from './sale-seats.js';
import { words } from './sale-words.js';

export interface SaleMapProps {
  ride: RideToSell;
  /** Its place among the rides of the sale. */
  at: number;
  amongOthers: boolean;
  form: SaleForm;
  onChange: (step: (form: SaleForm) => SaleForm) => void;
}

const vehicleOf = ({ vehicle }: RideToSell) =>
  vehicle.transportType === 'BUS' && /van/i.test(vehicle.category) ? 'VAN' : vehicle.transportType;

/** The seats of one ride beside the rows: who prefers pressing to typing chooses here. */
export function SaleMap({ ride, at, amongOthers, form, onChange }: SaleMapProps) {
  const intl = useIntl();
  const said = { from: ride.boarding.stop.location.name, to: ride.dropOff.stop.location.name };
  const title = amongOthers ? intl.formatMessage(words.mapOn, said) : intl.formatMessage(words.map);
  const seats = ride.seatMap?.seats ?? [];
  const chosen = chosenSeats(form, at, ride);
  return (
    <Card as="section" kind="panel">
      <h2>{title}</h2>
      {!ride.allowMaleNextToFemale && (
        <Notice>
          <FormattedMessage {...words.apart} />
        </Notice>
      )}
      <BestSeats
        seats={seats}
        sitters={sittersOf(form)}
        allowMaleNextToFemale={ride.allowMaleNextToFemale}
        hasKey
        onChoose={(best) => onChange((before) => seatAll(before, at, best))}
      />
      <SeatMap
        seats={hasTiers(ride) ? pricedSeats(seats, ride, form.rows) : seats}
        vehicle={vehicleOf(ride)}
        selected={chosen}
        onChange={(selected) => onChange((before) => reseat(before, at, selected))}
        max={form.rows.length}
        legend={title}
      />
      <JustTaken id={ride.id} seats={seats} own={chosen} />
    </Card>
  );
}
