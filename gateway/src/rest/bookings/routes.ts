import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { z } from 'zod';
import { idText, success } from '../fields.js';
import { PROBLEMS } from '../problems.js';
import { accepted, notFound } from '../refused.js';
import type { AskGraph } from '../ask-graph.js';
import type { Routes } from '../route-means.js';
import { AddOnOffer, addOnOffers, ChosenAddOn, chosenInput } from './add-on-result.js';
import { BookingRequest, type BookingRequestBody } from './booking-request.js';
import { BookingResult, bookingResult } from './booking-result.js';
import {
  RestAddOnOffersDocument,
  RestBookingByIdDocument,
  RestCancelBookingDocument,
  RestConfirmBookingDocument,
  RestHoldSeatsDocument,
  RestSetAddOnsDocument,
} from './bookings.generated.js';
import { holdInputOf } from './hold-input.js';
import { requireOwnRoutes } from './require-own-routes.js';

const tags = ['Bookings'];
const answer = { 200: success(z.array(BookingResult)), ...PROBLEMS };
/** As the graph takes at once. */
const MAX_ADD_ONS = 200;
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
      const viewer = await viewerOf(request);
      const { booking, accessToken: bookingToken } = await bookTentatively(ask, request.body, viewer);
      return { status: 'success' as const, result: [bookingResult(booking, { ...viewer, bookingToken }, baseUrl)] };
    },
  );

  app.get(
    '/v1/bookings/:id',
    { schema: { summary: 'One booking, by its X-Booking-Token or its owner', tags, params, response: answer } },
    async (request) => {
      const viewer = await viewerOf(request);
      const { booking } = await ask(RestBookingByIdDocument, { id: bookingIdOf(request.params.id) }, viewer);
      if (!booking) throw notFound('BOOKING_NOT_FOUND');
      return { status: 'success' as const, result: [bookingResult(booking, viewer, baseUrl)] };
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
      return { status: 'success' as const, result: [bookingResult(booking, viewer, baseUrl)] };
    },
  );

  app.get(
    '/v1/bookings/:id/add-ons',
    {
      schema: {
        summary: 'What can be bought beside the seats',
        description: 'Insurance, a flexible ticket, luggage and the like, while the seats are held.',
        tags,
        params,
        response: { 200: success(z.array(AddOnOffer)), ...PROBLEMS },
      },
    },
    async (request) => {
      const viewer = await viewerOf(request);
      const { addOnOffers: offers, booking } = await ask(
        RestAddOnOffersDocument,
        { id: bookingIdOf(request.params.id) },
        viewer,
      );
      if (!booking || !offers) throw notFound('BOOKING_NOT_FOUND');
      return { status: 'success' as const, result: addOnOffers({ addOnOffers: offers, booking }, viewer.language) };
    },
  );

  app.put(
    '/v1/bookings/:id/add-ons',
    {
      schema: {
        summary: 'Take add-ons with held seats',
        description:
          'In place of those they had: none takes all off. They are paid before the ride. flex is taken for all seats of a ride, or for none. Repeating it changes nothing.',
        tags,
        params,
        body: z.object({ add_ons: z.array(ChosenAddOn).max(MAX_ADD_ONS) }),
        response: answer,
      },
    },
    async (request) => {
      const viewer = await viewerOf(request);
      const variables = { bookingId: bookingIdOf(request.params.id), addOns: request.body.add_ons.map(chosenInput) };
      const booking = accepted((await ask(RestSetAddOnsDocument, variables, viewer)).setAddOns);
      return { status: 'success' as const, result: [bookingResult(booking, viewer, baseUrl)] };
    },
  );
};
