import { CURRENCIES } from '@naga/kernel/money.js';
import { SelectField } from '@naga/ui/SelectField';
import { TableFoot } from '@naga/ui/TableFoot';
import { TextField } from '@naga/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EditForm } from '../../../features/form/EditForm.js';
import { useForm } from '../../../features/form/use-form.js';
import type { Refused } from '../../../session/refused.js';
import {
  type LinePrices_WholeFragment,
  useAskLinePricesMutation,
  useSetLinePricesMutation,
} from '../../../features/line-prices/line-prices.generated.js';
import { PAGE } from './AskedPrices.js';
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

/** The page that is shown: after a refused sending the one of the first price that is wrong. */
function usePageOfProblem(attempt: number, count: number, isWrong: (at: number) => boolean) {
  const [page, setPage] = useState(1);
  const [seen, setSeen] = useState(attempt);
  if (attempt !== seen) {
    setSeen(attempt);
    const first = Array.from({ length: count }, (_, at) => at).find(isWrong);
    if (first !== undefined) setPage(Math.floor(first / PAGE) + 1);
  }
  return [page, setPage] as const;
}

const ADULTS = ['local', 'foreign'] as const;
const ALL = [...ADULTS, 'childLocal', 'childForeign'] as const;

/** All prices of a line, saved or asked for at once. */
export function PriceForm({ lineId, prices, ways, mayWrite, hasChildren, onWritten }: PriceFormProps) {
  const intl = useIntl();
  const [set] = useSetLinePricesMutation();
  const [ask] = useAskLinePricesMutation();
  const { version, pairs, hasCommission, request } = prices;
  const form = useForm<PriceValues, LinePrices_WholeFragment | Refused>({
    initial: valuesOf(prices),
    // What was asked for is where one goes on from: nothing of it is unsaved any more.
    draft: `Prices-${lineId}-${version}-${request?.id ?? ''}`,
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
  const [page, setPage] = usePageOfProblem(form.attempt, typed.length, (at) =>
    ALL.some((name) => form.at(`prices.${at}.${name}`).error !== undefined),
  );
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
      <div className="line-prices__terms">
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
      {ways.slice((page - 1) * PAGE, page * PAGE).map((way, index) => {
        const at = (page - 1) * PAGE + index;
        return (
          <fieldset className="line-prices__pair" key={way}>
            <legend>{way}</legend>
            {shown.map((name) => {
              const hint = index === 0 ? hintOf[name] : undefined;
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
        );
      })}
      {ways.length > PAGE && (
        <TableFoot page={{ number: page, size: PAGE, total: ways.length, onChange: setPage }} selected={0} />
      )}
      {!mayWrite && (
        <p>
          <FormattedMessage {...words.askAbout} />
        </p>
      )}
    </EditForm>
  );
}
