/** What a scanner needs to know without a network. */
export interface BoardingPass {
  readonly ticketId: string;
  readonly partId: string;
  readonly pnr: string;
  readonly routeScheduleId: string;
  /** Service date, 'YYYY-MM-DD'. */
  readonly date: string;
  readonly seatNumber: string;
  /** What its bearer still had to pay when it was written; undefined in codes that were written before they said so. */
  readonly owed?: OwedByPass | undefined;
}

/** Money that a conductor collects, as a code says it. */
export interface OwedByPass {
  /** Minor units; 0 of whoever has paid. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** When the code was written, in epoch milliseconds of whole seconds, by the clock of the server. */
  readonly asOf: number;
}

/** What stands in a passenger's QR code: what is said, the bytes that are signed, and the signature (Ed25519). */
export interface SignedPass {
  readonly pass: BoardingPass;
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

const PREFIX = 'NAGA1';
const SECOND_MS = 1000;

const bytesOf = (binary: string): Uint8Array<ArrayBuffer> => Uint8Array.from(binary, (sign) => sign.charCodeAt(0));

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return bytesOf(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Whether a text wants to be a boarding pass: anything else that was typed is a ticket code. */
export const looksLikePass = (text: string): boolean => text.startsWith(`${PREFIX}.`);

/** 'NAGA1.payload.signature' with a signature over the payload's text. */
export function writePass(pass: BoardingPass, sign: (signed: Uint8Array) => Uint8Array): string {
  const { ticketId, partId, pnr, routeScheduleId, date, seatNumber, owed } = pass;
  const money = owed === undefined ? [] : [owed.amount, owed.currency, Math.floor(owed.asOf / SECOND_MS)];
  const fields = [ticketId, partId, pnr, routeScheduleId, date, seatNumber, ...money];
  const payload = toBase64Url(new TextEncoder().encode(fields.join('\n')));
  return `${PREFIX}.${payload}.${toBase64Url(sign(bytesOf(payload)))}`;
}

const WHOLE_NUMBER = /^\d{1,15}$/;

/** All three or none: what only looks like money is not taken for it. */
function owedOf([amount = '', currency = '', asOf = '']: readonly string[]): OwedByPass | undefined {
  if (!WHOLE_NUMBER.test(amount) || !WHOLE_NUMBER.test(asOf) || !/^[A-Z]{3}$/.test(currency)) return undefined;
  return { amount: Number(amount), currency, asOf: Number(asOf) * SECOND_MS };
}

/** Reads the text of a QR code; undefined for any other text. Nothing of it is true before its signature was checked. */
export function readPass(text: string): SignedPass | undefined {
  const [prefix, payload, signatureText, ...more] = text.trim().split('.');
  if (prefix !== PREFIX || !payload || !signatureText || more.length > 0) return undefined;
  const [said, signature] = [fromBase64Url(payload), fromBase64Url(signatureText)];
  if (said === undefined || signature === undefined) return undefined;
  const fields = new TextDecoder().decode(said).split('\n');
  const [ticketId, partId, pnr, routeScheduleId, date, seatNumber, ...money] = fields;
  if (!ticketId || !partId || !pnr || !routeScheduleId || !date || seatNumber === undefined) return undefined;
  const owed = owedOf(money);
  const pass = { ticketId, partId, pnr, routeScheduleId, date, seatNumber, ...(owed && { owed }) };
  return { pass, signed: bytesOf(payload), signature };
}
