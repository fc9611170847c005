import { Notice } from '@naga/ui/Notice';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { colleagueName } from '../../../features/booking-words/origin-words.js';
import { localName } from '../../../session/local-name.js';
import { LocalTime } from '../../../session/time/LocalTime.js';
import { usePolicyRight } from '../../../session/policy-right.js';
import type { Line_WholeFragment } from '../lines.generated.js';
import { AskedPrices } from './AskedPrices.js';
import {
  type LinePrices_WholeFragment,
  useLinePricesQuery,
} from '../../../features/line-prices/line-prices.generated.js';
import './line-prices.css';
import { PriceForm } from './PriceForm.js';
import { priceWords as words } from './words.js';

/** Stops of a zone are named one by one; of a large one the first, and how many more there are. */
const MOST_NAMES = 6;
const MOST_NAMED = 4;

export interface LinePricesProps {
  line: Line_WholeFragment;
  /** Other prices are sold now. */
  onWritten: () => void;
}

/** What a seat of a line costs between its zones: typed, asked for, or decided. */
export function LinePrices({ line, onWritten }: LinePricesProps) {
  const right = usePolicyRight();
  const { data } = useLinePricesQuery({
    variables: { lineId: line.id },
    skip: right === undefined,
    fetchPolicy: 'network-only',
  });
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const isThere = right === undefined || data !== undefined;
  // The address may name it before it is there.
  useEffect(() => {
    if (isThere && hash === '#prices') section.current?.scrollIntoView?.();
  }, [isThere, hash]);
  return (
    <section className="line-prices" id="prices" tabIndex={-1} ref={section}>
      <h2>
        <FormattedMessage {...words.title} />
      </h2>
      <p>
        <FormattedMessage {...(right === undefined ? words.byPlatform : words.about)} />
      </p>
      {right !== undefined && data?.linePrices && (
        <Prices line={line} prices={data.linePrices} mayWrite={right.may === 'write'} onWritten={onWritten} />
      )}
    </section>
  );
}

interface PricesProps extends LinePricesProps {
  prices: LinePrices_WholeFragment;
  mayWrite: boolean;
}

function Prices({ line, prices, mayWrite, onWritten }: PricesProps) {
  const intl = useIntl();
  const { pairs, pairCount, request } = prices;
  const nameOf = new Map(line.stops.map(({ stopId, names }) => [stopId, localName(intl.locale, names)]));
  const placeOf = (ids: readonly string[]): string => {
    const names = ids.map((id) => nameOf.get(id) ?? '');
    if (names.length <= MOST_NAMES) return intl.formatList(names, { type: 'unit' });
    const more = names.length - MOST_NAMED;
    return intl.formatMessage(words.zone, {
      names: intl.formatList(names.slice(0, MOST_NAMED), { type: 'unit' }),
      more,
    });
  };
  const ways = pairs.map(({ fromStopIds, toStopIds }) =>
    intl.formatMessage(words.pair, { from: placeOf(fromStopIds), to: placeOf(toStopIds) }),
  );
  if (request?.state === 'waiting' && request.canDecide)
    return <AskedPrices prices={prices} request={request} placeOf={placeOf} onWritten={onWritten} />;
  if (pairCount !== pairs.length || pairCount === 0)
    return (
      <>
        {request && <Told request={request} />}
        <Notice>
          <FormattedMessage {...(pairCount === 0 ? words.noPairs : words.tooMany)} />
        </Notice>
      </>
    );
  return (
    <>
      {request && <Told request={request} />}
      <PriceForm
        // What was written, or asked for, is where one goes on from.
        key={`${prices.version} ${request?.id ?? ''}`}
        lineId={line.id}
        prices={prices}
        ways={ways}
        mayWrite={mayWrite}
        hasChildren={line.timings.some(({ schedules }) =>
          schedules.some(({ hasPassengerTypePricing }) => hasPassengerTypePricing),
        )}
        onWritten={onWritten}
      />
    </>
  );
}

/** What became of what was asked for last. */
function Told({ request }: { request: NonNullable<LinePrices_WholeFragment['request']> }) {
  const intl = useIntl();
  const { state, askedBy, askedAt, answer } = request;
  const waits = state === 'waiting';
  return (
    <Notice tone={waits ? 'quiet' : 'warn'} title={intl.formatMessage(waits ? words.ownWaits : words.declined)}>
      <p>
        <FormattedMessage
          {...words.askedBy}
          values={{ who: colleagueName(intl, askedBy), at: <LocalTime at={askedAt} /> }}
        />
      </p>
      {waits && (
        <p>
          <FormattedMessage {...words.until} />
        </p>
      )}
      {answer !== null && (
        <p>
          <FormattedMessage {...words.why} values={{ answer }} />
        </p>
      )}
    </Notice>
  );
}
