import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { CURRENCIES, type Currency, typedAmount } from '@naga/kernel/money.js';
import { FormSection } from '@naga/ui/FormSection';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { EditForm } from '../../features/form/EditForm.js';
import { useForm } from '../../features/form/use-form.js';
import { type CreatePayLinkMutation, useCreatePayLinkMutation } from './pay-links.generated.js';
import { PayerFields, ReasonField } from './PayerFields.js';
import { words } from './words.js';

const EMPTY = {
  payerName: '',
  payerEmail: '',
  amount: '',
  currency: 'USD',
  language: 'en',
  reason: '',
  pnr: '',
  days: '7',
};

/** Asks somebody for any amount. */
export default function AddPaymentRoute() {
  return (
    <PermissionGate permission="payment.request" scopes={['country', 'all']}>
      <Toolbar title={<FormattedMessage {...words.add} />} />
      <AddPayment />
    </PermissionGate>
  );
}

const blank = (text: string): 'REQUIRED' | false => text.trim() === '' && 'REQUIRED';

function AddPayment() {
  const intl = useIntl();
  const say = intl.formatMessage;
  const navigate = useNavigate();
  const [create] = useCreatePayLinkMutation();
  const form = useForm<typeof EMPTY, CreatePayLinkMutation['createPayLink']>({
    initial: EMPTY,
    draft: 'custom-payment-new',
    check: ({ payerName, payerEmail, reason, amount, currency }) => ({
      payerName: blank(payerName),
      payerEmail: blank(payerEmail),
      amount: (typedAmount(amount, currency as Currency) ?? 0) < 1 && 'AMOUNT',
      reason: blank(reason),
    }),
    send: async ({ amount, days, pnr, currency, ...rest }) => {
      const input = {
        ...rest,
        currency,
        amount: typedAmount(amount, currency as Currency)!,
        days: Number(days),
        pnr: pnr.trim() === '' ? null : pnr,
      };
      return (await create({ variables: { input } })).data?.createPayLink;
    },
    refusedAt: { BOOKING_NOT_FOUND: 'pnr' },
    done: say(words.saved),
    onDone: (link) => navigate('id' in link ? `/custom-payments/${link.id}` : '/custom-payments', { replace: true }),
  });
  return (
    <EditForm form={form} submit={<FormattedMessage {...words.save} />} back="/custom-payments">
      <FormSection title={<FormattedMessage {...words.formTitle} />} about={<FormattedMessage {...words.formAbout} />}>
        <PayerFields form={form} />
        <TextField label={say(words.amount)} required inputMode="decimal" maxLength={15} {...form.text('amount')} />
        <SelectField
          label={say(words.currency)}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          {...form.text('currency')}
        />
        <ReasonField form={form} />
        <TextField label={say(words.pnr)} hint={say(words.pnrHint)} maxLength={20} {...form.text('pnr')} />
        <SelectField
          label={say(words.days)}
          options={['1', '3', '7', '14', '30', '90'].map((value) => ({ value, label: value }))}
          {...form.text('days')}
        />
      </FormSection>
    </EditForm>
  );
}
