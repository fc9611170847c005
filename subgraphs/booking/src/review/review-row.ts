import type { LocalizedText } from '@naga/kernel/language.js';
import type { Ratings } from './rating.rules.js';
import type { Issue, ReviewState } from './review.rules.js';

/** A review as its statements read it. */
export interface ReviewRow extends Ratings {
  readonly id: string;
  readonly bookingId: string | null;
  readonly operatorId: string;
  readonly operatorName: string;
  readonly fromName: LocalizedText;
  readonly toName: LocalizedText;
  /** 'YYYY-MM-DD' */
  readonly travelledOn: string;
  readonly authorName: string | null;
  readonly language: string;
  readonly issues: readonly Issue[];
  readonly comments: string | null;
  readonly state: ReviewState;
  readonly hiddenReason: string | null;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
  readonly createdAt: Date;
  readonly changedAt: Date | null;
  /** Another one after each change, its traveller's among them. */
  readonly version: number;
}

export const REVIEW_COLUMNS = `r.id::text as id, r.booking_id::text as "bookingId", r.operator_id::text as "operatorId",
  r.operator_name as "operatorName", r.from_name as "fromName", r.to_name as "toName",
  r.travelled_on::text as "travelledOn", r.author_name as "authorName", r.language, r.cleanliness, r.punctuality,
  r.bus_quality as "busQuality", r.professionalism, r.issues, r.comments, r.state, r.hidden_reason as "hiddenReason",
  r.answer, r.answered_at as "answeredAt", r.created_at as "createdAt", r.changed_at as "changedAt", r.version`;
