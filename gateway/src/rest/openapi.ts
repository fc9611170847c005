import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const DESCRIPTION = `Amounts are integers in minor units of the currency (ISO 4217) beside them; times are ISO 8601 with offset.
Every write takes an Idempotency-Key (24 hours): the same key and body give the same answer, another body 422, and while the
first still runs 409 with Retry-After. X-API-Key (or Authorization: Bearer naga_…) carries an application's key: naga_live_…
sells, naga_test_… plays in the sandbox. RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset say what is left of a
limit; 429 says in Retry-After how long to wait. X-Booking-Token opens one booking. X-Language (en, km, th, vi, es) chooses names.`;

/** Collects the routes registered after it; `app.swagger()` is the OpenAPI 3.1 document. */
export async function openApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Naga', version: '1.0.0', description: DESCRIPTION },
      servers: [{ url: '/', description: 'This server' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          bookingToken: { type: 'apiKey', in: 'header', name: 'X-Booking-Token' },
          apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        },
      },
      security: [{}, { bearer: [] }, { bookingToken: [] }, { apiKey: [] }],
    },
    transform: jsonSchemaTransform,
  });
}
