import { type Currency, formatMoney } from '@naga/kernel/money.js';
import { DataTable } from '@naga/ui/DataTable';
import { FormattedMessage, useIntl } from 'react-intl';
import { words } from '../words.js';
import { readAmount } from './read-amount.js';
import { isEmpty, type PassengerType, type Sheet, type TypedPrice } from './sheet.js';

export interface PriceDifferencesProps {
  saved: Sheet;
  sheet: Sheet;
  keys: readonly string[];
  nameOf: (zoneId: string) => string;
}

/** So many stand on a screen; the change itself shows all of them. */
const MOST = 200;

/** What was read of a typed amount, so that nobody takes 9.125 for nine; as it was typed where it is none. */
function amountOf(text: string, currency: Currency): string {
  const amount = readAmount(text, currency);
  return amount === undefined ? text || '–' : formatMoney({ amount, currency });
}

/** Prices that are typed beside those that stand. */
export function PriceDifferences({ saved, sheet, keys, nameOf }: PriceDifferencesProps) {
  const intl = useIntl();
  const said = (price: TypedPrice | undefined): string => {
    if (price === undefined || isEmpty(price)) return intl.formatMessage(words.notSold);
    const { local, foreign, localOffer, foreignOffer, commission } = price;
    const pair = (...texts: string[]) => texts.map((text) => amountOf(text, price.currency as Currency)).join(' / ');
    const offer = localOffer + foreignOffer === '' ? '' : ` (${pair(localOffer, foreignOffer)})`;
    return `${pair(local, foreign)}${offer}${commission === '' ? '' : ` · ${commission} %`}`;
  };
  const rows = keys.slice(0, MOST).map((key) => {
    const [from, to, type] = key.split(' ') as [string, string, PassengerType];
    const way = intl.formatMessage(words.pair, { from: nameOf(from), to: nameOf(to) });
    const who = intl.formatMessage(type === 'ADULT' ? words.adult : words.child);
    return { id: key, way: `${way} · ${who}`, now: said(saved.get(key)), then: said(sheet.get(key)) };
  });
  return (
    <section>
      <h2>
        <FormattedMessage {...words.differences} />
      </h2>
      <p aria-live="polite">
        {keys.length === 0 ? (
          <FormattedMessage {...words.noDifferences} />
        ) : (
          <FormattedMessage {...words.changed} values={{ count: keys.length }} />
        )}
      </p>
      {keys.length > 0 && (
        <DataTable
          label={intl.formatMessage(words.differences)}
          rows={rows}
          rowId={({ id }) => id}
          columns={[
            { key: 'way', title: intl.formatMessage(words.way), render: ({ way }) => way },
            { key: 'now', title: intl.formatMessage(words.now), render: ({ now }) => now },
            { key: 'then', title: intl.formatMessage(words.then), render: ({ then }) => <strong>{then}</strong> },
          ]}
        />
      )}
    </section>
  );
}
