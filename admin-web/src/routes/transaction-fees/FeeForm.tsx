import type { Currency } from '@naga/kernel/money.js';
import { FormSection } from '@naga/ui/FormSection';
import { TextField } from '@naga/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { methodWords } from '../../features/booking-words/state-words.js';
import { EditForm } from '../../features/form/EditForm.js';
import { useConflict } from '../../features/form/use-conflict.js';
import { type FormHandle, useForm } from '../../features/form/use-form.js';
import { asMoney } from '../../session/as-money.js';
import { useUndoNotice } from '../../session/use-undoable.js';
import { feeFaults, feeTermsOf, type FeeValues, feeValues, fieldsOf, METHODS } from './fee-values.js';
import { type TransactionFee_FormFragment, useSetTransactionFeeMutation } from './transaction-fees.generated.js';
import { words } from './words.js';

export interface FeeFormProps {
  fee: TransactionFee_FormFragment;
  onDone: () => Promise<unknown>;
}

/** The standard fee of a currency, and those of ways to pay that have their own. */
export function FeeForm({ fee, onDone }: FeeFormProps) {
  const { terms, version, mostFixed } = fee;
  const currency = fee.currency as Currency;
  const intl = useIntl();
  const [set] = useSetTransactionFeeMutation();
  const tell = useUndoNotice();
  const conflict = useConflict(() => void onDone());
  const initial = feeValues(terms, currency);
  const send = async (values: FeeValues, at: number) => {
    const { byMethod, ...standard } = feeTermsOf(values, currency);
    const input = { currency, version: at, ...standard, byMethod: [...byMethod] };
    return (await set({ variables: { input } })).data?.setTransactionFee;
  };
  const form = useForm<FeeValues, TransactionFee_FormFragment>({
    initial,
    // Another currency is looked at meanwhile: what is typed waits.
    draft: `TransactionFee-${currency}-${version}`,
    texts: conflict.texts,
    check: (values) => feeFaults(values, currency, mostFixed),
    send: async (values) => conflict.watch(await send(values, version)),
    onDone: async (saved) => {
      tell(intl.formatMessage(words.saved), () => send(initial, saved.version), onDone);
      await onDone();
    },
  });
  return (
    <EditForm form={form} submit={<FormattedMessage {...words.save} />} more={conflict.button}>
      <FormSection
        title={<FormattedMessage {...words.standard} />}
        about={
          <>
            <FormattedMessage {...words.standardAbout} />{' '}
            <FormattedMessage {...words.bounds} values={{ most: asMoney({ amount: mostFixed, currency }) }} />
          </>
        }
      >
        <Rate form={form} names={{ percent: 'percent', fixed: 'fixed' }} currency={currency} />
      </FormSection>
      <FormSection title={<FormattedMessage {...words.methods} />} about={<FormattedMessage {...words.methodsAbout} />}>
        {METHODS.map((method) => (
          <fieldset key={method} className="back-office__stack">
            <legend className="transaction-fees__method">{intl.formatMessage(methodWords[method])}</legend>
            <Rate form={form} names={fieldsOf(method)} currency={currency} />
          </fieldset>
        ))}
      </FormSection>
    </EditForm>
  );
}

interface RateProps {
  form: FormHandle<FeeValues>;
  names: { readonly percent: string; readonly fixed: string };
  currency: string;
}

/** A share of the fares and an amount beside it. */
function Rate({ form, names, currency }: RateProps) {
  const intl = useIntl();
  return (
    <div className="back-office__fields">
      <TextField label={intl.formatMessage(words.percent)} inputMode="decimal" {...form.text(names.percent)} />
      <TextField
        label={intl.formatMessage(words.fixed, { currency })}
        inputMode="decimal"
        {...form.text(names.fixed)}
      />
    </div>
  );
}
