import { defineMessages, type NoMessageValues } from 'react-intl';

type Plain =
  | 'title'
  | 'none'
  | 'noneText'
  | 'operator'
  | 'choose'
  | 'route'
  | 'since'
  | 'action'
  | 'add'
  | 'addTitle'
  | 'added'
  | 'remove'
  | 'removed'
  | 'open'
  | 'days'
  | 'daysAbout'
  | 'order';

export const words = defineMessages<
  Record<Plain, NoMessageValues> & {
    total: { count: number; shown: string };
  }
>({
  title: { id: 'admin.boarding-routes.title', defaultMessage: 'Pay-on-boarding routes' },
  none: { id: 'admin.boarding-routes.none', defaultMessage: 'Nobody pays on boarding' },
  noneText: {
    id: 'admin.boarding-routes.none-text',
    defaultMessage: 'Add a route and its travellers may pay the driver.',
  },
  operator: { id: 'admin.boarding-routes.operator', defaultMessage: 'Operator' },
  choose: { id: 'admin.boarding-routes.choose', defaultMessage: 'Choose' },
  route: { id: 'admin.boarding-routes.route', defaultMessage: 'Route' },
  since: { id: 'admin.boarding-routes.since', defaultMessage: 'Since' },
  action: { id: 'admin.boarding-routes.action', defaultMessage: 'Action' },
  add: { id: 'admin.boarding-routes.add', defaultMessage: 'Add the route' },
  addTitle: { id: 'admin.boarding-routes.add-title', defaultMessage: 'Another route' },
  added: { id: 'admin.boarding-routes.added', defaultMessage: 'Its travellers may pay the driver now.' },
  remove: { id: 'admin.boarding-routes.remove', defaultMessage: 'Remove' },
  removed: { id: 'admin.boarding-routes.removed', defaultMessage: 'Nobody chooses to pay the driver there any more.' },
  open: { id: 'admin.boarding-routes.open', defaultMessage: 'No limit' },
  days: { id: 'admin.boarding-routes.days', defaultMessage: 'Days of travel' },
  daysAbout: {
    id: 'admin.boarding-routes.days-about',
    defaultMessage:
      'Who leaves on these days, the first and the last included, may pay the driver. Left empty: on every day. Who has chosen to pay the driver already still does.',
  },
  order: { id: 'admin.boarding-routes.order', defaultMessage: 'It ends before it begins. Change one of the two.' },
  total: {
    id: 'admin.boarding-routes.total',
    defaultMessage: '{count, plural, one {{shown} route} other {{shown} routes}}',
  },
});
