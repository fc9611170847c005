import type { TransportType } from './route-rows.js';
import type { PassengerField } from '@naga/kernel/passenger-field.js';
import type { LanguageCode, LocalizedText } from '@naga/kernel/language.js';

export interface OperatorRow {
  readonly id: string;
  readonly slug: string;
  readonly names: LocalizedText;
  /** The country whose staff (country admin) and whose law it belongs to. */
  readonly countryCode: string;
  /** A picture by its name, as is the next. */
  readonly logo: string | null;
  /** Picture behind the operator's own application. */
  readonly appBackground: string | null;
  readonly appTagLine: LocalizedText | null;
  readonly featured: boolean;
  /** A copy of each e-ticket goes to `email`. */
  readonly receiveTicketCopy: boolean;
  /** Sells to locals (see RouteRow.localCountryCode) only. */
  readonly allowLocalOnly: boolean;
  /** Nothing of it can be bought (OPERATOR_OFFLINE). */
  readonly offline: boolean;
  /** Ticket codes are written by the operator's staff instead of drawn from its range. */
  readonly manualTicketCodeAssignment: boolean;
  /** Each sale waits for the operator's yes; then nothing is sold less than 4 hours before departure (rules.md 3). */
  readonly confirmsByHand: boolean;
  /** Of the messages that are written to it. */
  readonly language: LanguageCode;
  /** Of each passenger, beside name, title and nationality; checked before payment. */
  readonly requiredPassengerFields: readonly PassengerField[];
  /** Printed on the e-ticket. */
  readonly ticketPhone: string | null;
  readonly ticketEmail: string | null;
  readonly website: string | null;
  readonly about: LocalizedText | null;
  readonly city: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly cancellationPolicy: LocalizedText | null;
  /** The operator's number in its own books. */
  readonly ownOperatorId: string | null;
  /** Operator (id of this table) whose reviews are shown instead of its own. */
  readonly otherOperatorId: string | null;
  /** Average of the travellers' ratings, 1 to 5 with one decimal; null without reviews. */
  readonly rating: number | null;
  readonly reviewCount: number;
}

/** An office of an operator; staff of roles 5 and 10 belong to one. */
export interface OperatorBranchRow {
  readonly id: string;
  readonly operatorId: string;
  readonly locationId: string | null;
  readonly name: string;
  readonly address: string | null;
  readonly contactPhone: string | null;
  /** User id of who added it; null for an import. */
  readonly addedBy: string | null;
  readonly active: boolean;
}

/** What tickets are sold under, in words. */
export interface TicketTermRow {
  readonly id: string;
  /** Null: those of every operator. */
  readonly operatorId: string | null;
  /** Null: of each. */
  readonly transportType: TransportType | null;
  readonly title: LocalizedText;
  /** On several lines. */
  readonly text: LocalizedText;
  readonly active: boolean;
}
