import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { BulkKind } from './bulk/bulk-kind.js';
import type { BulkReport, Chosen } from './noun.js';

/** So often is asked how far it is. */
export const LOOK_AGAIN_MS = 1000;
export const isWorking = ({ state }: Pick<BulkReport, 'state'>): boolean => state === 'GOING' || state === 'UNDOING';

/** What is drawn of a switch before the server has answered. */
const hoped = (ids: readonly string[], active: boolean): BulkReport => ({
  __typename: 'BulkReport',
  id: 'hoped',
  state: 'GOING',
  way: active ? 'ON' : 'OFF',
  madeAt: '',
  total: ids.length,
  waiting: 0,
  doneCount: ids.length,
  changedCount: ids.length,
  undoneCount: 0,
  failedCount: 0,
  done: ids,
  failed: [],
});

/**
 * Ends records, or switches them off and on. A switch of some is seen at once, wherever they are shown, before the server
 * has answered; those that it refuses are again as they are.
 */
export function useEnd({ documents, entity }: Pick<BulkKind, 'documents' | 'entity'>) {
  const client = useApolloClient();
  const [end, { loading }] = useMutation(documents.end);
  const [isFollowing, setFollowing] = useState(false);
  const run = async (chosen: Chosen, active?: boolean): Promise<BulkReport | undefined> => {
    const variables = { ...chosen, ...(active !== undefined && { active }) };
    if (active === undefined || chosen.ids === undefined) return (await end({ variables })).data?.report;
    const { data } = await end({
      variables,
      optimisticResponse: { report: hoped(chosen.ids, active) },
      update: (cache, { data: told }) => {
        for (const id of told?.report.done ?? [])
          cache.modify({
            id: cache.identify({ __typename: `${entity}Record`, id })!,
            fields: { active: () => active },
          });
      },
    });
    return data?.report;
  };
  /** The same of one, which another process of the server may be at: what became of it is asked until it is known. */
  async function runOne(id: string, active?: boolean): Promise<BulkReport | undefined> {
    let report = await run({ ids: [id] }, active);
    setFollowing(true);
    try {
      while (report !== undefined && isWorking(report)) {
        await new Promise((again) => setTimeout(again, LOOK_AGAIN_MS));
        const variables = { id: report.id };
        const { data } = await client.query({ query: documents.bulk, variables, fetchPolicy: 'no-cache' });
        report = data?.report ?? undefined;
      }
    } finally {
      setFollowing(false);
    }
    return report;
  }
  return { run, runOne, loading: loading || isFollowing };
}
