import { formatMoney, type Money } from '@naga/kernel/money.js';
import { Card } from '@naga/ui/Card';
import { RadioGroup } from '@naga/ui/RadioGroup';
import type { Dispatch } from 'react';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import type { SeatChoice, SeatChoiceStep } from './seat-choice.js';
import { sitterWords } from './seat-words.js';
import classes from './SitterFields.module.css';

const words = defineMessages<{
  heading: { count: number };
  passenger: { passenger: number };
  seated: { passenger: number; seats: string };
  title: NoMessageValues;
  nationality: NoMessageValues;
  reason: { country: string };
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
      'Operators sell seats to {country, select, KH {Cambodian citizens} LA {Lao citizens} other {citizens of their own country}} at a local price. Passport or identity card are checked at boarding, so the price follows what you choose here.',
  },
  missing: { id: 'booking-flow.sitters.titleMissing', defaultMessage: 'Choose Mr or Ms' },
});

export interface SitterFieldsProps {
  choice: SeatChoice;
  dispatch: Dispatch<SeatChoiceStep>;
  /** All rides of one adult, without fees; undefined hides the prices. */
  price: { local: Money; foreign: Money } | undefined;
  /** Whose nationals pay the local price (see localCountryOf). */
  country: string;
  /** Passengers whose missing title is already pointed out. */
  untitled: readonly number[];
}

/** Title and nationality of each passenger: what decides who may sit where, and the price, before anything is paid. */
export function SitterFields({ choice, dispatch, price, country, untitled }: SitterFieldsProps) {
  const intl = useIntl();
  const { sitters } = choice;
  const twoPrices = price !== undefined && price.local.amount !== price.foreign.amount;
  const aside = (money: Money | undefined) => (twoPrices && money !== undefined ? formatMoney(money) : undefined);
  return (
    <Card as="section" kind="panel" className={classes.sitters}>
      <h2 className={classes.heading}>{intl.formatMessage(words.heading, { count: sitters.length })}</h2>
      {twoPrices && <p className={classes.reason}>{intl.formatMessage(words.reason, { country })}</p>}
      {sitters.map(({ title, nationality }, index) => {
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
            <RadioGroup
              legend={intl.formatMessage(words.nationality)}
              name={`nationality-${index}`}
              look="inline"
              value={nationality}
              onChange={(value) => change({ nationality: value })}
              options={[
                { value: 'FOREIGN', label: intl.formatMessage(sitterWords.foreign), aside: aside(price?.foreign) },
                {
                  value: 'LOCAL',
                  label: intl.formatMessage(sitterWords.local, { country }),
                  aside: aside(price?.local),
                },
              ]}
            />
          </fieldset>
        );
      })}
    </Card>
  );
}
