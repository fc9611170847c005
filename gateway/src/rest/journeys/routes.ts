import { CHILD_BELOW } from '@naga/kernel/child-age.js';
import { formatLegId } from '@naga/kernel/journey-id.js';
import { travelDate } from '@naga/kernel/travel-date.js';
import { z } from 'zod';
import { date, idText, Price, rowDate, success, text } from '../fields.js';
import { PROBLEMS } from '../problems.js';
import { notFound } from '../refused.js';
import { RestError } from '../rest-error.js';
import type { Routes } from '../route-means.js';
import { RestJourneysDocument, RestSeatsDocument } from './journeys.generated.js';
import { childPriceOf, journeyRow, notOnSaleRow, pointRow, priceOf } from './journey-row.js';

const serviceDate = z
  .string()
  .describe(
    'YYYY-MM-DD. The day of service: with route_schedule_id it names the departure, so seats and bookings are asked for with this date as it stands here. Who boards after midnight boards a day later: departure_time has the day of the calendar',
  );

const Said = z.array(z.object({ code: z.string(), name: z.string().describe('In the language asked for') }));

const LegRow = z.object({
  route_id: z.string(),
  route_schedule_id: z.string(),
  date: serviceDate,
  stop_id_from: z.string(),
  stop_id_to: z.string(),
  departure_time: z
    .string()
    .describe('ISO 8601 with offset, as calendar and clock at the boarding stop show it: 2026-11-22T00:55:00+07:00'),
  arrival_time: z.string(),
  duration_minutes: z.int(),
  operator: z.object({ id: z.string(), name: z.string() }),
  price: Price.nullable().describe(
    'One seat of an adult without fees, minor units; null where nobody set a price, and for rides in different currencies',
  ),
  passenger_fields: z
    .array(z.enum(['document_number', 'birth_date', 'mobile_number', 'email']))
    .describe('What the operator asks of each passenger of passenger_requests'),
  vehicle: z.object({ id: z.string(), name: z.string(), category: z.string() }),
  amenities: Said.describe('On board of this operator’s vehicle'),
  on_board_note: z.string().nullable().describe('What the operator says beside them'),
  route_amenities: Said.describe('On the way, whatever the vehicle'),
  trip_info: Said.describe('What kind of ride it is'),
  child_price: Price.nullable().describe(`The same of a child under ${CHILD_BELOW}; null where children pay as adults`),
});

const PromotionsAhead = z.object({
  names: z.array(z.string()).describe('What they are called, in the language asked for'),
  discount: z.int().describe('What they take off price_with_fees, minor units'),
  total: z.int().describe('What is left to pay'),
});

const JourneyRow = LegRow.extend({
  seats_available: z.int(),
  not_on_sale_reason: z
    .enum(['NO_PRICE', 'TWO_CURRENCIES'])
    .nullable()
    .describe(
      'Null when it can be bought in one booking. TWO_CURRENCIES: its legs have prices in different currencies and a booking has one, so each of them is a booking of its own',
    ),
  price_with_fees: Price.nullable().describe('What one passenger pays in the end'),
  promotions_ahead: z
    .object({ local: PromotionsAhead.nullable(), foreign: PromotionsAhead.nullable() })
    .nullable()
    .describe(
      'What promotions take off for one passenger when this journey alone is booked, as far as that depends on nobody in particular; null where none does. No promise, and of more passengers it may be another amount: promotion_discount of the booking says it',
    ),
  connecting: z.union([z.literal(0), z.literal(1)]),
  legs: z
    .array(LegRow.extend({ seats_available: z.int(), connecting: z.literal(0) }))
    .optional()
    .describe('With connecting 1'),
});

const NotOnSale = z
  .object({
    route_schedule_id: z.string(),
    date: serviceDate,
    departure_time: z.string(),
    operator: z.object({ id: z.string(), name: z.string() }),
    reason: z.string().describe('DEPARTED, TOO_EARLY (more than 180 days ahead), TOO_CLOSE, BLOCKED_PERIOD, …'),
  })
  .describe('A departure that runs that day but cannot be bought now');

const Seat = z.object({
  seat_number: z.string(),
  floor: z.int(),
  row: z.int(),
  column: z.int(),
  state: z.enum(['available', 'selected', 'unavailable', 'blocked']),
  price: Price.nullable().describe('Of this seat, without fees: some may cost more than others'),
  child_price: Price.nullable(),
  allow_male: z.boolean(),
  allow_female: z.boolean(),
});

const Point = z.object({
  stop_id: z.string(),
  name: z.string(),
  time: z.string().describe('ISO 8601 with offset: departure, or arrival where one gets off'),
  address: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
});

const SeatMap = z.object({
  seats: z.array(Seat),
  boarding_points: z
    .array(Point)
    .describe('Stops of the town where this departure can be boarded; a booking takes any of them as stop_id_from'),
  drop_off_points: z.array(Point).describe('The same for getting off: stop_id_to'),
  not_on_sale_reason: z.string().nullable().describe('Null when the departure can be bought now, else why not'),
});

const tags = ['Journeys'];
const place = text(100).describe('Slug or id of a location');

/** Search and seat map. */
export const journeyRoutes: Routes = (app, { ask, viewerOf }) => {
  app.get(
    '/v1/journeys',
    {
      schema: {
        summary: 'Journeys of one day, direct and with one change',
        tags,
        querystring: z.object({
          from: place,
          to: place,
          date: date.describe('YYYY-MM-DD, the day of the calendar on which one boards'),
          transport_type: z.enum(['bus', 'taxi', 'ferry']).optional(),
        }),
        response: { 200: success(z.array(JourneyRow)).extend({ not_on_sale: z.array(NotOnSale) }), ...PROBLEMS },
      },
    },
    async (request) => {
      const { from, to, date: day, transport_type: type } = request.query;
      const transportType = type ? (type.toUpperCase() as 'BUS' | 'TAXI' | 'FERRY') : null;
      const variables = { from, to, date: day, transportType };
      const { searchJourneys } = await ask(RestJourneysDocument, variables, await viewerOf(request));
      if (!searchJourneys) throw new RestError(404, 'PLACE_NOT_FOUND', ['One of the places is not known.']);
      const not_on_sale = searchJourneys.notOnSale.map(notOnSaleRow);
      return { status: 'success' as const, result: searchJourneys.journeys.map(journeyRow), not_on_sale };
    },
  );

  app.get(
    '/v1/journeys/:route_schedule_id/seats',
    {
      schema: {
        summary: 'Seat map of one departure between two stops',
        tags,
        params: z.object({ route_schedule_id: z.string() }),
        querystring: z.object({ date: rowDate, stop_id_from: idText, stop_id_to: idText }),
        response: { 200: success(SeatMap), ...PROBLEMS },
      },
    },
    async (request) => {
      const { date: day, stop_id_from, stop_id_to } = request.query;
      const { route_schedule_id } = request.params;
      if (!idText.safeParse(route_schedule_id).success) throw notFound('DEPARTURE_NOT_FOUND');
      const journeyId = formatLegId({
        routeScheduleId: route_schedule_id,
        date: travelDate(day),
        stopIdFrom: stop_id_from,
        stopIdTo: stop_id_to,
      });
      const { journey } = await ask(RestSeatsDocument, { journeyId }, await viewerOf(request));
      const leg = journey?.legs[0];
      if (!leg?.seatMap) throw notFound('DEPARTURE_NOT_FOUND');
      const fareOf = ({ seatType }: (typeof leg.seatMap.seats)[number]) =>
        leg.seatTiers.find(({ seatCategoryId }) => seatCategoryId === (seatType?.categoryId ?? null))?.fare ??
        leg.seatFare;
      const seats = leg.seatMap.seats
        .filter(({ kind }) => kind === 'SEAT')
        .map((seat) => ({
          seat_number: seat.number,
          floor: seat.floor,
          row: seat.row,
          column: seat.column,
          state: seat.state.toLowerCase() as 'available' | 'selected' | 'unavailable' | 'blocked',
          price: priceOf(fareOf(seat)),
          child_price: childPriceOf(fareOf(seat)),
          allow_male: seat.allowMale,
          allow_female: seat.allowFemale,
        }));
      const result = {
        seats,
        boarding_points: leg.boardingChoices.map(pointRow),
        drop_off_points: leg.dropOffChoices.map(pointRow),
        not_on_sale_reason: leg.notOnSaleReason,
      };
      return { status: 'success' as const, result };
    },
  );
};
