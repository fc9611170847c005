import { useScope } from '@naga/app-kit/PermissionGate';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { ChipGroup } from '@naga/ui/ChipGroup';
import { FormSection } from '@naga/ui/FormSection';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldName } from '../../features/timeline/field-words.js';
import { RecordForm, type RecordFormProps, useRecordForm } from '../../records/RecordForm.js';
import { couponRecord } from './coupon-record.js';
import { memberText, METHODS, methodName, weekdayName } from './coupon-text.js';
import { CURRENCIES, type CouponValues, inputOf, wrongIn } from './coupon-values.js';
import type { CouponInput } from './coupons.generated.js';
import { words } from './words.js';

type ListName = 'weekdays' | 'transportTypes' | 'channels' | 'paymentMethods';
type TextName = { [Name in keyof CouponValues]: CouponValues[Name] extends string ? Name : never }[keyof CouponValues];

/** What a coupon is worth, when, for what and whom, and how often; an operator's is on its own rides and money. */
export function CouponForm(props: RecordFormProps<CouponValues, CouponInput>) {
  const intl = useIntl();
  const isOperator = useScope('coupon.manage') === 'operator';
  const form = useRecordForm(couponRecord, props, {
    inputOf,
    check: wrongIn,
    refusedAt: { OUT_OF_YOUR_SCOPE: 'operatorIds', COUPON_LIMIT_TOO_LOW: 'limitTotal' },
  });
  const label = (name: string): string => fieldName(intl, name);
  const number = (name: TextName, hint?: string) => (
    <TextField label={label(name)} {...(hint !== undefined && { hint })} inputMode="decimal" {...form.text(name)} />
  );
  const chips = (name: ListName, options: readonly { value: string; label: string }[]) => (
    <ChipGroup
      legend={label(name)}
      options={options}
      values={form.values[name].split(',').filter(Boolean)}
      onChange={(values: string[]) => form.set({ [name]: values.join(',') })}
    />
  );
  const choices = (codes: readonly string[]) => codes.map((value) => ({ value, label: memberText(intl, value) }));
  const money = intl.formatMessage(words.money);
  return (
    <RecordForm of={couponRecord} form={form} state={props}>
      <FormSection title={<FormattedMessage {...words.worth} />}>
        <TextField label={intl.formatMessage(words.name)} required maxLength={120} {...form.text('name')} />
        <SelectField
          label={intl.formatMessage(words.kind)}
          options={(['PERCENT', 'AMOUNT', 'SET_PRICE'] as const).map((value) => ({
            value,
            label: intl.formatMessage(words[value]),
          }))}
          {...form.text('kind')}
        />
        {number('value', intl.formatMessage(words.percentHint))}
        <SelectField
          label={label('currency')}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          {...form.text('currency')}
        />
        {number('cap', money)}
        <SelectField
          label={label('fundedBy')}
          disabled={isOperator}
          options={(['PLATFORM', 'OPERATOR', 'SHARED'] as const).map((value) => ({
            value,
            label: intl.formatMessage(words[value]),
          }))}
          {...form.text('fundedBy')}
        />
        {form.values.fundedBy === 'SHARED' && number('operatorShare')}
        <CheckboxField label={intl.formatMessage(words.active)} {...form.flag('active')} />
      </FormSection>
      <FormSection title={<FormattedMessage {...words.when} />}>
        <TextField label={label('buyFrom')} type="datetime-local" {...form.text('buyFrom')} />
        <TextField label={label('buyUntil')} type="datetime-local" {...form.text('buyUntil')} />
        <TextField label={label('travelFrom')} type="date" {...form.text('travelFrom')} />
        <TextField label={label('travelUntil')} type="date" {...form.text('travelUntil')} />
        {chips(
          'weekdays',
          [1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: weekdayName(intl, day) })),
        )}
      </FormSection>
      <FormSection title={<FormattedMessage {...words.what} />}>
        {chips('transportTypes', choices(['BUS', 'TAXI', 'FERRY']))}
        <TextField
          label={label('operatorIds')}
          hint={intl.formatMessage(words.numbersHint)}
          disabled={isOperator}
          {...form.text('operatorIds')}
        />
        <TextField label={label('routeIds')} hint={intl.formatMessage(words.numbersHint)} {...form.text('routeIds')} />
        {number('minimumAmount', money)}
        {number('minimumPassengers')}
        <CheckboxField label={label('combinesWithOffers')} {...form.flag('combinesWithOffers')} />
      </FormSection>
      <FormSection title={<FormattedMessage {...words.who} />}>
        <SelectField
          label={intl.formatMessage(words.nationality)}
          options={[
            { value: '', label: intl.formatMessage(words.all) },
            { value: 'LOCAL', label: intl.formatMessage(words.LOCAL) },
            { value: 'FOREIGN', label: intl.formatMessage(words.FOREIGN) },
          ]}
          {...form.text('nationality')}
        />
        <CheckboxField label={label('firstBookingOnly')} {...form.flag('firstBookingOnly')} />
        {chips('channels', choices(['web', 'admin', 'api']))}
        {chips(
          'paymentMethods',
          METHODS.map((value) => ({ value, label: methodName(intl, value) })),
        )}
      </FormSection>
      <FormSection title={<FormattedMessage {...words.limits} />} about={<FormattedMessage {...words.limitsAbout} />}>
        {number('limitTotal')}
        {number('limitPerCustomer')}
        {number('limitPerDay')}
        {number('budget', money)}
      </FormSection>
    </RecordForm>
  );
}
