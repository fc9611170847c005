import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** Somebody saved another contact since this one was read. Facts: at (ISO 8601; null where the timeline does not say). */
export class ChangedMeanwhile extends Refusal {
  readonly code = 'CHANGED_MEANWHILE';
}
