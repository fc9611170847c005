import { defineMessages, FormattedMessage, type NoMessageValues } from 'react-intl';
import { OPERATOR_SCOPES } from '../features/operators/operator-scopes.js';
import { useRouteOptions } from '../features/operators/use-route-options.js';
import { couponFields } from '../features/timeline/fields/coupon-fields.js';
import { Choice, reference } from '../records/noun/choice-fields.js';
import { valueOf } from '../records/noun/fields.js';
import { defineNoun } from '../records/noun/noun.js';
import type { ControlProps, NounRow, ShownProps } from '../records/noun/noun-field.js';
import { ofOperator } from '../records/noun/owner-fields.js';
import { optionalDay } from '../records/noun/time-fields.js';
import { localStamp } from '../session/time/local-stamp.js';
import { documents } from './boarding-route.generated.js';
import { PLACES } from './record-places.js';
import { fieldWords } from './words.js';

type Word = 'title' | 'add' | 'about' | 'route' | 'since' | 'open' | 'order';

const words = defineMessages<Record<Word, NoMessageValues>>({
  title: { id: 'admin.boarding-routes.title', defaultMessage: 'Pay-on-boarding routes' },
  add: { id: 'admin.boarding-routes.add', defaultMessage: 'Add the route' },
  about: {
    id: 'admin.boarding-routes.about',
    defaultMessage:
      'Add a route and its travellers may pay the driver. Who leaves on these days, the first and the last included, may pay the driver. Left empty: on every day. Who has chosen to pay the driver already still does.',
  },
  route: { id: 'admin.boarding-routes.route', defaultMessage: 'Route' },
  since: { id: 'admin.boarding-routes.since', defaultMessage: 'Since' },
  open: { id: 'admin.boarding-routes.open', defaultMessage: 'No limit' },
  order: { id: 'admin.boarding-routes.order', defaultMessage: 'It ends before it begins. Change one of the two.' },
});

/** The operator is said first: then it has routes to choose from. */
const OneRoute = (props: ControlProps) => (
  <Choice {...props} options={useRouteOptions(props.form.text('operatorId').value)} />
);

const route = reference({
  label: words.route,
  to: undefined as never,
  place: PLACES.lines,
  fixed: true,
  filtered: false,
});
const from = optionalDay({ label: couponFields.travelFrom, sorted: true });
const until = optionalDay({ label: couponFields.travelUntil, sorted: true });
/** As its page says it: a day that is left open is no limit. */
const DayShown = ({ value }: ShownProps) => (value === null ? <FormattedMessage {...words.open} /> : String(value));
const addedAt = (row: NounRow): string => localStamp(valueOf('addedAt', row) as string);

export default defineNoun({
  path: '/pay-on-boarding-routes',
  entity: 'BoardingRoute',
  permission: 'catalogue.edit',
  scopes: OPERATOR_SCOPES,
  documents,
  fields: {
    operatorId: { ...ofOperator(fieldWords.operator), fixed: true },
    routeId: { ...route, Control: OneRoute },
    travelFrom: { ...from, look: { noWrap: true }, Shown: DayShown },
    travelUntil: {
      ...until,
      look: { noWrap: true },
      Shown: DayShown,
      says: { ORDER: words.order },
      check: (name, values) => ({
        [name]: values[name] !== '' && String(values[name]) < String(values['travelFrom']) && 'ORDER',
      }),
    },
  },
  told: {
    addedAt: { label: words.since, sorted: true, text: (_intl, _name, row) => addedAt(row), look: { noWrap: true } },
  },
  columns: ['operatorId', 'travelFrom', 'travelUntil', 'addedAt'],
  shown: [{ id: 'addedAt', label: words.since, value: (_, row) => addedAt(row) }],
  ends: 'removed',
  words,
});
