import { defineMessages, type NoMessageValues } from 'react-intl';

/** Of the list of routes, and of what a route is called. */
export const words = defineMessages<
  Record<
    | ('title' | 'add' | 'none' | 'about' | 'back' | 'unknown' | 'unknownText' | 'failed')
    | (
        | 'edit'
        | 'save'
        | 'saved'
        | 'search'
        | 'operator'
        | 'name'
        | 'transport'
        | 'way'
        | 'timings'
        | 'onSale'
        | 'connects'
        | 'status'
      )
    | ('BUS' | 'TAXI' | 'FERRY'),
    NoMessageValues
  > & { total: { count: number; shown: string }; editTitle: { name: string } }
>({
  title: { id: 'admin.routes.title', defaultMessage: 'Routes' },
  total: { id: 'admin.routes.total', defaultMessage: '{count, plural, one {one route} other {{shown} routes}}' },
  add: { id: 'admin.routes.add', defaultMessage: 'Add a route' },
  none: { id: 'admin.routes.none', defaultMessage: 'No route yet' },
  about: {
    id: 'admin.routes.none-text',
    defaultMessage: 'A route is what an operator drives: stops in order, the times it leaves, and the days it is sold.',
  },
  back: { id: 'admin.routes.back', defaultMessage: 'All routes' },
  unknown: { id: 'admin.routes.unknown', defaultMessage: 'There is no such route' },
  unknownText: { id: 'admin.routes.unknown-text', defaultMessage: 'It may lie outside of what you look after.' },
  failed: { id: 'admin.routes.failed', defaultMessage: 'The route could not be loaded' },
  edit: { id: 'admin.routes.edit', defaultMessage: 'Edit' },
  editTitle: { id: 'admin.routes.edit-title', defaultMessage: 'Edit {name}' },
  save: { id: 'admin.routes.save', defaultMessage: 'Save the route' },
  saved: { id: 'admin.routes.saved', defaultMessage: 'The route is saved.' },
  search: { id: 'admin.routes.search', defaultMessage: 'Name, stop or town' },
  operator: { id: 'admin.routes.operator', defaultMessage: 'Operator' },
  name: { id: 'admin.routes.name', defaultMessage: 'Name' },
  transport: { id: 'admin.routes.transport', defaultMessage: 'Transport' },
  way: { id: 'admin.routes.way', defaultMessage: 'From – to' },
  timings: { id: 'admin.routes.timings', defaultMessage: 'Times' },
  status: { id: 'admin.routes.status', defaultMessage: 'Sale' },
  onSale: { id: 'admin.routes.on-sale', defaultMessage: 'On sale' },
  connects: { id: 'admin.routes.connects', defaultMessage: 'Others wait for it' },
  BUS: { id: 'admin.routes.bus', defaultMessage: 'Bus' },
  TAXI: { id: 'admin.routes.taxi', defaultMessage: 'Taxi' },
  FERRY: { id: 'admin.routes.ferry', defaultMessage: 'Ferry' },
});
