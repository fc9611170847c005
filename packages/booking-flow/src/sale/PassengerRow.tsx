import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { useIntl } from 'react-intl';
import { localCountriesOf } from '../seats/national.js';
import { sitterWords } from '../seats/seat-words.js';
import { AskedFields } from '../passengers/AskedFields.js';
import { askedOn, plainSeat, type RideToSell, type SaleRow } from './sale-form.js';
import { words } from './sale-words.js';
import classes from './SaleDesk.module.css';

export interface PassengerRowProps {
  index: number;
  row: SaleRow;
  rides: readonly RideToSell[];
  wrong: (path: string) => string | undefined;
  onChange: (change: Partial<SaleRow>) => void;
}

/** One passenger in one row: where he sits, who he is, what he pays. */
export function PassengerRow({ index, row, rides, wrong, onChange }: PassengerRowProps) {
  const intl = useIntl();
  const countries = localCountriesOf(rides);
  const hasChildren = rides.some(({ hasPassengerTypePricing }) => hasPassengerTypePricing);
  const name = (field: 'firstName' | 'lastName') => (
    <TextField
      id={`passengers.${index}.${field}`}
      label={intl.formatMessage(words[field])}
      autoComplete="off"
      value={row[field]}
      error={wrong(`passengers.${index}.${field}`)}
      onChange={({ currentTarget: { value } }) => onChange({ [field]: value })}
    />
  );
  return (
    <fieldset className={classes.row}>
      <legend>{intl.formatMessage(words.passenger, { number: index + 1 })}</legend>
      {rides.map(({ id }, ride) => (
        <TextField
          key={id}
          id={`rows.${index}.seats.${ride}`}
          label={
            rides.length === 1 ? intl.formatMessage(words.seat) : intl.formatMessage(words.seatOn, { number: ride + 1 })
          }
          className={classes.seat}
          autoComplete="off"
          value={row.seats[ride] ?? ''}
          error={wrong(`rows.${index}.seats.${ride}`)}
          onChange={({ currentTarget: { value } }) =>
            onChange({ seats: row.seats.map((one, at) => (at === ride ? plainSeat(value) : one)) })
          }
        />
      ))}
      <SelectField
        id={`rows.${index}.title`}
        label={intl.formatMessage(words.personTitle)}
        value={row.title}
        placeholder={intl.formatMessage(words.choose)}
        error={wrong(`rows.${index}.title`)}
        options={[
          { value: 'MR', label: intl.formatMessage(sitterWords.mr) },
          { value: 'MS', label: intl.formatMessage(sitterWords.ms) },
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ title: value as SaleRow['title'] })}
      />
      {name('firstName')}
      {name('lastName')}
      <SelectField
        label={intl.formatMessage(words.nationality)}
        value={countries.find((country) => country === row.nationalOf) ?? 'FOREIGN'}
        options={[
          ...countries.map((country) => ({
            value: country,
            label: intl.formatMessage(sitterWords.local, { country }),
          })),
          { value: 'FOREIGN', label: intl.formatMessage(sitterWords.foreign) },
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ nationalOf: value === 'FOREIGN' ? null : value })}
      />
      {hasChildren && (
        <SelectField
          label={intl.formatMessage(words.type)}
          value={row.passengerType}
          options={[
            { value: 'ADULT', label: intl.formatMessage(words.adult) },
            { value: 'CHILD', label: intl.formatMessage(words.child) },
          ]}
          onChange={({ currentTarget: { value } }) => onChange({ passengerType: value as SaleRow['passengerType'] })}
        />
      )}
      <AskedFields fields={askedOn(rides)} index={index} value={row} wrong={wrong} onChange={onChange} />
    </fieldset>
  );
}
