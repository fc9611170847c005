import { defineMessages, type MessageDescriptor, type NoMessageValues } from 'react-intl';

/** Items under one heading; of its own among all groups by its id. */
export interface PaletteGroup {
  readonly id: string;
  readonly words: MessageDescriptor & NoMessageValues;
}

const words = defineMessages<
  Record<'recent' | 'go' | 'do' | 'bookings' | 'tickets' | 'people' | 'agencies' | 'balances', NoMessageValues>
>({
  recent: { id: 'admin.palette.recent', defaultMessage: 'Opened last' },
  go: { id: 'admin.palette.go', defaultMessage: 'Go to' },
  do: { id: 'admin.palette.do', defaultMessage: 'Actions' },
  bookings: { id: 'admin.palette.bookings', defaultMessage: 'Bookings' },
  tickets: { id: 'admin.palette.tickets', defaultMessage: 'Tickets' },
  people: { id: 'admin.palette.people', defaultMessage: 'People' },
  agencies: { id: 'admin.palette.agencies', defaultMessage: 'Agencies' },
  balances: { id: 'admin.palette.balances', defaultMessage: 'Balances of operators' },
});

/** The groups that are no kind of records. */
export const GROUPS = {
  recent: { id: 'recent', words: words.recent },
  go: { id: 'go', words: words.go },
  do: { id: 'do', words: words.do },
  bookings: { id: 'bookings', words: words.bookings },
  tickets: { id: 'tickets', words: words.tickets },
  people: { id: 'people', words: words.people },
  agencies: { id: 'agencies', words: words.agencies },
  balances: { id: 'balances', words: words.balances },
} as const satisfies Record<string, PaletteGroup>;

interface Shown {
  /** Of its own among all items of the palette. */
  readonly id: string;
  readonly group: PaletteGroup;
  readonly title: string;
  readonly detail?: string | undefined;
  /** What it is found by beside its title. */
  readonly keywords?: string | undefined;
  /** Not shown until something is typed. */
  readonly onlyFound?: boolean;
}

/** Leads to an address of the back office. */
export interface Place extends Shown {
  readonly to: string;
}

/** Does something at once. */
export interface Command extends Shown {
  readonly run: () => void;
}

export type PaletteItem = Place | Command;

/** Asks the server for what a text finds; `signal` ends the question when nobody waits for its answer any more. */
export type Source = (text: string, signal: AbortSignal) => Promise<readonly Place[]>;
