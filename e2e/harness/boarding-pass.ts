import { createPrivateKey, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ScannedPass {
  readonly ticketId: string;
  readonly pnr: string;
  readonly date: string;
  readonly seatNumber: string;
}

/** What a scanner that holds the server's public key reads from a code; undefined for what this server did not sign. */
export function scan(text: string, dataDir: string): ScannedPass | undefined {
  const { TICKET_SIGNING_KEY } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Record<
    'TICKET_SIGNING_KEY',
    string
  >;
  const der = Buffer.from(TICKET_SIGNING_KEY, 'base64');
  const key = createPublicKey(createPrivateKey({ key: der, type: 'pkcs8', format: 'der' }));
  const [kind, payload = '', signature = ''] = text.split('.');
  const isOurs = verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64url'));
  if (kind !== 'NAGA1' || !isOurs) return undefined;
  const fields = Buffer.from(payload, 'base64url').toString().split('\n') as [string, ...string[]];
  const [ticketId, , pnr = '', , date = '', seatNumber = ''] = fields;
  return { ticketId, pnr, date, seatNumber };
}
