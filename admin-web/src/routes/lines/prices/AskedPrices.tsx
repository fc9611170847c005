import { type Currency, formatMoney } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { DataTable } from '@naga/ui/DataTable';
import { Notice } from '@naga/ui/Notice';
import { TextField } from '@naga/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AskText } from '../../../features/action/AskText.js';
import { useAnswer } from '../../../features/action/RequestAnswers.js';
import { colleagueName } from '../../../features/booking-words/origin-words.js';
import { problemText } from '../../../session/problem-words.js';
import { localStamp } from '../../../session/local-stamp.js';
import {
  type LinePrices_WholeFragment,
  useDecidePricesMutation,
} from '../../../features/line-prices/line-prices.generated.js';
import { commissionOf, wrongIn } from './price-values.js';
import { priceWords as words } from './words.js';

type Request = NonNullable<LinePrices_WholeFragment['request']>;
type Amounts = Pick<Request['prices'][number], 'local' | 'foreign' | 'childLocal' | 'childForeign'>;

export interface AskedPricesProps {
  prices: LinePrices_WholeFragment;
  request: Request;
  ways: readonly string[];
  onWritten: () => void;
}

const AGAIN = { refetchQueries: ['PricesToDecide', 'LinePrices'], awaitRefetchQueries: true };

/** What somebody asks for beside what is sold, and the second person's yes or no. */
export function AskedPrices({ prices, request, ways, onWritten }: AskedPricesProps) {
  const intl = useIntl();
  const run = useAnswer(onWritten);
  const [decide, { loading: busy }] = useDecidePricesMutation(AGAIN);
  const [commission, setCommission] = useState('');
  const [told, setTold] = useState<string>();
  const { hasCommission, pairs, currency } = prices;
  const { id, askedBy, askedAt } = request;
  const values = { currency: request.currency, commission, prices: '[]' };
  const send = async (approve: boolean, answer: string | null) =>
    (await decide({ variables: { id, approve, answer, commission: approve ? commissionOf(values) : null } })).data
      ?.decideTariffChange;
  const said = (price: Amounts | null | undefined, of: string | null): string => {
    if (price == null || of === null) return intl.formatMessage(words.none);
    const amounts = [price.local, price.foreign, price.childLocal, price.childForeign];
    const sums = amounts.flatMap((amount) =>
      amount == null ? [] : [formatMoney({ amount, currency: of as Currency })],
    );
    return sums.join(' / ');
  };
  function approve() {
    const code = wrongIn(values, !hasCommission)['commission'];
    setTold(code ? problemText(intl, code, {}) : undefined);
    if (!code) void run(() => send(true, null), words.approved);
  }
  const rows = pairs.map(({ fromStopIds, toStopIds, price }, at) => {
    const asked = request.prices.find(
      ({ fromStopId, toStopId }) => fromStopIds.includes(fromStopId) && toStopIds.includes(toStopId),
    );
    return { id: String(at), way: ways[at]!, now: said(price, currency), asked: said(asked, request.currency) };
  });
  return (
    <>
      <Notice tone="warn" title={intl.formatMessage(words.waits)}>
        <FormattedMessage {...words.askedBy} values={{ who: colleagueName(intl, askedBy), at: localStamp(askedAt) }} />
      </Notice>
      <DataTable
        label={intl.formatMessage(words.waits)}
        rows={rows}
        rowId={(row) => row.id}
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
        <AskText
          label={<FormattedMessage {...words.decline} />}
          title={<FormattedMessage {...words.decline} />}
          sure={<FormattedMessage {...words.decline} />}
          keep={<FormattedMessage {...words.later} />}
          fields={[
            {
              name: 'answer',
              label: intl.formatMessage(words.whyNot),
              hint: intl.formatMessage(words.whyNotHint),
              long: true,
              maxLength: 500,
              wrong: (text) => (text === '' ? intl.formatMessage(words.whyNotMissing) : undefined),
            },
          ]}
          busy={busy}
          onSure={({ answer }) => run(() => send(false, answer), words.declineDone)}
        />
      </div>
    </>
  );
}
