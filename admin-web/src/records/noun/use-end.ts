import { useMutation } from '@apollo/client/react';
import type { BulkKind } from './bulk/bulk-kind.js';
import type { BulkReport, Chosen } from './noun.js';

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
  const [end, { loading }] = useMutation(documents.end);
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
  return { run, loading };
}
