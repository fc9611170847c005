import type { LocalizedText } from '@naga/kernel/language.js';
import type { Ratings } from '../review/rating.rules.js';

/** A review that is brought in from outside: published, of no booking here. */
export interface ReviewSeed extends Ratings {
  readonly operatorId: string;
  readonly operatorName: string;
  readonly countryCode: string;
  readonly fromName: LocalizedText;
  readonly toName: LocalizedText;
  /** Days before the import on which it was travelled; said a day later. */
  readonly daysAgo: number;
  readonly authorName: string;
  readonly language: string;
  readonly issues: readonly string[];
  readonly comments: string | null;
  readonly answer: string | null;
}
