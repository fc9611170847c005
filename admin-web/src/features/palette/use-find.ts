import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useGrants } from '@naga/app-kit/PermissionGate';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { FindAgenciesDocument, FindPeopleDocument, FindSalesDocument } from './find.generated.js';
import { foundAgencies, foundPeople, foundSales } from './found-items.js';
import type { Place, Source } from './palette-item.js';

const TYPING_MS = 150;
/** One letter is in everything. */
const FEWEST_LETTERS = 2;
const MOST_LETTERS = 200;

/** What of the server the signed-in person may search: the lists his permissions open, asked as those ask. */
function useSources(records: Source): readonly Source[] {
  const client = useApolloClient();
  const intl = useIntl();
  const grants = useGrants();
  return useMemo(() => {
    const ask = async <Data>(
      query: TypedDocumentNode<Data, { text: string }>,
      ...[text, signal]: Parameters<Source>
    ): Promise<Data> => {
      const { data } = await client.query<Data, OperationVariables>({
        query: query as TypedDocumentNode<Data, OperationVariables>,
        variables: { text },
        fetchPolicy: 'no-cache',
        context: { fetchOptions: { signal } },
      });
      if (data === undefined) throw new Error('no answer');
      return data;
    };
    const manages = grants['user.manage'];
    const isWide = manages === 'all' || manages === 'country';
    const sales: Source = async (...asked) => foundSales(await ask(FindSalesDocument, ...asked));
    const people: Source = async (...asked) =>
      foundPeople(intl, await ask(FindPeopleDocument, ...asked), isWide ? '/users' : '/staff');
    const agencies: Source = async (...asked) => foundAgencies(await ask(FindAgenciesDocument, ...asked));
    return [
      ...(grants['booking.view'] === undefined ? [] : [sales]),
      ...(manages === undefined || manages === 'own' ? [] : [people]),
      ...(isWide ? [agencies] : []),
      records,
    ];
  }, [client, intl, grants, records]);
}

export interface Findings {
  readonly places: readonly Place[];
  /** 'partly': some of it could not be asked. */
  readonly state: 'nothing-asked' | 'loading' | 'ready' | 'partly';
}

interface Answer {
  readonly text: string;
  readonly turn: number;
  readonly places: readonly Place[];
  readonly failed: boolean;
}

/** What the server finds for a text, once one stops typing; what was found for the text before stays until then. */
export function useFind(typed: string, records: Source): Findings & { retry: () => void } {
  const sources = useSources(records);
  const text = typed.trim().slice(0, MOST_LETTERS);
  const isAsked = text.length >= FEWEST_LETTERS;
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!isAsked) return undefined;
    const asking = new AbortController();
    const { signal } = asking;
    const timer = setTimeout(async () => {
      const found = await Promise.allSettled(sources.map((find) => find(text, signal)));
      if (signal.aborted) return;
      const places = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      setAnswer({ text, turn, places, failed: found.some(({ status }) => status === 'rejected') });
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [isAsked, text, turn, sources]);

  const retry = () => setTurn(turn + 1);
  if (!isAsked) return { places: [], state: 'nothing-asked', retry };
  const places = answer?.places ?? [];
  if (answer?.text !== text || answer.turn !== turn) return { places, state: 'loading', retry };
  return { places, state: answer.failed ? 'partly' : 'ready', retry };
}
