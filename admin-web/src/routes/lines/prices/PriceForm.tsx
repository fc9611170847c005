import { CURRENCIES } from '@naga/kernel/money.js';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { EditForm } from '../../../features/form/EditForm.js';
import { useForm } from '../../../features/form/use-form.js';
import type { Refused } from '../../../session/refused.js';
import {
  type LinePrices_WholeFragment,
  useAskLinePricesMutation,
  useSetLinePricesMutation,
} from '../../../features/line-prices/line-prices.generated.js';
import {
  commissionOf,
  inputOf,
  placesIn,
  type PriceValues,
  pricesIn,
  type TypedPrice,
  valuesOf,
  wrongIn,
} from './price-values.js';
import { priceWords as words } from './words.js';

export interface PriceFormProps {
  lineId: string;
  prices: LinePrices_WholeFragment;
  /** What each pair is called. */
  ways: readonly string[];
  /** Writes by himself; others ask. */
  mayWrite: boolean;
  /** A schedule has prices for children. */
  hasChildren: boolean;
  onWritten: () => void;
}

const ADULTS = ['local', 'foreign'] as const;
const ALL = [...ADULTS, 'childLocal', 'childForeign'] as const;

/** All prices of a line, saved or asked for at once. */
export function PriceForm({ lineId, prices, ways, mayWrite, hasChildren, onWritten }: PriceFormProps) {
  const intl = useIntl();
  const [set] = useSetLinePricesMutation();
  const [ask] = useAskLinePricesMutation();
  const { version, pairs, hasCommission } = prices;
  const form = useForm<PriceValues, LinePrices_WholeFragment | Refused>({
    initial: valuesOf(prices),
    draft: `Prices-${lineId}-${version}`,
    places: placesIn,
    check: (values) => wrongIn(values, mayWrite && !hasCommission),
    send: async (values) => {
      const variables = { lineId, version, input: inputOf(values, pairs) };
      if (!mayWrite) return (await ask({ variables })).data?.askLinePrices;
      return (await set({ variables: { ...variables, commission: commissionOf(values) } })).data?.setLinePrices;
    },
    done: intl.formatMessage(mayWrite ? words.saved : words.askedFor),
    onDone: onWritten,
  });
  const typed = pricesIn(form.values);
  const change = (at: number, name: keyof TypedPrice, value: string) =>
    form.set(
      { prices: JSON.stringify(typed.map((price, of) => (of === at ? { ...price, [name]: value } : price))) },
      `prices.${at}.${name}`,
    );
  const hintOf = { local: undefined, foreign: words.sameAsLocal, childLocal: words.asAdults, childForeign: undefined };
  // Prices for children that are there already are not hidden, whatever the schedules say.
  const shown = hasChildren || typed.some(({ childLocal }) => childLocal !== '') ? ALL : ADULTS;
  return (
    <EditForm form={form} isPart submit={<FormattedMessage {...(mayWrite ? words.save : words.ask)} />}>
      <div className="back-office__fields">
        <SelectField
          label={intl.formatMessage(words.currency)}
          required
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          {...form.text('currency')}
        />
        {mayWrite && (
          <TextField
            label={intl.formatMessage(words.commission)}
            inputMode="decimal"
            {...(hasCommission
              ? { optional: true, hint: intl.formatMessage(words.commissionHint) }
              : { required: true })}
            {...form.text('commission')}
          />
        )}
      </div>
      {ways.map((way, at) => (
        <fieldset className="line-prices__pair" key={way}>
          <legend>{way}</legend>
          {shown.map((name) => {
            const hint = at === 0 ? hintOf[name] : undefined;
            return (
              <TextField
                key={name}
                label={intl.formatMessage(words[name])}
                inputMode="decimal"
                {...(hint && { hint: intl.formatMessage(hint) })}
                {...form.at(`prices.${at}.${name}`)}
                value={typed[at]![name]}
                onChange={({ currentTarget }) => change(at, name, currentTarget.value)}
              />
            );
          })}
        </fieldset>
      ))}
      {!mayWrite && (
        <p>
          <FormattedMessage {...words.askAbout} />
        </p>
      )}
    </EditForm>
  );
}
