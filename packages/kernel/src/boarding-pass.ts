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

/** What stands in a passenger's QR code: what is said, the bytes that are signed, and the signature (Ed25519). */
export interface SignedPass {
  readonly pass: BoardingPass;
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

const PREFIX = 'NAGA1';

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
  const fields = [pass.ticketId, pass.partId, pass.pnr, pass.routeScheduleId, pass.date, pass.seatNumber];
  const payload = toBase64Url(new TextEncoder().encode(fields.join('\n')));
  return `${PREFIX}.${payload}.${toBase64Url(sign(bytesOf(payload)))}`;
}

/** Reads the text of a QR code; undefined for any other text. Nothing of it is true before its signature was checked. */
export function readPass(text: string): SignedPass | undefined {
  const [prefix, payload, signatureText, ...more] = text.trim().split('.');
  if (prefix !== PREFIX || !payload || !signatureText || more.length > 0) return undefined;
  const [said, signature] = [fromBase64Url(payload), fromBase64Url(signatureText)];
  if (said === undefined || signature === undefined) return undefined;
  const [ticketId, partId, pnr, routeScheduleId, date, seatNumber] = new TextDecoder().decode(said).split('\n');
  if (!ticketId || !partId || !pnr || !routeScheduleId || !date || seatNumber === undefined) return undefined;
  return { pass: { ticketId, partId, pnr, routeScheduleId, date, seatNumber }, signed: bytesOf(payload), signature };
}
