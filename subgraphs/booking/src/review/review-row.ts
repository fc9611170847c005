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

export const REVIEW_COLUMNS = `t.id::text as id, t.booking_id::text as "bookingId", t.operator_id::text as "operatorId",
  t.operator_name as "operatorName", t.from_name as "fromName", t.to_name as "toName",
  t.travelled_on::text as "travelledOn", t.author_name as "authorName", t.language, t.cleanliness, t.punctuality,
  t.bus_quality as "busQuality", t.professionalism, t.issues, t.comments, t.state, t.hidden_reason as "hiddenReason",
  t.answer, t.answered_at as "answeredAt", t.created_at as "createdAt", t.changed_at as "changedAt", t.version`;
