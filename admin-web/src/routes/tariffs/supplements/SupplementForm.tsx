import { CURRENCIES } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemText } from '../../../session/problem-words.js';
import { inLanguage } from '../../../session/in-language.js';
import { words as tariffWords } from '../words.js';
import { type Supplements, type TypedSupplement, wrongInSupplement } from './supplement-values.js';
import { supplementWords as words } from './words.js';

export interface SupplementFormProps {
  supplements: Supplements;
  initial: TypedSupplement;
  /** It stands: only what it comes to may be said otherwise. */
  isFixed: boolean;
  /** Places that have one already. */
  taken: ReadonlySet<string>;
  onKeep: (one: TypedSupplement) => void;
  onCancel: () => void;
}

/** One supplement: what it is for, and what it comes to. */
export function SupplementForm({ supplements, initial, isFixed, taken, onKeep, onCancel }: SupplementFormProps) {
  const intl = useIntl();
  const [one, setOne] = useState(initial);
  const [isTold, setTold] = useState(false);
  const wrong = wrongInSupplement(one, taken);
  const errorOf = (name: keyof TypedSupplement): string | undefined => {
    const fault = isTold ? wrong[name] : undefined;
    if (fault === 'NOTHING' || fault === 'TWICE')
      return intl.formatMessage(fault === 'TWICE' ? words.twice : words.nothing);
    return fault && problemText(intl, fault, {});
  };
  const field = (name: keyof TypedSupplement) => {
    const error = errorOf(name);
    return {
      value: one[name],
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        setOne({ ...one, [name]: value }),
      ...(error !== undefined && { error }),
    };
  };
  const categories = (all: Supplements['seatCategories']) =>
    all.map(({ id, names }) => ({ value: id, label: inLanguage(intl, names) }));
  function keep() {
    setTold(true);
    if (Object.keys(wrong).length === 0) onKeep(one);
  }
  return (
    <section>
      <div className="price-tools">
        <SelectField
          label={intl.formatMessage(words.seat)}
          placeholder={intl.formatMessage(words.everySeat)}
          options={categories(supplements.seatCategories)}
          disabled={isFixed}
          {...field('seatCategoryId')}
        />
        <SelectField
          label={intl.formatMessage(words.vehicle)}
          placeholder={intl.formatMessage(words.everyVehicle)}
          options={categories(supplements.vehicleCategories)}
          disabled={isFixed}
          {...field('vehicleCategoryId')}
        />
        <SelectField
          label={intl.formatMessage(words.passengers)}
          options={(['ADULT', 'CHILD'] as const).map((value) => ({
            value,
            label: intl.formatMessage(value === 'ADULT' ? tariffWords.adult : tariffWords.child),
          }))}
          disabled={isFixed}
          {...field('passengerType')}
        />
        <SelectField
          label={intl.formatMessage(words.currency)}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          disabled={isFixed}
          {...field('currency')}
        />
        <TextField
          label={intl.formatMessage(words.local)}
          hint={intl.formatMessage(words.hint)}
          inputMode="decimal"
          {...field('local')}
        />
        <TextField label={intl.formatMessage(words.foreign)} inputMode="decimal" {...field('foreign')} />
      </div>
      <div className="back-office__actions">
        <Button onClick={keep}>
          <FormattedMessage {...words.keep} />
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <FormattedMessage {...words.cancel} />
        </Button>
      </div>
    </section>
  );
}
