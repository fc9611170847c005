import { useMutation } from '@apollo/client/react';
import type { BulkReport, ListedNoun } from './noun.js';

/**
 * Ends records, or switches them off and on. A switch is seen at once, wherever they are shown, before the server has
 * answered; those that it refuses are again as they are.
 */
export function useEnd({ documents, entity }: Pick<ListedNoun, 'documents' | 'entity'>) {
  const [end, { loading }] = useMutation(documents.end);
  const run = async (ids: readonly string[], active?: boolean): Promise<BulkReport | undefined> => {
    const variables = { ids, ...(active !== undefined && { active }) };
    if (active === undefined) return (await end({ variables })).data?.report;
    const { data } = await end({
      variables,
      optimisticResponse: { report: { __typename: 'BulkReport', done: [...ids], failed: [] } as BulkReport },
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
