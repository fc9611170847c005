import type { Refusal } from '@naga/booking-flow/refusals/refusal.js';
import { askAbout, isBookingId } from '../../session/booking-token.js';
import { InvalidFields } from '../../session/graph.js';
import type { Route } from './+types/confirmation';
import { GiveFeedbackDocument } from './confirmation.generated.js';

/** What became of what was said. */
export interface FeedbackAnswer {
  readonly given?: boolean;
  readonly refusal?: Refusal;
  /** Fields to be mended. */
  readonly wrong?: readonly ('rating' | 'words')[];
}

/** Sends what the buyer says of booking; without a star nothing is sent. */
export async function feedbackAction({ context, request, url }: Route.ActionArgs): Promise<FeedbackAnswer> {
  const sent = await request.formData();
  const bookingId = url.searchParams.get('booking') ?? undefined;
  const rating = Number(sent.get('rating') ?? 0);
  if (!isBookingId(bookingId)) return { refusal: { code: 'BOOKING_NOT_FOUND', facts: {} } };
  if (rating === 0) return { wrong: ['rating'] };
  const variables = { bookingId, rating, words: String(sent.get('words') ?? '').trim() || null };
  try {
    const asked = { context, request };
    const { giveFeedback } = await askAbout(asked, bookingId, GiveFeedbackDocument, variables, { isForm: true });
    return giveFeedback.__typename === 'Refused' ? { refusal: giveFeedback } : { given: true };
  } catch (error) {
    if (!(error instanceof InvalidFields)) throw error;
    return { wrong: (['rating', 'words'] as const).filter((name) => error.fields.some(({ path }) => path === name)) };
  }
}
