import { generateSecret, generateURI, verifySync } from 'otplib';
import { toString as qrSvg } from 'qrcode';

const ISSUER = 'Naga';
/** One step of 30 seconds early or late: telephones' clocks differ. */
const TOLERANCE_SECONDS = 30;

export interface TotpSetup {
  readonly secret: string;
  readonly otpauthUrl: string;
  readonly qrSvg: string;
}

/** A new secret for an authenticator app, as text, as address and as picture. `label`: whose it is. */
export async function newTotp(label: string): Promise<TotpSetup> {
  const secret = generateSecret();
  const otpauthUrl = generateURI({ issuer: ISSUER, label, secret });
  return { secret, otpauthUrl, qrSvg: await qrSvg(otpauthUrl, { type: 'svg', margin: 2 }) };
}

/** The 30-second step to which a code belongs; undefined for a wrong one. `now`: epoch milliseconds. */
export function totpStep(secret: string, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: TOLERANCE_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
