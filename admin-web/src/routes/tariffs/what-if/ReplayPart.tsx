import { Notice } from '@naga/ui/Notice';
import { SkeletonCards } from '@naga/ui/SkeletonCards';
import { StatCard } from '@naga/ui/StatCard';
import { StatGrid } from '@naga/ui/StatGrid';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { AskAgain } from '../../../session/AskAgain.js';
import { formatCount } from '@naga/kernel/money.js';
import { ReplayRows } from './ReplayRows.js';
import { RevenueTable } from './RevenueTable.js';
import type { ReplayResult } from './use-replays.js';
import type { TariffReplayQuery } from './what-if.generated.js';
import { cutWords, kindWords, partWords, weightWords, whatIfWords as words } from './words.js';

type Replay = NonNullable<TariffReplayQuery['tariffReplay']>;

export interface ReplayPartProps {
  part: Replay['part'];
  result: ReplayResult;
}

/** One of the things that a change is tried on. */
export function ReplayPart({ part, result: { data, error, refetch } }: ReplayPartProps) {
  const replay = data?.tariffReplay;
  return (
    <section className="what-if__part" aria-labelledby={`what-if-${part}`}>
      <h2 id={`what-if-${part}`}>
        <FormattedMessage {...partWords[part]} />
      </h2>
      {replay != null ? (
        <Shown replay={replay} />
      ) : error !== undefined ? (
        <Notice tone="bad" live="alert" action={<AskAgain refetch={refetch} />}>
          <FormattedMessage {...words.failed} />
        </Notice>
      ) : (
        <SkeletonCards count={1} />
      )}
    </section>
  );
}

/** Of the others nothing is said where there are none of them. */
const ALWAYS: readonly string[] = ['DEARER', 'CHEAPER', 'SAME', 'GONE'];

/** What the number is of, and of how many different cases; a departure to come is one case. */
function noteOf(intl: IntlShape, part: Replay['part'], { cases, weight } = { cases: 0, weight: 0 }): string {
  const unit = intl.formatMessage(weightWords[part], { count: weight });
  return part === 'DEPARTURES'
    ? unit
    : `${unit} · ${intl.formatMessage(words.cases, { count: cases, shown: formatCount(cases) })}`;
}

function Shown({ replay }: { replay: Replay }) {
  const intl = useIntl();
  const { part, from, to, caseCount, connectionCaseCount, isCut, counts, rows, revenue } = replay;
  if (caseCount === 0)
    return (
      <p>
        <FormattedMessage {...words.nothing} values={{ from, to }} />
      </p>
    );
  const of = new Map(counts.map((count) => [count.kind, count]));
  const kinds = (Object.keys(kindWords) as (keyof typeof kindWords)[]).filter(
    (kind) => ALWAYS.includes(kind) || of.has(kind),
  );
  return (
    <>
      <p>
        <FormattedMessage {...words.looked} values={{ count: caseCount, shown: formatCount(caseCount), from, to }} />{' '}
        {connectionCaseCount > 0 && (
          <>
            <FormattedMessage
              {...words.connections}
              values={{ count: connectionCaseCount, shown: formatCount(connectionCaseCount) }}
            />{' '}
          </>
        )}
        {part === 'SEARCHES' && <FormattedMessage {...words.bothPrices} />}
      </p>
      {isCut && (
        <Notice tone="warn">
          <FormattedMessage {...cutWords[part]} />
        </Notice>
      )}
      <StatGrid>
        {kinds.map((kind) => (
          <StatCard
            key={kind}
            label={intl.formatMessage(kindWords[kind])}
            value={formatCount(of.get(kind)?.weight ?? 0)}
            note={noteOf(intl, part, of.get(kind))}
          />
        ))}
      </StatGrid>
      {revenue.length > 0 && <RevenueTable revenue={revenue} />}
      <ReplayRows part={part} rows={rows} />
    </>
  );
}
