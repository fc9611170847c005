import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { z } from 'zod';
import { idText, success } from '../fields.js';
import { PROBLEMS } from '../problems.js';
import { accepted, notFound } from '../refused.js';
import type { AskGraph } from '../ask-graph.js';
import type { Routes } from '../route-means.js';
import { BookingRequest, type BookingRequestBody } from './booking-request.js';
import { BookingResult, bookingResult } from './booking-result.js';
import {
  RestBookingByIdDocument,
  RestCancelBookingDocument,
  RestConfirmBookingDocument,
  RestHoldSeatsDocument,
} from './bookings.generated.js';
import { holdInputOf } from './hold-input.js';
import { requireOwnRoutes } from './require-own-routes.js';

const tags = ['Bookings'];
const answer = { 200: success(z.array(BookingResult)), ...PROBLEMS };
const params = z.object({ id: z.string() });

/** A booking's number; whatever else stands in the path is a booking nobody has. */
function bookingIdOf(id: string): string {
  if (!idText.safeParse(id).success) throw notFound('BOOKING_NOT_FOUND');
  return id;
}

/** Holds the seats for the passengers, both or neither. */
async function bookTentatively(ask: AskGraph, request: BookingRequestBody, viewer: Viewer) {
  const input = holdInputOf(request, viewer.language);
  await requireOwnRoutes(ask, request, input.legs, viewer);
  return accepted((await ask(RestHoldSeatsDocument, { input }, viewer)).holdSeats);
}

/** POST bookings, GET and PUT bookings/{id} (specification, sections 3 and 7). */
export const bookingRoutes: Routes = (app, { ask, viewerOf, baseUrl }) => {
  app.post(
    '/v1/bookings',
    {
      schema: {
        summary: 'Hold seats (action=tentative)',
        description:
          'Success is HTTP 200 with result[0].booking_status "blocked"; the seats are held until expires_at.',
        tags,
        body: BookingRequest,
        response: answer,
      },
    },
    async (request) => {
      const { booking, accessToken } = await bookTentatively(ask, request.body, await viewerOf(request));
      return { status: 'success' as const, result: [bookingResult(booking, accessToken, baseUrl)] };
    },
  );

  app.get(
    '/v1/bookings/:id',
    { schema: { summary: 'One booking, by its X-Booking-Token or its owner', tags, params, response: answer } },
    async (request) => {
      const viewer = await viewerOf(request);
      const { booking } = await ask(RestBookingByIdDocument, { id: bookingIdOf(request.params.id) }, viewer);
      if (!booking) throw notFound('BOOKING_NOT_FOUND');
      return { status: 'success' as const, result: [bookingResult(booking, viewer.bookingToken, baseUrl)] };
    },
  );

  app.put(
    '/v1/bookings/:id',
    {
      schema: {
        summary: 'Confirm a paid booking, or cancel it',
        description:
          'confirm without settled money answers 409 NOT_PAID. cancel ends a hold at once and refunds a paid booking by its policy. Repeating either changes nothing.',
        tags,
        params,
        querystring: z.object({ action: z.enum(['confirm', 'cancel']) }),
        response: answer,
      },
    },
    async (request) => {
      const viewer = await viewerOf(request);
      const variables = { bookingId: bookingIdOf(request.params.id) };
      const booking =
        request.query.action === 'confirm'
          ? accepted((await ask(RestConfirmBookingDocument, variables, viewer)).confirmBooking)
          : accepted((await ask(RestCancelBookingDocument, variables, viewer)).cancelBooking);
      return { status: 'success' as const, result: [bookingResult(booking, viewer.bookingToken, baseUrl)] };
    },
  );
};
