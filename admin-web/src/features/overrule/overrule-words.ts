import { defineMessages, type NoMessageValues } from 'react-intl';
import type { OverruleCode, RequestState } from './overrule.generated.js';

/** Why more goes back than the terms give; the first six are the operator's fault. */
export const overruleWords = defineMessages<Record<OverruleCode, NoMessageValues>>({
  OPERATOR_CANCELLED: {
    id: 'admin.overrule.OPERATOR_CANCELLED',
    defaultMessage: 'The operator cancelled the departure',
  },
  VEHICLE_DOWNGRADED: { id: 'admin.overrule.VEHICLE_DOWNGRADED', defaultMessage: 'A lesser vehicle came' },
  DEPARTED_EARLY: { id: 'admin.overrule.DEPARTED_EARLY', defaultMessage: 'It left too early' },
  DELAY_OVER_2H: { id: 'admin.overrule.DELAY_OVER_2H', defaultMessage: 'More than two hours late' },
  CONNECTION_BROKEN: { id: 'admin.overrule.CONNECTION_BROKEN', defaultMessage: 'The connection was missed' },
  STOP_NOT_SERVED: { id: 'admin.overrule.STOP_NOT_SERVED', defaultMessage: 'It did not call at the stop' },
  BORDER_CLOSED: { id: 'admin.overrule.BORDER_CLOSED', defaultMessage: 'The border was closed' },
  STRIKE_OR_WEATHER: { id: 'admin.overrule.STRIKE_OR_WEATHER', defaultMessage: 'Strike or weather' },
  SALES_STAFF_ERROR: { id: 'admin.overrule.SALES_STAFF_ERROR', defaultMessage: 'A mistake of ours when selling' },
  TECHNICAL_FAILURE: { id: 'admin.overrule.TECHNICAL_FAILURE', defaultMessage: 'A technical failure' },
  PAYMENT_DUPLICATE: { id: 'admin.overrule.PAYMENT_DUPLICATE', defaultMessage: 'Paid twice' },
  DEATH_OR_ILLNESS: { id: 'admin.overrule.DEATH_OR_ILLNESS', defaultMessage: 'Death or illness' },
  GOODWILL: { id: 'admin.overrule.GOODWILL', defaultMessage: 'Goodwill' },
});

/** Everything goes back by these. */
export const OPERATORS_FAULT: ReadonlySet<string> = new Set<OverruleCode>([
  'OPERATOR_CANCELLED',
  'VEHICLE_DOWNGRADED',
  'DEPARTED_EARLY',
  'DELAY_OVER_2H',
  'CONNECTION_BROKEN',
  'STOP_NOT_SERVED',
]);

export const overruleStateWords = defineMessages<Record<RequestState, NoMessageValues>>({
  waiting: { id: 'admin.overrule-state.waiting', defaultMessage: 'waits for a second person' },
  done: { id: 'admin.overrule-state.done', defaultMessage: 'done' },
  refused: { id: 'admin.overrule-state.refused', defaultMessage: 'refused' },
  withdrawn: { id: 'admin.overrule-state.withdrawn', defaultMessage: 'taken back' },
});
