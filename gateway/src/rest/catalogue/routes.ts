import { slugOf } from '@naga/kernel/slug.js';
import { z } from 'zod';
import { PROBLEMS } from '../problems.js';
import { flag, isSet, success } from '../fields.js';
import type { Routes } from '../route-means.js';
import {
  RestAmenitiesDocument,
  RestLocationPairsDocument,
  RestOperatorsDocument,
  RestRouteAmenitiesDocument,
} from './catalogue.generated.js';

const Amenity = z.object({ id: z.string(), code: z.string(), name: z.string(), icon: z.string() });
const Place = z.object({ id: z.string(), slug: z.string(), name: z.string(), country_code: z.string() });
const Pair = z.object({
  name: z.string(),
  slug: z.string(),
  from: Place,
  to: Place,
  transport_types: z.array(z.string()),
  departures_per_day: z.int(),
  duration_minutes: z.int(),
});
const Operator = z.looseObject({ id: z.string(), slug: z.string(), name: z.string(), offline: z.boolean() });

const tags = ['Catalogue'];
const placeOf = ({ countryCode, ...place }: { id: string; slug: string; name: string; countryCode: string }) => ({
  ...place,
  country_code: countryCode,
});

/** What is sold, by whom: GET operators, amenities, routeamenities, locations/pairs (specification, section 7). */
export const catalogueRoutes: Routes = (app, { ask, viewerOf, baseUrl }) => {
  app.get(
    '/v1/operators',
    {
      schema: {
        summary: 'Operators',
        tags,
        querystring: z.object({
          country_code_exclude: z
            .string()
            .regex(/^[A-Za-z]{2}$/, 'must be two letters')
            .optional(),
        }),
        response: { 200: success(z.array(Operator)), ...PROBLEMS },
      },
    },
    async (request) => {
      const countryCodeExclude = request.query.country_code_exclude?.toUpperCase() ?? null;
      const { operators } = await ask(RestOperatorsDocument, { countryCodeExclude }, await viewerOf(request));
      const result = operators.map(({ __typename: _, ...operator }) => ({
        id: operator.id,
        slug: operator.slug,
        name: operator.name,
        app_tag_line: operator.tagLine,
        logo: operator.logoUrl && `${baseUrl}${operator.logoUrl}`,
        featured: operator.featured,
        offline: operator.offline,
        about: operator.about,
        website: operator.website,
        country_code: operator.countryCode,
        city: operator.city,
        email: operator.email,
        phone: operator.phone,
        latitude: operator.latitude,
        longitude: operator.longitude,
        contact_number_for_eticket: operator.ticketPhone,
        contact_email_for_eticket: operator.ticketEmail,
        cancellation_policy: operator.cancellationPolicy,
        allow_local_only: operator.allowLocalOnly,
        average_rating: operator.rating,
        review_count: operator.reviewCount,
        transport_types: operator.transportTypes.map((type) => type.toLowerCase()),
      }));
      return { status: 'success' as const, result };
    },
  );

  app.get(
    '/v1/amenities',
    { schema: { summary: 'Amenities of vehicles', tags, response: { 200: success(z.array(Amenity)), ...PROBLEMS } } },
    async (request) => {
      const { amenities } = await ask(RestAmenitiesDocument, {}, await viewerOf(request));
      return { status: 'success' as const, result: amenities.map(({ __typename: _, ...amenity }) => amenity) };
    },
  );

  app.get(
    '/v1/routeamenities',
    {
      schema: {
        summary: 'Amenities of routes',
        tags,
        response: {
          200: success(z.array(z.object({ id: z.string(), route_id: z.string(), amenity: Amenity }))),
          ...PROBLEMS,
        },
      },
    },
    async (request) => {
      const { routeAmenities } = await ask(RestRouteAmenitiesDocument, {}, await viewerOf(request));
      const result = routeAmenities.map(({ id, routeId, amenity: { __typename: _, ...amenity } }) => ({
        id,
        route_id: routeId,
        amenity,
      }));
      return { status: 'success' as const, result };
    },
  );

  app.get(
    '/v1/locations/pairs',
    {
      schema: {
        summary: 'Pairs of places with journeys between them',
        tags,
        querystring: z.object({ hide_offline_operators: flag.optional() }),
        response: { 200: success(z.object({ details: z.array(Pair) })), ...PROBLEMS },
      },
    },
    async (request) => {
      const asked = request.query.hide_offline_operators;
      const hideOfflineOperators = asked === undefined || isSet(asked);
      const { locationPairs } = await ask(RestLocationPairsDocument, { hideOfflineOperators }, await viewerOf(request));
      const details = locationPairs.map((pair) => ({
        name: `${pair.from.name} - ${pair.to.name}`,
        slug: slugOf(`${pair.from.slug} ${pair.to.slug}`),
        from: placeOf(pair.from),
        to: placeOf(pair.to),
        transport_types: pair.transportTypes.map((type) => type.toLowerCase()),
        departures_per_day: pair.departuresPerDay,
        duration_minutes: pair.durationMinutes,
      }));
      return { status: 'success' as const, result: { details } };
    },
  );
};
