import { asMoney } from '../../../session/as-money.js';
import { Button } from '@naga/ui/Button';
import { DataTable } from '@naga/ui/DataTable';
import { Notice } from '@naga/ui/Notice';
import { TextField } from '@naga/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Decline } from '../../../features/action/Decline.js';
import { useAnswer } from '../../../features/action/RequestAnswers.js';
import { colleagueName } from '../../../features/booking-words/origin-words.js';
import { problemText } from '../../../session/problem-words.js';
import { LocalTime } from '../../../session/time/LocalTime.js';
import {
  type LinePrices_AmountsFragment,
  type LinePrices_WholeFragment,
  useDecidePricesMutation,
} from '../../../features/line-prices/line-prices.generated.js';
import { commissionOf, wrongIn } from './price-values.js';
import { priceWords as words } from './words.js';

type Request = NonNullable<LinePrices_WholeFragment['request']>;

export interface AskedPricesProps {
  prices: LinePrices_WholeFragment;
  request: Request;
  /** What stops are called together. */
  placeOf: (stopIds: readonly string[]) => string;
  onWritten: () => void;
}

/** Ways on one page. */
export const PAGE = 50;
const AGAIN = { refetchQueries: ['PricesToDecide', 'LinePrices'], awaitRefetchQueries: true };

/** What somebody asks for beside what is sold, and the second person's yes or no. */
export function AskedPrices({ prices, request, placeOf, onWritten }: AskedPricesProps) {
  const intl = useIntl();
  const run = useAnswer(onWritten);
  const [decide, { loading: busy }] = useDecidePricesMutation(AGAIN);
  const [commission, setCommission] = useState('');
  const [told, setTold] = useState<string>();
  const [page, setPage] = useState(1);
  const { hasCommission, currency } = prices;
  const { id, askedBy, askedAt, importId } = request;
  const values = { currency: request.currency, commission, prices: '[]' };
  const send = async (approve: boolean, answer: string | null) =>
    (await decide({ variables: { id, approve, answer, commission: approve ? commissionOf(values) : null } })).data
      ?.decideTariffChange;
  const said = (price: LinePrices_AmountsFragment | null, of: string | null): string => {
    if (price === null || of === null) return intl.formatMessage(words.none);
    const amounts = [price.local, price.foreign, price.childLocal, price.childForeign];
    const sums = amounts.flatMap((amount) => (amount == null ? [] : [asMoney({ amount, currency: of })]));
    return sums.join(' / ');
  };
  function approve() {
    const code = wrongIn(values, !hasCommission)['commission'];
    setTold(code ? problemText(intl, code, {}) : undefined);
    if (!code) void run(() => send(true, null), words.approved);
  }
  const { pairs } = request;
  const rows = pairs.slice((page - 1) * PAGE, page * PAGE).map(({ fromStopIds, toStopIds, now, asked }) => ({
    way: intl.formatMessage(words.pair, { from: placeOf(fromStopIds), to: placeOf(toStopIds) }),
    now: said(now, currency),
    asked: said(asked, request.currency),
  }));
  return (
    <>
      <Notice tone="warn" title={intl.formatMessage(words.waits)}>
        <p>
          <FormattedMessage
            {...words.askedBy}
            values={{ who: colleagueName(intl, askedBy), at: <LocalTime at={askedAt} /> }}
          />
        </p>
        {importId !== null && (
          <p>
            <FormattedMessage {...words.byFeed} />
          </p>
        )}
      </Notice>
      <DataTable
        label={intl.formatMessage(words.waits)}
        rows={rows}
        rowId={({ way }) => way}
        {...(pairs.length > PAGE && { page: { number: page, size: PAGE, total: pairs.length, onChange: setPage } })}
        columns={[
          { key: 'way', title: intl.formatMessage(words.way), render: (row) => row.way },
          { key: 'now', title: intl.formatMessage(words.now), render: (row) => row.now },
          {
            key: 'asked',
            title: intl.formatMessage(words.asked),
            render: (row) => (row.asked === row.now ? row.asked : <strong>{row.asked}</strong>),
          },
        ]}
      />
      <TextField
        label={intl.formatMessage(words.commission)}
        inputMode="decimal"
        {...(hasCommission ? { optional: true, hint: intl.formatMessage(words.commissionHint) } : { required: true })}
        {...(told !== undefined && { error: told })}
        value={commission}
        onChange={({ currentTarget }) => setCommission(currentTarget.value)}
      />
      <div className="back-office__actions">
        <Button busy={busy} onClick={approve}>
          <FormattedMessage {...words.approve} />
        </Button>
        <Decline busy={busy} onDecline={(answer) => run(() => send(false, answer), words.declineDone)} />
      </div>
    </>
  );
}
