import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { finishLinkSendBack } from '../pay-link/review-link-payment.command.js';
import type { BookingServices } from '../services.js';
import { finishSendBack } from './finish-send-back.js';

/** Whoever decided is still at it before that. */
const LEFT_MS = 60_000;

const LEFT = `select id::text as id, booking_id::text as "bookingId", link_id::text as "linkId" from payment
  where state = 'REVIEW' and sent_back_at <= to_timestamp($1::float8 / 1000) order by id limit 100`;

interface Left {
  readonly id: string;
  readonly bookingId: string | null;
  readonly linkId: string | null;
}

async function finishSendBacks(context: BookingContext): Promise<void> {
  const { clock, database, log } = context;
  for (const { id, bookingId, linkId } of await database.rows<Left>(LEFT, [clock.now() - LEFT_MS])) {
    try {
      if (bookingId === null) await finishLinkSendBack(context, linkId!, id);
      else await finishSendBack(context, bookingId, id, 'system');
    } catch (err) {
      log.error({ err, payment: id }, 'payment not sent back; it will be tried again');
    }
  }
}

/** Payments that somebody decided to send back and whose process died over it. */
export const finishSendBacksJob: ScheduledJob<BookingServices> = {
  name: 'finish-send-backs',
  every: 30_000,
  run: finishSendBacks,
};
