import { createPrivateKey, sign } from 'node:crypto';
import type { WalletPass, WalletStop } from './wallet-pass.js';
import type { LinkWallet } from './wallet-port.js';

export interface GoogleWalletMeans {
  readonly issuerId: string;
  /** Of the service account. */
  readonly email: string;
  /** The service account's: base64 PKCS#8 of an RSA key. */
  readonly key: string;
}

const SAVE = 'https://pay.google.com/gp/v/save/';
/** A longer token may be cut on its way through browsers, Google says. */
const SAFE_LENGTH = 1800;

/** What is told beside what a door needs. */
interface Told {
  readonly lines: boolean;
  readonly stops: boolean;
}

/** Khmer weighs four letters of a link each: the first of these is told whose link is not too long. */
const FROM_WHOLE_TO_SHORT: readonly Told[] = [
  { lines: true, stops: true },
  { lines: false, stops: true },
  { lines: false, stops: false },
];

/** A passenger's ride as a transit object; of a class that the issuer made once for each kind of transport. */
function transitObject(pass: WalletPass, issuerId: string, { lines, stops }: Told): object {
  const named = ({ place, stop }: WalletStop) => ({
    defaultValue: { language: pass.language, value: stops ? `${place}, ${stop}` : place },
  });
  // The reference is the trip's id.
  const texts = pass.face.filter(({ key }) => key !== 'booking');
  return {
    id: `${issuerId}.${pass.id}`,
    classId: `${issuerId}.naga-${pass.transport.toLowerCase()}`,
    state: 'ACTIVE',
    tripType: 'ONE_WAY',
    tripId: pass.pnr,
    ticketNumber: pass.ticketCode,
    passengerNames: pass.passenger,
    ticketLeg: {
      originName: named(pass.from),
      destinationName: named(pass.to),
      departureDateTime: pass.from.time,
      arrivalDateTime: pass.to.time,
      ticketSeat: { seat: pass.seatNumber },
    },
    ...(lines && { textModulesData: texts.map(({ name, text }) => ({ ...(name && { header: name }), body: text })) }),
    barcode: { type: 'QR_CODE', value: pass.qr },
  };
}

const partOf = (content: object): string => Buffer.from(JSON.stringify(content)).toString('base64url');

/** Links that Google takes for the issuer's because its service account signed them (RS256). */
export function googleWallet({ issuerId, email, key }: GoogleWalletMeans): LinkWallet {
  const signer = createPrivateKey({ key: Buffer.from(key, 'base64'), type: 'pkcs8', format: 'der' });
  if (signer.asymmetricKeyType !== 'rsa') throw new RangeError('GOOGLE_WALLET_KEY is no RSA key');
  const head = partOf({ alg: 'RS256', typ: 'JWT' });

  const tokenOf = (transit: object, now: number): string => {
    const issued = { iss: email, aud: 'google', typ: 'savetowallet', iat: Math.floor(now / 1000) };
    const signed = `${head}.${partOf({ ...issued, payload: { transitObjects: [transit] } })}`;
    return `${signed}.${sign('sha256', Buffer.from(signed), signer).toString('base64url')}`;
  };

  return {
    link(pass, now) {
      let token = '';
      for (const told of FROM_WHOLE_TO_SHORT) {
        token = tokenOf(transitObject(pass, issuerId, told), now);
        if (token.length <= SAFE_LENGTH) break;
      }
      return SAVE + token;
    },
  };
}
