/** What a traveller reads of one experience, in one language. */
export interface ExperienceWords {
  readonly title: string;
  /** One sentence for a card of a list. */
  readonly summary: string;
  /** What one does, and what one should know before. */
  readonly description: string;
  readonly meetingPoint: string;
}
