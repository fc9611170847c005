import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { AskLinePricesDocument, LinePricesDocument } from '../../features/line-prices/line-prices.generated.js';
import { type Wish, wishOf } from './feed-prices.js';
import { GtfsLinePricesDocument, type GtfsLinePricesQuery } from './gtfs.generated.js';

type Line = GtfsLinePricesQuery['gtfsLinePrices'][number];

/** What became of the prices of a line: asked for, as they were, or why neither (a code). */
export interface AskedLine {
  readonly line: Line;
  readonly became: 'ASKED' | Exclude<Wish, object> | (string & {});
}

export interface AskPrices {
  readonly asked: readonly AskedLine[];
  readonly isBusy: boolean;
  /** Asks for all that a feed says, a line after the other; a line that is refused stops no other. Throws what the connection does. */
  readonly run: () => Promise<void>;
  readonly stop: () => void;
}

/** Asks for the prices that a feed says, by the road of every price: a second person decides them, line by line. */
export function useAskPrices(importId: string): AskPrices {
  const client = useApolloClient();
  const [asked, setAsked] = useState<readonly AskedLine[]>([]);
  const [isBusy, setBusy] = useState(false);
  const isStopped = useRef(false);

  async function askFor(line: Line): Promise<AskedLine['became']> {
    const { lineId } = line;
    const saved = await client.query({ query: LinePricesDocument, variables: { lineId }, fetchPolicy: 'network-only' });
    const now = saved.data?.linePrices;
    if (!now) return 'RECORD_NOT_FOUND';
    const wish = wishOf(now, line);
    if (typeof wish === 'string') return wish;
    const variables = { lineId, version: now.version, input: wish.input };
    const { data } = await client.mutate({ mutation: AskLinePricesDocument, variables });
    const answer = data?.askLinePrices;
    return answer?.__typename === 'Refused' ? answer.code : 'ASKED';
  }

  async function run(): Promise<void> {
    isStopped.current = false;
    setAsked([]);
    setBusy(true);
    try {
      for (let after = '0'; !isStopped.current;) {
        const variables = { importId, after };
        const { data } = await client.query({ query: GtfsLinePricesDocument, variables, fetchPolicy: 'network-only' });
        const lines = data?.gtfsLinePrices ?? [];
        if (lines.length === 0) return;
        for (const line of lines) {
          if (isStopped.current) return;
          const became = await askFor(line);
          setAsked((all) => [...all, { line, became }]);
        }
        after = lines.at(-1)!.lineId;
      }
    } finally {
      setBusy(false);
    }
  }
  return { asked, isBusy, run, stop: () => void (isStopped.current = true) };
}
