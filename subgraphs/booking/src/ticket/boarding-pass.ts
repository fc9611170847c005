import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** What a scanner needs to know without a network. */
export interface BoardingPass {
  readonly ticketId: string;
  readonly partId: string;
  readonly pnr: string;
  readonly routeScheduleId: string;
  /** Service date, 'YYYY-MM-DD'. */
  readonly date: string;
  readonly seatNumber: string;
}

const PREFIX = 'NAGA1';

/** Base64 PKCS#8 of an Ed25519 key, as TICKET_SIGNING_KEY holds it. */
export const readTicketKey = (base64: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(base64, 'base64'), type: 'pkcs8', format: 'der' });

/** 'NAGA1.payload.signature': the text of a passenger's QR code. Scanners hold only the public key. */
export function signBoardingPass(pass: BoardingPass, key: KeyObject): string {
  const fields = [pass.ticketId, pass.partId, pass.pnr, pass.routeScheduleId, pass.date, pass.seatNumber];
  const payload = Buffer.from(fields.join('\n')).toString('base64url');
  return `${PREFIX}.${payload}.${sign(null, Buffer.from(payload), key).toString('base64url')}`;
}

/** The pass a scanned text holds; undefined for anything this installation did not sign. */
export function readBoardingPass(text: string, key: KeyObject): BoardingPass | undefined {
  const [prefix, payload, signature] = text.split('.');
  if (prefix !== PREFIX || !payload || !signature) return undefined;
  const publicKey = key.type === 'public' ? key : createPublicKey(key);
  if (!verify(null, Buffer.from(payload), publicKey, Buffer.from(signature, 'base64url'))) return undefined;
  const [ticketId, partId, pnr, routeScheduleId, date, seatNumber] = Buffer.from(payload, 'base64url')
    .toString()
    .split('\n');
  if (!ticketId || !partId || !pnr || !routeScheduleId || !date || seatNumber === undefined) return undefined;
  return { ticketId, partId, pnr, routeScheduleId, date, seatNumber };
}
