import { defineMessages, type NoMessageValues } from 'react-intl';

export type PaletteGroup = 'recent' | 'go' | 'do' | 'bookings' | 'tickets' | 'people' | 'agencies' | 'operators';

export const groupWords = defineMessages<Record<PaletteGroup, NoMessageValues>>({
  recent: { id: 'admin.palette.recent', defaultMessage: 'Opened last' },
  go: { id: 'admin.palette.go', defaultMessage: 'Go to' },
  do: { id: 'admin.palette.do', defaultMessage: 'Actions' },
  bookings: { id: 'admin.palette.bookings', defaultMessage: 'Bookings' },
  tickets: { id: 'admin.palette.tickets', defaultMessage: 'Tickets' },
  people: { id: 'admin.palette.people', defaultMessage: 'People' },
  agencies: { id: 'admin.palette.agencies', defaultMessage: 'Agencies' },
  operators: { id: 'admin.palette.operators', defaultMessage: 'Operators' },
});

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
