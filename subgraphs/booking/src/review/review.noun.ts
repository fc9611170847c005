import { neighbourReference } from '@naga/server-kit/crud/neighbour-field.js';
import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { choice, flag } from '@naga/server-kit/crud/noun-field.js';
import { whole } from '@naga/server-kit/crud/number-field.js';
import { line, paragraph } from '@naga/server-kit/crud/text-field.js';
import { instant } from '@naga/server-kit/crud/time-field.js';
import { OperatorOfLegView } from '../seat-map/ride.type.js';
import { ASPECTS, HIGHEST, LOWEST } from './rating.rules.js';
import { REVIEW_COLUMNS } from './review-row.js';
import { REVIEW_REACH } from './review-scope.js';
import { COMMENTS_LENGTH, REVIEW_STATES } from './review.rules.js';

const SUM = '(t.cleanliness + t.punctuality + t.bus_quality + t.professionalism)';
const SUMS = { min: LOWEST * ASPECTS.length, max: HIGHEST * ASPECTS.length } as const;
const BY_AVERAGE = whole(SUMS).order(SUM);

/** What travellers say of rides, as staff lists it; answering, publishing and hiding are commands of their own. */
export const reviewNoun = defineNoun({
  name: 'Review',
  plural: 'Reviews',
  about: 'What a traveller says of one ride.',
  table: 'review',
  permission: 'review.reply',
  owner: { sql: REVIEW_REACH },
  byMode: true,
  fields: {
    authorName: line({ max: 200, optional: true, searched: true }),
    operatorId: neighbourReference({ of: OperatorOfLegView, filtered: true }),
    operatorName: line({ max: 200, sorted: true }),
    comments: paragraph({ max: COMMENTS_LENGTH, optional: true, searched: true }),
    state: choice(
      { of: Object.values(REVIEW_STATES), named: 'ReviewState', sorted: true, filtered: true },
      REVIEW_STATES,
    ),
    average: whole({ ...SUMS, told: SUM, sorted: true }),
    ratingUpTo: whole({
      min: LOWEST,
      max: HIGHEST,
      filtered: true,
      // As the list is sorted by it: its index knows the few that have less.
      bound: (most) => `${BY_AVERAGE} < ${ASPECTS.length} * ${most} + ${ASPECTS.length / 2}`,
    }),
    answered: flag({ told: '(t.answer is not null)', filtered: true }),
    createdAt: instant({ sorted: true }),
  },
  called: 'authorName',
  ends: 'kept',
  recorded: {
    operations: { list: 'reviews', one: 'review' },
    types: { filter: 'ReviewFilterInput', order: 'ReviewOrder', listed: 'StaffReview' },
    columns: REVIEW_COLUMNS,
    by: 'createdAt',
    descending: true,
  },
});
