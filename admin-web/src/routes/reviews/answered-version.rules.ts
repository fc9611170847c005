/** What an answer is written to, and the answer it replaces. */
export interface Answered {
  readonly version: number;
  readonly answer: string | null;
  /** When its traveller worded it anew; null: never. */
  readonly changedAt: string | null;
}

/**
 * The version that an answer names: the page's, where what it is written to and what it replaces are still as its author
 * found them. Who hides or publishes a review beside the form is not refused his own answer.
 */
export const answeredVersion = (opened: Answered, now: Answered): number =>
  opened.answer === now.answer && opened.changedAt === now.changedAt ? now.version : opened.version;
