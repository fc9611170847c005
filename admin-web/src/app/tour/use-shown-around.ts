import { useNotices } from '@naga/app-kit/NoticeArea';
import type { Me } from '../../session/me.js';
import { useRememberShownAroundMutation } from './tour.generated.js';

/** Whether the tour is offered to him, and how to say that he needs it no more: kept by the server, for every desk. */
export function useShownAround({ id, shownAround, impersonatedBy }: Me) {
  const { oops } = useNotices();
  const [send] = useRememberShownAroundMutation({
    update: (cache) => {
      cache.modify({ id: cache.identify({ __typename: 'Me', id }) ?? '', fields: { shownAround: () => true } });
    },
  });
  // Who acts as somebody else sees his screens, and decides nothing for him.
  const isOffered = !shownAround && impersonatedBy === null;
  return {
    isOffered,
    remember: () => {
      if (isOffered) void send().catch(() => oops({}));
    },
  };
}
