import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { AskFeedPricesDocument, type FeedPriceOutcome } from '../../features/line-prices/line-prices.generated.js';
import { GtfsLinePricesDocument, type GtfsLinePricesQuery } from './gtfs.generated.js';

type Line = GtfsLinePricesQuery['gtfsLinePrices'][number];

/** What became of the prices of a line: asked for, as they were, or why neither (a code). */
export interface AskedLine {
  readonly line: Line;
  readonly became: FeedPriceOutcome | (string & {});
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

  async function askFor({ lineId }: Line): Promise<AskedLine['became']> {
    const { data } = await client.mutate({ mutation: AskFeedPricesDocument, variables: { importId, lineId } });
    const answer = data?.askFeedPrices;
    if (answer == null) throw new Error('no answer');
    return answer.__typename === 'Refused' ? answer.code : answer.outcome;
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
