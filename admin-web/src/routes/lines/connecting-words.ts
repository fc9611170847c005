import { defineMessages, type NoMessageValues } from 'react-intl';

export const connectingWords = defineMessages<
  Record<'title' | 'about' | 'removeShort' | 'operator' | 'same' | 'add', NoMessageValues> & {
    remove: { route: string };
  }
>({
  title: { id: 'admin.connecting.title', defaultMessage: 'Routes that wait for this one' },
  about: {
    id: 'admin.connecting.about',
    defaultMessage:
      'Whose vehicles leave only when this one is there: travellers are sold a change to them from ten minutes on, where others need half an hour.',
  },
  remove: { id: 'admin.connecting.remove', defaultMessage: 'Remove {route}' },
  removeShort: { id: 'admin.connecting.remove-short', defaultMessage: 'Remove' },
  operator: { id: 'admin.connecting.operator', defaultMessage: 'Of another operator' },
  same: { id: 'admin.connecting.same', defaultMessage: 'The operator of this route' },
  add: { id: 'admin.connecting.add', defaultMessage: 'Add a route that waits' },
});
