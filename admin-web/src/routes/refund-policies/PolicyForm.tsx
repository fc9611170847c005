import { FormSection } from '@naga/ui/FormSection';
import { SelectField } from '@naga/ui/SelectField';
import { TextAreaField } from '@naga/ui/TextAreaField';
import { TextField } from '@naga/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { EditForm } from '../../features/form/EditForm.js';
import { useForm } from '../../features/form/use-form.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { useRouteOptions } from '../../features/operators/use-route-options.js';
import { isRefused, type Refused } from '../../session/refused.js';
import './refund-policies.css';
import { routeOf } from './policy-place.js';
import type { PolicyRight } from '../../session/policy-right.js';
import { CURRENCIES, inCurrency, inputOf, type PolicyValues, termsOf, wrongIn } from './policy-values.js';
import { PolicyPreview } from './PolicyPreview.js';
import { PolicyTerms } from './PolicyTerms.js';
import { useAskRefundPolicyMutation, useSetRefundPolicyMutation } from './refund-policies.generated.js';
import { refundClassWords } from '../../features/fare/refund-class-words.js';
import { words } from './words.js';

export interface PolicyFormProps {
  initial: PolicyValues;
  /** The version that is sold; 0 for a policy of tickets that have none. */
  version: number;
  /** Who works for an operator writes its policies only; everybody's are the platform's. */
  right: PolicyRight;
}

/** Where what was sent is to be seen. */
function useSend({ may }: PolicyRight, version: number) {
  const [set] = useSetRefundPolicyMutation();
  const [ask] = useAskRefundPolicyMutation();
  return async (values: PolicyValues): Promise<{ at: string } | Refused | undefined> => {
    const input = inputOf(values, version);
    if (may === 'write') {
      const written = (await set({ variables: { input } })).data?.setRefundPolicy;
      return written && !isRefused(written) ? { at: `/refund-policies/${written.id}` } : written;
    }
    const asked = (await ask({ variables: { input, reason: values.reason } })).data?.askRefundPolicy;
    return asked && !isRefused(asked) ? { at: `/refund-policies/requests?request=${asked.id}` } : asked;
  };
}

/** The terms of a new version, with how travellers will see them; who may not write it asks for it. */
export function PolicyForm({ initial, version, right }: PolicyFormProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const operators = useOwnOperators(right.permission);
  const [isMade, asks] = [version > 0, right.may === 'ask'];
  const form = useForm<PolicyValues, { at: string } | Refused>({
    initial,
    check: (typed) => wrongIn(typed, { mayBeEverybodys: right.scope === 'all', asks }),
    send: useSend(right, version),
    done: intl.formatMessage(asks ? words.asked : words.saved),
    onDone: ({ at }) => navigate(at, { replace: true }),
  });
  const { values } = form;
  const routes = useRouteOptions(values.operatorId);
  const route = routeOf(values, routes);
  const terms = termsOf(values);
  return (
    <EditForm
      form={form}
      submit={<FormattedMessage {...(asks ? words.ask : words.save)} />}
      {...(isMade ? { isPart: true } : { back: '/refund-policies' })}
    >
      <FormSection
        title={<FormattedMessage {...words.whose} />}
        about={<FormattedMessage {...(isMade ? words.placeFixed : words.placeAbout)} />}
      >
        <SelectField
          label={intl.formatMessage(words.operator)}
          required={right.scope !== 'all'}
          disabled={isMade || right.scope === 'operator'}
          placeholder={intl.formatMessage(right.scope === 'all' ? words.everybody : words.choose)}
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
          options={Object.entries(refundClassWords).map(([value, word]) => ({
            value,
            label: intl.formatMessage(word),
          }))}
          {...form.text('class')}
        />
        <TextField
          label={intl.formatMessage(words.soldFrom)}
          hint={intl.formatMessage(asks ? words.soldFromAskedHint : words.soldFromHint)}
          optional
          type="date"
          {...form.text('soldFrom')}
        />
      </FormSection>
      <PolicyTerms form={form} />
      {terms !== undefined && <PolicyPreview {...terms} currency={values.currency} />}
      {asks && (
        <FormSection title={<FormattedMessage {...words.why} />} about={<FormattedMessage {...words.whyAbout} />}>
          <TextAreaField label={intl.formatMessage(words.reason)} required maxLength={500} {...form.text('reason')} />
        </FormSection>
      )}
    </EditForm>
  );
}
