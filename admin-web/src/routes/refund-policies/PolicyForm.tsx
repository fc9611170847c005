import { FormSection } from '@naga/ui/FormSection';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { EditForm } from '../../features/form/EditForm.js';
import { useForm } from '../../features/form/use-form.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { useRouteOptions } from '../../features/operators/use-route-options.js';
import type { Refused } from '../../session/refused.js';
import './refund-policies.css';
import { routeOf } from './policy-place.js';
import { CURRENCIES, inCurrency, inputOf, type PolicyValues, ROWS, termsOf, wrongIn } from './policy-values.js';
import { PolicyPreview } from './PolicyPreview.js';
import { type RefundPolicies_PolicyFragment, useSetRefundPolicyMutation } from './refund-policies.generated.js';
import { classWords, unitWords, words } from './words.js';

export interface PolicyFormProps {
  initial: PolicyValues;
  /** The version that is sold; 0 for a policy of tickets that have none. */
  version: number;
  /** Who works for an operator writes its policies only; everybody's are the platform's. */
  writes: 'all' | 'country' | 'operator';
  onDone: (made: RefundPolicies_PolicyFragment) => unknown;
}

/** The steps of a new version, with how travellers will see them. */
export function PolicyForm({ initial, version, writes, onDone }: PolicyFormProps) {
  const intl = useIntl();
  const operators = useOwnOperators('pricing.edit');
  const [set] = useSetRefundPolicyMutation();
  const isMade = version > 0;
  const form = useForm<PolicyValues, RefundPolicies_PolicyFragment | Refused>({
    initial,
    check: (typed) => wrongIn(typed, writes === 'all'),
    send: async (values) => (await set({ variables: { input: inputOf(values, version) } })).data?.setRefundPolicy,
    done: intl.formatMessage(words.saved),
    onDone: (made) => onDone(made as RefundPolicies_PolicyFragment),
  });
  const { values } = form;
  const routes = useRouteOptions(values.operatorId);
  const route = routeOf(values, routes);
  const used = ROWS.filter((row) =>
    [values[`before${row}`], values[`percent${row}`], values[`fee${row}`]].some(Boolean),
  );
  const shown = ROWS.filter((row) => row <= (used.at(-1) ?? 0) + 1);
  const terms = termsOf(values);
  const units = Object.entries(unitWords).map(([value, word]) => ({ value, label: intl.formatMessage(word) }));
  return (
    <EditForm
      form={form}
      submit={<FormattedMessage {...words.save} />}
      {...(isMade ? { isPart: true } : { back: '/refund-policies' })}
    >
      <FormSection
        title={<FormattedMessage {...words.whose} />}
        about={<FormattedMessage {...(isMade ? words.placeFixed : words.placeAbout)} />}
      >
        <SelectField
          label={intl.formatMessage(words.operator)}
          required={writes !== 'all'}
          disabled={isMade || writes === 'operator'}
          placeholder={intl.formatMessage(writes === 'all' ? words.everybody : words.choose)}
          options={operators}
          {...form.text('operatorId')}
          onChange={({ currentTarget: { value } }) => form.set({ operatorId: value, routeId: '', routeScheduleId: '' })}
        />
        <SelectField
          label={intl.formatMessage(words.route)}
          optional
          disabled={isMade || values.operatorId === ''}
          placeholder={intl.formatMessage(words.anyRoute)}
          options={routes}
          {...form.text('routeId')}
          value={route?.value ?? ''}
          onChange={({ currentTarget: { value } }) => form.set({ routeId: value, routeScheduleId: '' })}
        />
        <SelectField
          label={intl.formatMessage(words.schedule)}
          optional
          disabled={isMade || route === undefined}
          placeholder={intl.formatMessage(words.anySchedule)}
          options={route?.schedules ?? []}
          {...form.text('routeScheduleId')}
        />
        <SelectField
          label={intl.formatMessage(words.currency)}
          disabled={isMade}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          {...form.text('currency')}
          onChange={({ currentTarget: { value } }) => form.set(inCurrency(values, value))}
        />
        <SelectField
          label={intl.formatMessage(words.class)}
          options={Object.entries(classWords).map(([value, word]) => ({ value, label: intl.formatMessage(word) }))}
          {...form.text('class')}
        />
        <TextField
          label={intl.formatMessage(words.soldFrom)}
          hint={intl.formatMessage(words.soldFromHint)}
          optional
          type="date"
          {...form.text('soldFrom')}
        />
      </FormSection>
      <FormSection title={<FormattedMessage {...words.steps} />} about={<FormattedMessage {...words.stepsAbout} />}>
        {shown.map((row) => (
          <div key={row} className="refund-policies__step">
            <TextField
              label={intl.formatMessage(words.before, { step: row + 1 })}
              inputMode="numeric"
              {...form.text(`before${row}`)}
            />
            <SelectField
              label={intl.formatMessage(words.unit, { step: row + 1 })}
              options={units}
              {...form.text(`unit${row}`)}
            />
            <TextField
              label={intl.formatMessage(words.percent, { step: row + 1 })}
              inputMode="numeric"
              {...form.text(`percent${row}`)}
            />
            <TextField
              label={intl.formatMessage(words.fee, { step: row + 1, currency: values.currency })}
              inputMode="decimal"
              {...form.text(`fee${row}`)}
            />
          </div>
        ))}
      </FormSection>
      <FormSection title={<FormattedMessage {...words.changes} />} about={<FormattedMessage {...words.changesAbout} />}>
        <div className="refund-policies__step">
          <TextField
            label={intl.formatMessage(words.changeBefore)}
            inputMode="numeric"
            {...form.text('exchange.minutesBefore')}
          />
          <SelectField label={intl.formatMessage(words.changeUnit)} options={units} {...form.text('exchange.unit')} />
          <TextField
            label={intl.formatMessage(words.changeFee, { currency: values.currency })}
            inputMode="decimal"
            {...form.text('exchange.fee')}
          />
        </div>
      </FormSection>
      {terms !== undefined && <PolicyPreview {...terms} currency={values.currency} />}
    </EditForm>
  );
}
