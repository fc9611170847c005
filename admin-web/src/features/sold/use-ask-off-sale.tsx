import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { useAttempt } from '../../session/use-attempt.js';
import { AskOffSale, type AskOffSaleProps } from './AskOffSale.js';
import { ComingSoldDocument, type ComingSoldQuery } from './coming-sold.generated.js';

/** What goes off sale: lines, or operators with all of theirs. */
export type OffSale = 'LINES' | 'OPERATORS';

/** Of what goes off sale, the field of a filter that finds it. */
const FILTERS = { LINES: 'lines', OPERATORS: 'operators' } as const satisfies Record<OffSale, string>;

type Sold = ComingSoldQuery['comingSold'];
/** Some by their ids, or all that the filter of their list finds. */
type Chosen = { ids?: readonly string[]; filter?: Readonly<Record<string, unknown>> };

export interface AskedOffSale {
  /** Whether what was chosen may go off sale: at once where nobody has seats on it, else as the reader answers. */
  sure: (chosen: Chosen) => Promise<boolean>;
  /** The question, while it waits for its answer. */
  question: ReactNode;
}

/** Asks before something goes off sale that people have seats on. */
export function useAskOffSale(of: OffSale | undefined): AskedOffSale {
  const client = useApolloClient();
  const attempt = useAttempt();
  const [asked, setAsked] = useState<AskOffSaleProps>();
  async function soldOf(goes: OffSale, { ids, filter }: Chosen): Promise<Sold> {
    const variables =
      filter === undefined ? { of: goes, ids: [...ids!] } : { of: goes, filter: { [FILTERS[goes]]: filter } };
    const { data } = await client.query({ query: ComingSoldDocument, variables, fetchPolicy: 'no-cache' });
    return data!.comingSold;
  }
  async function sure(chosen: Chosen): Promise<boolean> {
    if (of === undefined) return true;
    const sold = await attempt(() => soldOf(of, chosen));
    if (sold === undefined || sold.departures === 0) return sold !== undefined;
    const answered = await new Promise<boolean>((decide) => setAsked({ sold, decide }));
    setAsked(undefined);
    return answered;
  }
  return { sure, question: asked && <AskOffSale {...asked} /> };
}
