import type { KeyObject } from 'node:crypto';
import { readFormerKeys, readTicketKey } from './boarding-pass.js';
import { TicketPrinter } from './render-ticket.js';

/** What tickets need that is opened once. */
export interface TicketServices {
  /** Signs boarding passes. */
  readonly key: KeyObject;
  /** Public halves of keys that signed tickets before: what they signed is still good. */
  readonly formerKeys: readonly KeyObject[];
  /** The compiler loads its fonts at the first ticket, not at every start. */
  printer(): TicketPrinter;
}

export function openTicketServices(signingKey: string, formerKeys: string): TicketServices {
  let printer: TicketPrinter | undefined;
  return {
    key: readTicketKey(signingKey),
    formerKeys: readFormerKeys(formerKeys),
    printer: () => (printer ??= new TicketPrinter()),
  };
}
