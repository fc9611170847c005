import { useAttempt } from '../../session/use-attempt.js';
import { useUndoable } from '../../session/use-undoable.js';
import type { ListState } from './list-address.js';
import {
  type ListView_OneFragment,
  useChangeListViewMutation,
  useForgetListViewMutation,
  useKeepListViewMutation,
  useListViewsQuery,
} from './list-views.generated.js';

export type KeptView = ListView_OneFragment;

/** The views of a list that were kept: one's own, and those that colleagues share. */
export function useKeptViews(list: string) {
  const { data, refetch } = useListViewsQuery({ variables: { list }, fetchPolicy: 'cache-and-network' });
  const [keepOne] = useKeepListViewMutation();
  const [changeOne] = useChangeListViewMutation();
  const [forgetOne] = useForgetListViewMutation();
  const attempt = useAttempt();
  const undoable = useUndoable();
  const keep = async (name: string, filters: ListState) =>
    (await keepOne({ variables: { list, name, filters: { ...filters } } })).data?.keepListView;
  const change = async ({ id, name, isShared }: Pick<KeptView, 'id' | 'name' | 'isShared'>) =>
    (await changeOne({ variables: { id, name, isShared } })).data?.changeListView;
  return {
    views: data?.listViews ?? [],
    /** Rejects with what is wrong with the name. */
    async keep(name: string, filters: ListState): Promise<void> {
      await keep(name, filters);
      await refetch();
    },
    /** The same. */
    async rename(view: KeptView, name: string): Promise<void> {
      await change({ ...view, name });
      await refetch();
    },
    share: (view: KeptView, isShared: boolean) => attempt(() => change({ ...view, isShared })),
    /** `said`: beside the way back. */
    forget: ({ id, name, filters, isShared }: KeptView, said: string) =>
      undoable({
        send: async () => (await forgetOne({ variables: { id } })).data?.forgetListView,
        undo: async () => {
          const kept = await keep(name, filters);
          return isShared && kept?.__typename === 'ListView' ? change({ ...kept, isShared }) : kept;
        },
        said,
        onTried: refetch,
      }),
  };
}
