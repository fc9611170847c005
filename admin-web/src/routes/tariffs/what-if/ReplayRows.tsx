import { formatCount } from '@naga/kernel/money.js';
import { Disclosure } from '@naga/ui/Disclosure';
import { FormattedMessage, useIntl } from 'react-intl';
import { seatWords } from '../../../features/fare/fare-words.js';
import { StageTable } from '../../../features/fare/StageTable.js';
import { asDifference, asMoney } from '../../../session/as-money.js';
import { words as tariffWords } from '../words.js';
import type { TariffReplayQuery, WhatIf_PriceFragment, WhatIf_RowFragment } from './what-if.generated.js';
import { kindWords, rowWords, whatIfWords as words } from './words.js';

type Part = NonNullable<TariffReplayQuery['tariffReplay']>['part'];

const SHOWN = ['DEARER', 'CHEAPER', 'GONE', 'NEW', 'OTHER_CURRENCY'] as const;

/** Who pays more and who less, those first whom it touches most; each opens into how both prices come about. */
export function ReplayRows({ part, rows }: { part: Part; rows: readonly WhatIf_RowFragment[] }) {
  return SHOWN.flatMap((kind) => {
    const alike = rows.filter((row) => row.kind === kind);
    if (alike.length === 0) return [];
    return [
      <section key={kind}>
        <h3>
          <FormattedMessage {...kindWords[kind]} />
        </h3>
        <ul className="what-if__rows">
          {alike.map((row, at) => (
            <li key={at}>
              <Row part={part} row={row} />
            </li>
          ))}
        </ul>
      </section>,
    ];
  });
}

const seatOf = ({ passengerType, nationality }: WhatIf_RowFragment) =>
  seatWords[
    `${passengerType === 'ADULT' ? 'adult' : 'child'}${nationality === 'LOCAL' ? 'Local' : 'Foreign'}` as const
  ];

function Row({ part, row }: { part: Part; row: WhatIf_RowFragment }) {
  const intl = useIntl();
  const { from, to, route, before, after, weight, date } = row;
  const priceText = (price: WhatIf_PriceFragment | null) =>
    price === null
      ? intl.formatMessage(tariffWords.notSold)
      : asMoney({ amount: price.fare, currency: price.currency });
  return (
    <Disclosure
      summary={
        <span className="what-if__row">
          <span>
            {intl.formatMessage(tariffWords.pair, { from, to })}
            <small>{route?.name ?? '–'}</small>
          </span>
          <span>{intl.formatMessage(seatOf(row))}</span>
          <span className="what-if__prices">
            {priceText(before)} → <strong>{priceText(after)}</strong>
            {before !== null && after !== null && before.currency === after.currency && (
              <small>{asDifference({ amount: after.fare - before.fare, currency: after.currency })}</small>
            )}
          </span>
          <span>{intl.formatMessage(rowWords[part], { count: weight, shown: formatCount(weight) })}</span>
        </span>
      }
    >
      <p>
        <FormattedMessage {...words.example} values={{ day: date }} />
      </p>
      <Explained title={intl.formatMessage(words.before)} price={before} />
      <Explained title={intl.formatMessage(words.after)} price={after} />
    </Disclosure>
  );
}

function Explained({ title, price }: { title: string; price: WhatIf_PriceFragment | null }) {
  return (
    <>
      <h4>{title}</h4>
      {price === null ? (
        <p>
          <FormattedMessage {...tariffWords.notSold} />
        </p>
      ) : (
        <StageTable label={title} stages={price.stages} currency={price.currency} />
      )}
    </>
  );
}
