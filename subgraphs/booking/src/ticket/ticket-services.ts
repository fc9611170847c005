import type { KeyObject } from 'node:crypto';
import { readTicketKey } from './boarding-pass.js';
import { TicketPrinter } from './render-ticket.js';

/** What tickets need that is opened once. */
export interface TicketServices {
  /** Signs boarding passes. */
  readonly key: KeyObject;
  /** The compiler loads its fonts at the first ticket, not at every start. */
  printer(): TicketPrinter;
}

export function openTicketServices(signingKey: string): TicketServices {
  let printer: TicketPrinter | undefined;
  return { key: readTicketKey(signingKey), printer: () => (printer ??= new TicketPrinter()) };
}
