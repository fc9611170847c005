import { z } from 'zod';
import { flag, id, idText, isSet, success } from '../fields.js';
import { PROBLEMS } from '../problems.js';
import { accepted, notFound } from '../refused.js';
import type { Routes } from '../route-means.js';
import { StartedPayment, startedPayment } from './payment-result.js';
import type { PaymentMethod } from './payments.generated.js';
import {
  RestPaymentCallbackDocument,
  RestStartPaymentDocument,
  RestWingMobileLogDocument,
} from './payments.generated.js';

const METHODS = [
  'card',
  'wing',
  'pipay',
  'khqr',
  'cash_collection',
  'pay_on_boarding',
  'agent_balance',
  'wallet_credit',
] as const;
const tags = ['Payments'];
const MAX_CALLBACK = 100_000;
const MAX_LOG = 256 * 1024;

/** The specification names no type, and the wallet's page says what it likes: an object is kept as it is. */
const LogData = z
  .union([z.record(z.string().max(100), z.unknown()), z.array(z.unknown()), z.string()])
  .describe('What the wallet reported: an object, a list or text');

/** Starting a payment, providers' call-backs and the mobile wallet's log. */
export const paymentRoutes: Routes = (app, { ask, viewerOf, baseUrl }) => {
  app.post(
    '/v1/bookings/:id/payments',
    {
      schema: {
        summary: 'Start a payment',
        description:
          'What the booking costs may depend on the method. With expected_total, 409 PRICE_CHANGED is answered where it costs more, with its total; without, it is charged what it costs.',
        tags,
        params: z.object({ id: z.string() }),
        body: z.object({
          method: z.enum(METHODS),
          return_url: z
            .url({ protocol: /^https?$/ })
            .max(2000)
            .nullish(),
          use_wallet: flag
            .optional()
            .describe("1: the account's wallet credit first, as much as there is; the method pays the rest"),
          expected_total: z
            .int()
            .nonnegative()
            .nullish()
            .describe(
              'What the booking costs by this method as the payer knows it, of an open exchange its difference, in minor units: where it is dearer by now, nothing is paid',
            ),
        }),
        response: { 200: success(StartedPayment), ...PROBLEMS },
      },
    },
    async (request) => {
      const bookingId = request.params.id;
      if (!idText.safeParse(bookingId).success) throw notFound('BOOKING_NOT_FOUND');
      const method = request.body.method.toUpperCase() as PaymentMethod;
      const { return_url, use_wallet, expected_total } = request.body;
      const asked = { returnUrl: return_url ?? null, useWallet: isSet(use_wallet) };
      const variables = { bookingId, method, ...asked, expectedTotal: expected_total ?? null };
      const answer = await ask(RestStartPaymentDocument, variables, await viewerOf(request));
      return { status: 'success' as const, result: startedPayment(accepted(answer.startPayment), baseUrl) };
    },
  );

  app.post(
    '/v1/payments/:provider/callback',
    {
      bodyLimit: MAX_CALLBACK,
      schema: {
        summary: "A payment provider's signed call-back",
        description: 'The body as the provider signed it, the signature in X-Signature. Idempotent by reference.',
        tags,
        params: z.object({ provider: z.string().max(40) }),
        body: z.unknown(),
        response: { 200: success(z.object({ received: z.literal(true) })), ...PROBLEMS },
      },
    },
    async (request) => {
      const signature = String(request.headers['x-signature'] ?? '').slice(0, 1000);
      const body = request.rawBody ?? '';
      const variables = { provider: request.params.provider, body, signature };
      accepted((await ask(RestPaymentCallbackDocument, variables, await viewerOf(request))).receivePaymentCallback);
      return { status: 'success' as const, result: { received: true as const } };
    },
  );

  app.post(
    '/v1/storeWingMobileLog',
    {
      bodyLimit: MAX_LOG,
      schema: {
        summary: 'Log of the mobile wallet',
        tags,
        body: z.object({ payment_id: id, logData: LogData }),
        response: { 200: success(z.object({ stored: z.boolean() })), ...PROBLEMS },
      },
    },
    async (request) => {
      const { payment_id, logData } = request.body;
      const isObject = typeof logData === 'object' && !Array.isArray(logData);
      const variables = { paymentId: String(payment_id), logData: isObject ? logData : { log: logData } };
      const { storeWingMobileLog } = await ask(RestWingMobileLogDocument, variables, await viewerOf(request));
      return { status: 'success' as const, result: { stored: storeWingMobileLog } };
    },
  );
};
