import { REFUSAL_CODES, refusalText } from '@naga/app-kit/refusal-texts.js';
import { formatCount } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { DataTable } from '@naga/ui/DataTable';
import { useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { localName } from '../../session/local-name.js';
import { usePolicyRight } from '../../session/policy-right.js';
import { useAttempt } from '../../session/use-attempt.js';
import { priceWords as words } from './price-words.js';
import { type AskedLine, useAskPrices } from './use-ask-prices.js';

const PAGE = 50;

function becameText(intl: IntlShape, became: AskedLine['became']): string {
  if (Object.hasOwn(words, became)) return intl.formatMessage(words[became as 'ASKED' | 'SAME' | 'MANY' | 'CURRENCY']);
  return REFUSAL_CODES.includes(became) ? refusalText(intl, became, {}) : became;
}

/** The prices that an applied feed says: asked for at a press, and what became of each line. */
export function FeedPrices({ importId }: { importId: string }) {
  const intl = useIntl();
  const right = usePolicyRight();
  const attempt = useAttempt();
  const { asked, isBusy, run, stop } = useAskPrices(importId);
  const [page, setPage] = useState(1);
  const label = intl.formatMessage(words.title);
  return (
    <section className="back-office__stack" aria-label={label}>
      <h2>{label}</h2>
      <p>
        <FormattedMessage {...(right === undefined ? words.byOthers : words.about)} />
      </p>
      {right !== undefined && (
        <div className="back-office__actions">
          <Button busy={isBusy} onClick={() => void attempt(async () => (await run(), true))}>
            <FormattedMessage {...words.ask} />
          </Button>
          {isBusy && (
            <Button variant="quiet" onClick={stop}>
              <FormattedMessage {...words.stop} />
            </Button>
          )}
        </div>
      )}
      <p role="status">
        {asked.length > 0 && (
          <FormattedMessage {...words.done} values={{ count: asked.length, shown: formatCount(asked.length) }} />
        )}
      </p>
      {asked.length > 0 && (
        <DataTable<AskedLine>
          label={label}
          rows={asked.slice((page - 1) * PAGE, page * PAGE)}
          rowId={({ line }) => line.lineId}
          page={{ number: page, size: PAGE, total: asked.length, onChange: setPage }}
          columns={[
            {
              key: 'line',
              title: intl.formatMessage(words.line),
              render: ({ line: { lineId, names } }) => (
                <Link to={`/routes/${lineId}#prices`}>{localName(intl.locale, names)}</Link>
              ),
            },
            {
              key: 'became',
              title: intl.formatMessage(words.became),
              render: ({ became }) => becameText(intl, became),
            },
          ]}
        />
      )}
    </section>
  );
}
