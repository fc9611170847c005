import { tomorrow } from '../../harness/rest-client.js';
import { NOBODY, page } from './nothing.js';

/** A line of no stop that there is. */
export const noLine = {
  operatorId: NOBODY,
  names: { en: 'Same as before' },
  transportType: 'BUS',
  localCountryCode: 'KH',
  stops: [0, 60].map((travelTime) => ({
    stopId: String(Number(NOBODY) - travelTime),
    travelTime,
    boardingStop: true,
    dropOffStop: true,
    currentStatus: 'ACTIVE',
  })),
  timings: [],
};
const layout = { name: ' ', floors: 1, rows: 1, columns: 1, seats: [] };

/** Of the timetable and who drives by it. */
export const CATALOGUE: Readonly<Record<string, object>> = {
  'Query.branches': page,
  'Query.branch': { id: NOBODY },
  'Mutation.createBranch': { operatorId: NOBODY, input: { name: 'None' } },
  'Mutation.updateBranch': { id: NOBODY, version: 1, input: { name: 'None' } },
  'Mutation.setBranchActive': { id: NOBODY, active: false },
  'Query.seatLayouts': page,
  'Query.seatLayout': { id: NOBODY },
  'Query.soldSeatsOfLayout': { id: NOBODY },
  'Query.seatTypeChoices': {},
  'Mutation.createSeatLayout': { input: layout },
  'Mutation.updateSeatLayout': { id: NOBODY, version: 1, input: layout },
  'Mutation.removeSeatLayouts': { ids: [NOBODY] },
  'Mutation.addPicture': { base64: 'AAAA' },
  'Mutation.setRequiredPassengerFields': { operatorId: NOBODY, fields: ['DOCUMENT'] },
  'Mutation.setOperatorLanguage': { operatorId: NOBODY, language: 'km' },
  'Mutation.setManualTicketCodes': { operatorId: NOBODY, byHand: false },
  'Query.lines': page,
  'Query.line': { id: NOBODY },
  'Query.lineStops': { operatorId: NOBODY, text: 'phnom' },
  'Query.lineVehicles': { operatorId: NOBODY },
  'Query.lineDepartures': { id: NOBODY },
  'Query.lineKeptDepartures': { id: NOBODY },
  'Mutation.createLine': { input: { ...noLine, stops: [] } },
  'Mutation.updateLine': { id: NOBODY, version: 1, input: noLine },
  'Query.operatorRoutes': { operatorId: NOBODY },
  'Query.amenities': {},
  'Query.routeAmenities': {},
  'Query.departures': { date: tomorrow(), limit: 5 },
  'Query.searchJourneys': { from: 'phnom-penh', to: 'siem-reap', date: tomorrow(), passengers: 1 },
  'Query.journey': { id: 'nothing' },
  'Query.routeJourneys': { routeId: NOBODY, date: tomorrow() },
  'Query.journeyDays': { from: 'phnom-penh', to: 'siem-reap', start: tomorrow(), days: 2 },
  'Query.locationPairs': {},
  'Query.popularRoutes': {},
  'Query.location': { slug: 'nowhere' },
  'Query.locations': { slugs: ['nowhere'] },
  'Query.operators': {},
  'Query.operator': { slug: 'nobody' },
  'Query.gtfsFeed': {},
  'Query.gtfsFeedPart': { digest: 'nothing', part: 0 },
  'Query.searchLocations': { text: 'phnom' },
};
