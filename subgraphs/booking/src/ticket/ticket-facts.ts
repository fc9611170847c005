import type { LanguageCode, LocalizedText } from '@naga/kernel/language.js';
import type { Money } from '@naga/kernel/money.js';
import type { TicketTermText } from '../booking/ticket-term-text.js';
import type { PartState } from '../booking/part-state.rules.js';

/** One end of the ride as it was sold. */
export interface TicketStop {
  readonly place: LocalizedText;
  readonly stop: LocalizedText;
  /** ISO 8601 with offset, on the stop's own clock. */
  readonly time: string;
  readonly address?: string | undefined;
}

/** What is not asked for is null; the time is 'HH:mm'. */
export interface TicketPickup {
  readonly address: string | null;
  readonly phone: string | null;
  readonly time: string | null;
  readonly dropOff: string | null;
}

export interface TicketAddOn {
  readonly names: LocalizedText;
  readonly quantity: number;
}

export interface TicketFactsPassenger {
  readonly partId: string;
  readonly state: PartState;
  readonly name: string;
  readonly title: 'MR' | 'MS';
  readonly passengerType: 'ADULT' | 'CHILD';
  readonly seatNumber: string;
  /** From the operator's range. */
  readonly ticketCode: string;
  /** Signed text of the QR code, see boarding-pass.ts. */
  readonly qr: string;
  /** What the conductor collects; undefined when paid. */
  readonly payOnBoarding?: Money | undefined;
  /** What he has beside his seat. */
  readonly addOns?: readonly TicketAddOn[] | undefined;
}

/** Everything a ticket's page and PDF show: one leg of one booking with all its passengers. */
export interface TicketFacts {
  readonly pnr: string;
  readonly language: LanguageCode;
  readonly operatorName: string;
  readonly vehicleName: string;
  readonly ticketPhone?: string | undefined;
  readonly from: TicketStop;
  readonly to: TicketStop;
  /** Where the travellers are fetched and set down, where they asked for it. */
  readonly pickup?: TicketPickup | undefined;
  /** What it was sold under, in words. */
  readonly terms?: readonly TicketTermText[] | undefined;
  readonly passengers: readonly TicketFactsPassenger[];
}
