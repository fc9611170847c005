import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { useAttempt } from '../../session/use-attempt.js';
import { AskOffSale, type AskOffSaleProps } from './AskOffSale.js';
import { ComingSoldDocument, type ComingSoldQuery } from './coming-sold.generated.js';

/** What goes off sale: lines, or operators with all of theirs. */
export type OffSale = 'LINES' | 'OPERATORS';

/** As many as the graph is asked about at once. */
const AT_ONCE = 200;
/** As many are told one by one. */
const MOST_TOLD = 20;

type Sold = ComingSoldQuery['comingSold'];
const NOBODY: Sold = { __typename: 'ComingSold', departures: 0, touched: [] };
const added = (one: Sold, more: Sold): Sold => ({
  ...one,
  departures: one.departures + more.departures,
  touched: [...one.touched, ...more.touched].sort((a, b) => a.date.localeCompare(b.date)).slice(0, MOST_TOLD),
});

export interface AskedOffSale {
  /** Whether what has these ids may go off sale: at once where nobody has seats on it, else as the reader answers. */
  sure: (ids: readonly string[]) => Promise<boolean>;
  /** The question, while it waits for its answer. */
  question: ReactNode;
}

/** Asks before something goes off sale that people have seats on. */
export function useAskOffSale(of: OffSale | undefined): AskedOffSale {
  const client = useApolloClient();
  const attempt = useAttempt();
  const [asked, setAsked] = useState<AskOffSaleProps>();
  async function soldOf(ids: readonly string[]): Promise<Sold> {
    let all = NOBODY;
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const variables = { of: of!, ids: ids.slice(start, start + AT_ONCE) };
      const { data } = await client.query({ query: ComingSoldDocument, variables, fetchPolicy: 'no-cache' });
      all = added(all, data!.comingSold);
    }
    return all;
  }
  async function sure(ids: readonly string[]): Promise<boolean> {
    if (of === undefined) return true;
    const sold = await attempt(() => soldOf(ids));
    if (sold === undefined || sold.departures === 0) return sold !== undefined;
    const answered = await new Promise<boolean>((decide) => setAsked({ sold, decide }));
    setAsked(undefined);
    return answered;
  }
  return { sure, question: asked && <AskOffSale {...asked} /> };
}
