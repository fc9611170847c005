import { ASPECTS, type Aspect, type Issue, ISSUES } from '@naga/app-kit/review-words.js';
import type { Refusal } from '@naga/booking-flow/refusals/refusal.js';
import { ask, InvalidFields } from '../../session/graph.js';
import type { Route } from './+types/reviews';
import { WriteReviewDocument } from './reviews.generated.js';

export type ReviewField = Aspect | 'comments';

/** What became of a review that was sent. */
export interface ReviewAnswer {
  readonly done?: 'PUBLISHED' | 'WAITING' | 'HIDDEN';
  readonly refusal?: Refusal;
  /** Fields to be mended, with what was said there. */
  readonly wrong?: readonly ReviewField[];
}

/** What a form says, ratings that were not given as 0. */
function opinionIn(sent: FormData) {
  const ratings = Object.fromEntries(ASPECTS.map((aspect) => [aspect, Number(sent.get(aspect) ?? 0)]));
  const comments = String(sent.get('comments') ?? '').trim();
  const issues = sent.getAll('issues').filter((issue): issue is Issue => (ISSUES as unknown[]).includes(issue));
  return { ...(ratings as Record<Aspect, number>), issues, comments: comments === '' ? null : comments };
}

/** Sends the review of the address's ticket; what is missing is told at its field. */
export async function reviewAction({ context, request, params }: Route.ActionArgs): Promise<ReviewAnswer> {
  const opinion = opinionIn(await request.formData());
  const missing = ASPECTS.filter((aspect) => opinion[aspect] === 0);
  if (missing.length > 0) return { wrong: missing };
  const input = { ticketId: params.ticketId, email: params.email ?? null, ...opinion };
  try {
    const { writeReview } = await ask(context, WriteReviewDocument, { input }, { isForm: true });
    return writeReview.__typename === 'Refused' ? { refusal: writeReview } : { done: writeReview.state };
  } catch (error) {
    if (!(error instanceof InvalidFields)) throw error;
    const fields: readonly ReviewField[] = [...ASPECTS, 'comments'];
    return { wrong: fields.filter((field) => error.fields.some(({ path }) => path === `input.${field}`)) };
  }
}
