import { parseLegId } from '@naga/kernel/journey-id.js';
import { refusalOf, type Asking } from '../journey/asking.js';
import { rideOf } from '../journey/find-ride.queries.js';
import { fareKeyOf, LegView } from '../journey/leg-view.js';
import { termsOf } from '../ticket-term/terms-of.js';
import type { SaleFactsView } from './sale-facts.type.js';

/** What a sale of this leg copies; null when the id names no ride that runs. */
export function saleFactsOf(asking: Asking, legId: string): SaleFactsView | null {
  const { catalogue } = asking;
  const key = parseLegId(legId);
  const ride = key && rideOf(catalogue, key);
  if (ride === undefined) return null;
  const { operator: at, route, branchId, vehicle } = catalogue.departures[ride.trip]!;
  const operator = catalogue.operators[at]!;
  const from = catalogue.timetable.callStop[ride.board]!;
  const to = catalogue.timetable.callStop[ride.alight]!;
  const locationOf = (stop: number) => catalogue.places[catalogue.placeOfStop[stop]!]!.row.names;
  return {
    leg: new LegView(asking, ride),
    operatorId: operator.id,
    operatorName: asking.views.operators[at]!.name,
    operatorNames: operator.names,
    operatorCountryCode: operator.countryCode,
    operatorBranchId: branchId,
    ticketPhone: operator.ticketPhone,
    ticketEmail: operator.ticketEmail,
    receiveTicketCopyEmail: operator.receiveTicketCopy ? operator.email : null,
    manualTicketCodeAssignment: operator.manualTicketCodeAssignment,
    requiredPassengerFields: operator.requiredPassengerFields,
    terms: termsOf(catalogue.rows.ticketTerms, route),
    confirmsByHand: operator.confirmsByHand,
    localCountryCode: route.localCountryCode,
    transportType: route.transportType,
    vehicleNames: catalogue.rows.vehicleTypes[vehicle]!.names,
    fareKey: fareKeyOf(catalogue, ride),
    fromName: catalogue.stopNamesAt(ride.board),
    toName: catalogue.stopNamesAt(ride.alight),
    fromLocationName: locationOf(from),
    toLocationName: locationOf(to),
    notOnSaleReason: refusalOf(asking, ride),
  };
}
