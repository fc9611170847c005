import { CHILD_BELOW } from '@naga/kernel/child-age.js';
import type { Money } from '@naga/kernel/money.js';
import { Card } from '@naga/ui/Card';
import { useMoneyText } from '@naga/ui/money-text.js';
import { RadioGroup } from '@naga/ui/RadioGroup';
import type { Dispatch } from 'react';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { type NationalPrices, priceFor } from './national.js';
import { isChild, type SeatChoice, type SeatChoiceStep } from './seat-choice.js';
import { sitterWords } from './seat-words.js';
import classes from './SitterFields.module.css';

const words = defineMessages<{
  heading: { count: number };
  passenger: { passenger: number };
  seated: { passenger: number; seats: string };
  title: NoMessageValues;
  nationality: NoMessageValues;
  reason: { country: string };
  reasons: NoMessageValues;
  type: NoMessageValues;
  adult: NoMessageValues;
  child: NoMessageValues;
  childReason: { below: number };
  childAsAdult: { below: number };
  missing: NoMessageValues;
}>({
  heading: {
    id: 'booking-flow.sitters.heading',
    defaultMessage: '{count, plural, one {Who travels?} other {Who sits where?}}',
  },
  passenger: { id: 'booking-flow.sitters.passenger', defaultMessage: 'Passenger {passenger}' },
  seated: { id: 'booking-flow.sitters.seated', defaultMessage: 'Passenger {passenger} · seat {seats}' },
  title: { id: 'booking-flow.sitters.title', defaultMessage: 'Title' },
  nationality: { id: 'booking-flow.sitters.nationality', defaultMessage: 'Nationality' },
  reason: {
    id: 'booking-flow.sitters.reason',
    defaultMessage:
      'Operators sell seats to {country, select, KH {Cambodian citizens} LA {Lao citizens} TH {Thai citizens} VN {Vietnamese citizens} other {citizens of their own country}} at a local price. Passport or identity card are checked at boarding, so the price follows what you choose here.',
  },
  reasons: {
    id: 'booking-flow.sitters.reasons',
    defaultMessage:
      'This trip goes by rides of several countries. Each sells seats to its own citizens at a local price; on the other rides they pay as visitors do. Passport or identity card are checked at boarding, so the price follows what you choose here.',
  },
  type: { id: 'booking-flow.sitters.type', defaultMessage: 'Age' },
  adult: { id: 'booking-flow.sitters.adult', defaultMessage: 'Adult' },
  child: { id: 'booking-flow.sitters.child', defaultMessage: 'Child' },
  childReason: {
    id: 'booking-flow.sitters.childReason',
    defaultMessage:
      'Children are those under {below} on the day of travel; they have a price of their own on this trip. The operator may ask how old they are at boarding.',
  },
  childAsAdult: {
    id: 'booking-flow.sitters.childAsAdult',
    defaultMessage:
      'Children, those under {below} on the day of travel, pay the same as adults on this trip: the operator has no price for them.',
  },
  missing: { id: 'booking-flow.sitters.titleMissing', defaultMessage: 'Choose Mr or Ms' },
});

export type SeatPrices = NationalPrices<Money>;

export interface SitterFieldsProps {
  choice: SeatChoice;
  dispatch: Dispatch<SeatChoiceStep>;
  /** All rides of one adult, without fees, and of a child where it differs; undefined hides the prices. */
  price: (SeatPrices & { child?: SeatPrices | undefined }) | undefined;
  /** Who is a child is asked: children have a price of their own, or some were counted in the search. */
  asksAge: boolean;
  /** Whose nationals pay a local price on one of the rides. */
  countries: readonly string[];
  /** Passengers whose missing title is already pointed out. */
  untitled: readonly number[];
}

/** Title and nationality of each passenger: what decides who may sit where, and the price, before anything is paid. */
export function SitterFields({ choice, dispatch, price, asksAge, countries, untitled }: SitterFieldsProps) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const { sitters } = choice;
  const twoPrices =
    price !== undefined && Object.values(price.nationals).some(({ amount }) => amount !== price.foreign.amount);
  const child = price?.child;
  const aside = (money: Money | undefined) => (twoPrices && money !== undefined ? moneyText(money) : undefined);
  return (
    <Card as="section" kind="panel" className={classes.sitters}>
      <h2 className={classes.heading}>{intl.formatMessage(words.heading, { count: sitters.length })}</h2>
      {twoPrices && (
        <p className={classes.reason}>
          {countries.length > 1
            ? intl.formatMessage(words.reasons)
            : intl.formatMessage(words.reason, { country: countries[0] ?? '' })}
        </p>
      )}
      {asksAge && (
        <p className={classes.reason}>
          {intl.formatMessage(child === undefined ? words.childAsAdult : words.childReason, { below: CHILD_BELOW })}
        </p>
      )}
      {sitters.map((sitter, index) => {
        const { title, nationalOf } = sitter;
        const type = isChild(sitter) ? 'CHILD' : 'ADULT';
        const own = type === 'CHILD' ? (child ?? price) : price;
        const passenger = index + 1;
        const seats = [...new Set(Object.values(choice.seats).flatMap((all) => all[index] ?? []))].join(', ');
        const change = (what: Partial<(typeof sitters)[number]>) => dispatch({ type: 'sitter', index, change: what });
        return (
          <fieldset className={classes.sitter} key={index} id={`sitter-${index}`} tabIndex={-1}>
            <legend className={classes.legend}>
              {seats === ''
                ? intl.formatMessage(words.passenger, { passenger })
                : intl.formatMessage(words.seated, { passenger, seats })}
            </legend>
            <RadioGroup
              legend={intl.formatMessage(words.title)}
              name={`title-${index}`}
              look="inline"
              value={title}
              onChange={(value) => change({ title: value })}
              options={[
                { value: 'MS', label: intl.formatMessage(sitterWords.ms) },
                { value: 'MR', label: intl.formatMessage(sitterWords.mr) },
              ]}
              error={untitled.includes(index) && title === undefined ? intl.formatMessage(words.missing) : undefined}
            />
            {asksAge && (
              <RadioGroup
                legend={intl.formatMessage(words.type)}
                name={`type-${index}`}
                look="inline"
                value={type}
                onChange={(value) => change({ passengerType: value })}
                options={[
                  {
                    value: 'ADULT',
                    label: intl.formatMessage(words.adult),
                    aside: child && price && moneyText(priceFor(price, nationalOf)),
                  },
                  {
                    value: 'CHILD',
                    label: intl.formatMessage(words.child),
                    aside: child && moneyText(priceFor(child, nationalOf)),
                  },
                ]}
              />
            )}
            <RadioGroup
              legend={intl.formatMessage(words.nationality)}
              name={`nationality-${index}`}
              look="inline"
              value={countries.find((country) => country === nationalOf) ?? 'FOREIGN'}
              onChange={(value) => change({ nationalOf: value === 'FOREIGN' ? null : value })}
              options={[
                { value: 'FOREIGN', label: intl.formatMessage(sitterWords.foreign), aside: aside(own?.foreign) },
                ...countries.map((country) => ({
                  value: country,
                  label: intl.formatMessage(sitterWords.local, { country }),
                  aside: aside(own && priceFor(own, country)),
                })),
              ]}
            />
          </fieldset>
        );
      })}
    </Card>
  );
}
