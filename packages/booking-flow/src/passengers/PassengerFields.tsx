import type { PassengerField } from '@naga/kernel/passenger-field.js';
import { Card } from '@naga/ui/Card';
import { Chip } from '@naga/ui/Chip';
import { TextField } from '@naga/ui/TextField';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { AskedFields } from './AskedFields.js';
import type { PassengerFault, PassengerForm } from './passenger-form.js';
import classes from './PassengerFields.module.css';
import { faultText, fieldWords } from './passenger-words.js';
import type { Traveller } from './remembered-travellers.js';

const words = defineMessages<{ heading: { passenger: number; seats: string }; remembered: { name: string } }>({
  heading: { id: 'booking-flow.passenger.heading', defaultMessage: 'Passenger {passenger} · seat {seats}' },
  remembered: { id: 'booking-flow.passenger.remembered', defaultMessage: 'Fill in {name}' },
});

const NOTHING: readonly PassengerField[] = [];

export interface PassengerFieldsProps {
  index: number;
  /** Of every ride, in their order. */
  seats: readonly string[];
  /** "Ms · foreign visitor": fixed with the seat. */
  about: ReactNode;
  value: PassengerForm['passengers'][number];
  faults: readonly PassengerFault[];
  onChange: (change: Partial<PassengerForm['passengers'][number]>) => void;
  onBlur: (path: string) => void;
  /** What the operators of the rides ask of each passenger. */
  asked?: readonly PassengerField[];
  remembered: readonly Traveller[];
}

/** One passenger's name and what the operators ask of him, with the tokens that let a browser fill it in. */
export function PassengerFields(props: PassengerFieldsProps) {
  const { index, seats, about, value, faults, onChange, onBlur, asked = NOTHING, remembered } = props;
  const intl = useIntl();
  const wrong = (path: string) => {
    const fault = faults.find((one) => one.path === path);
    return fault === undefined ? undefined : faultText(intl, fault);
  };
  const field = (name: 'firstName' | 'lastName', token: string) => {
    const path = `passengers.${index}.${name}`;
    return (
      <TextField
        label={intl.formatMessage(fieldWords[name])}
        id={path}
        name={path}
        required
        autoComplete={index === 0 ? token : `section-passenger-${index + 1} ${token}`}
        autoCapitalize="words"
        spellCheck={false}
        maxLength={60}
        value={value[name]}
        onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        onBlur={() => onBlur(path)}
        error={wrong(path)}
      />
    );
  };
  return (
    <Card as="section" kind="panel" className={classes.passenger}>
      <h2 className={classes.heading}>
        {intl.formatMessage(words.heading, { passenger: index + 1, seats: seats.join(', ') })}
      </h2>
      <p className={classes.about}>{about}</p>
      {remembered.length > 0 && (
        <div className={classes.chips}>
          {remembered.map((traveller) => {
            const name = `${traveller.firstName} ${traveller.lastName}`;
            return (
              <Chip
                key={name}
                onClick={() => onChange(traveller)}
                aria-label={intl.formatMessage(words.remembered, { name })}
              >
                {name}
              </Chip>
            );
          })}
        </div>
      )}
      <div className={classes.names}>
        {field('firstName', 'given-name')}
        {field('lastName', 'family-name')}
        <AskedFields fields={asked} index={index} value={value} wrong={wrong} onChange={onChange} onBlur={onBlur} />
      </div>
    </Card>
  );
}
