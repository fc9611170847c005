import { Card } from '@naga/ui/Card';
import { Chip } from '@naga/ui/Chip';
import { TextField } from '@naga/ui/TextField';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { PassengerFault, PassengerForm } from './passenger-form.js';
import classes from './PassengerFields.module.css';
import { faultText, fieldWords } from './passenger-words.js';
import type { Traveller } from './remembered-travellers.js';

const words = defineMessages<{ heading: { passenger: number; seats: string }; remembered: { name: string } }>({
  heading: { id: 'booking-flow.passenger.heading', defaultMessage: 'Passenger {passenger} · seat {seats}' },
  remembered: { id: 'booking-flow.passenger.remembered', defaultMessage: 'Fill in {name}' },
});

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
  remembered: readonly Traveller[];
}

/** One passenger's name, with the tokens that let a browser fill it in. */
export function PassengerFields(props: PassengerFieldsProps) {
  const { index, seats, about, value, faults, onChange, onBlur, remembered } = props;
  const intl = useIntl();
  const field = (name: 'firstName' | 'lastName', token: string) => {
    const path = `passengers.${index}.${name}`;
    const fault = faults.find((one) => one.path === path);
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
        error={fault === undefined ? undefined : faultText(intl, fault)}
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
      </div>
    </Card>
  );
}
