import type { LocalizedText } from '@naga/kernel/language.js';

/** A term that a ticket was sold under, in words. */
export interface TicketTermText {
  readonly title: LocalizedText;
  /** On several lines. */
  readonly text: LocalizedText;
}
