import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { OPERATOR_SCOPES } from '../features/operators/operator-scopes.js';
import { useRouteOptions } from '../features/operators/use-route-options.js';
import { Choice, optionalReference } from '../records/noun/choice-fields.js';
import { line } from '../records/noun/fields.js';
import { defineNoun } from '../records/noun/noun.js';
import type { ControlProps } from '../records/noun/noun-field.js';
import { ofOperator } from '../records/noun/owner-fields.js';
import { references } from '../records/noun/plural-fields.js';
import { LinesDocument } from '../routes/lines/lines.generated.js';
import { documents } from './pricing-zone.generated.js';
import { PLACES } from './record-places.js';
import { documents as stops } from './stop.generated.js';
import { fieldWords } from './words.js';

type Word = 'title' | 'add' | 'about' | 'route' | 'routeHint' | 'everyRoute' | 'stops' | 'stopsHint';

const words = defineMessages<Record<Word, NoMessageValues>>({
  title: { id: 'admin.pricing-zones.title', defaultMessage: 'Pricing zones' },
  add: { id: 'admin.pricing-zones.add', defaultMessage: 'Add a pricing zone' },
  about: {
    id: 'admin.pricing-zones.about',
    defaultMessage:
      'Stops between which a ticket of one operator costs the same. Prices stand between two zones; a route may have zones of its own, which then go before those of the operator.',
  },
  route: { id: 'admin.pricing-zones.route', defaultMessage: 'Route' },
  routeHint: { id: 'admin.pricing-zones.route-hint', defaultMessage: 'Only where this route is priced otherwise' },
  everyRoute: { id: 'admin.pricing-zones.every-route', defaultMessage: 'All routes of the operator' },
  stops: { id: 'admin.pricing-zones.stops', defaultMessage: 'Stops' },
  stopsHint: {
    id: 'admin.pricing-zones.stops-hint',
    defaultMessage: 'A stop lies in one zone of the operator, and in one of each route that has its own.',
  },
});

/** The operator is said once: then it has routes to choose from. */
function OneRoute(props: ControlProps) {
  const intl = useIntl();
  const options = useRouteOptions(props.form.text('operatorId').value);
  return <Choice {...props} nothing={intl.formatMessage(words.everyRoute)} options={options} />;
}

const route = optionalReference({
  label: words.route,
  hint: words.routeHint,
  to: { list: LinesDocument },
  place: PLACES.lines,
  many: true,
  beside: (_, row) => row.operator.name,
  fixed: true,
});

export default defineNoun({
  path: '/pricing-zones',
  entity: 'PricingZone',
  permission: 'pricing.edit',
  scopes: OPERATOR_SCOPES,
  documents,
  fields: {
    name: line({ label: fieldWords.name, max: 120 }),
    operatorId: { ...ofOperator(fieldWords.operator, 'pricing.edit'), fixed: true },
    routeId: {
      ...route,
      Control: OneRoute,
      text: (intl, name, row) => route.text(intl, name, row) || intl.formatMessage(words.everyRoute),
    },
    stopIds: references({ label: words.stops, hint: words.stopsHint, to: stops, many: true }),
  },
  columns: ['operatorId', 'routeId', 'stopIds'],
  ends: 'removed',
  words,
});
