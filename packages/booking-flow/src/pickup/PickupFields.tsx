import { LONGEST_ADDRESS } from '@naga/kernel/pickup-address.js';
import { Card } from '@naga/ui/Card';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { useIntl } from 'react-intl';
import { asksDropOff, asksPickup, type FetchingRide, type Pickup, type PickupFault } from './pickup.js';
import { pickupAt, type PickupPlace, placeOf } from './pickup-places.js';
import { pickupFaultText, pickupField, words } from './pickup-words.js';
import classes from './PickupFields.module.css';

export interface RideToFetch extends FetchingRide {
  /** JourneyLeg.id */
  id: string;
  boarding: { time: string; stop: { name: string; location: { name: string } } };
  dropOff: { stop: { name: string; location: { name: string } } };
  /** Where the driver comes by anyhow. */
  pickupLocations: readonly PickupPlace[];
}

export interface PickupFieldsProps {
  ride: RideToFetch;
  value: Pickup;
  /** The trip has other rides: the heading says which one this is. */
  amongOthers: boolean;
  faults: readonly PickupFault[];
  onChange: (change: Partial<Pickup>) => void;
}

/** Where and when the driver fetches the travellers, and where a taxi sets them down; nothing where nobody is fetched. */
export function PickupFields({ ride, value, amongOthers, faults, onChange }: PickupFieldsProps) {
  const intl = useIntl();
  if (!asksPickup(ride)) return null;
  const { id, boarding, dropOff, pickupLocations: places } = ride;
  const wired = (field: keyof Pickup) => {
    const fault = faults.find((one) => one.field === field);
    return {
      id: pickupField(id, field),
      value: value[field],
      optional: true,
      onChange: (event: { currentTarget: { value: string } }) => onChange({ [field]: event.currentTarget.value }),
      error: fault === undefined ? undefined : pickupFaultText(intl, fault),
    };
  };
  const leaves = { time: boarding.time.slice(11, 16), stop: boarding.stop.name };
  const ends = { from: boarding.stop.location.name, to: dropOff.stop.location.name };
  return (
    <Card as="section" kind="panel" className={classes.pickup}>
      <h2 className={classes.heading}>
        {amongOthers ? intl.formatMessage(words.headingOn, ends) : intl.formatMessage(words.heading)}
      </h2>
      <p className={classes.lead}>{intl.formatMessage(words.lead, leaves)}</p>
      <div className={classes.fields}>
        {places.length > 0 && (
          <div className={classes.wide}>
            <SelectField
              label={intl.formatMessage(words.place)}
              hint={intl.formatMessage(words.placeHint)}
              optional
              placeholder={intl.formatMessage(words.noPlace)}
              options={places.map((place) => ({ value: place.id, label: `${place.time} · ${place.name}` }))}
              value={placeOf(places, value)?.id ?? ''}
              onChange={({ currentTarget }) => onChange(pickupAt(places, currentTarget.value))}
            />
          </div>
        )}
        <div className={classes.wide}>
          <TextField
            label={intl.formatMessage(words.address)}
            hint={intl.formatMessage(words.addressHint)}
            autoComplete="street-address"
            maxLength={LONGEST_ADDRESS}
            {...wired('address')}
          />
        </div>
        <TextField
          label={intl.formatMessage(words.time)}
          hint={intl.formatMessage(words.timeHint, leaves)}
          type="time"
          {...wired('time')}
        />
        <TextField
          label={intl.formatMessage(words.phone)}
          hint={intl.formatMessage(words.phoneHint)}
          type="tel"
          inputMode="tel"
          maxLength={24}
          {...wired('phone')}
        />
        {asksDropOff(ride) && (
          <div className={classes.wide}>
            <TextField
              label={intl.formatMessage(words.dropOff)}
              hint={intl.formatMessage(words.dropOffHint, { stop: dropOff.stop.name })}
              maxLength={LONGEST_ADDRESS}
              {...wired('dropOff')}
            />
          </div>
        )}
      </div>
    </Card>
  );
}
