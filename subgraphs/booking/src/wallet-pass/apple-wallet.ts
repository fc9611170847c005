import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PKPass } from 'passkit-generator';
import type { WalletLine, WalletPass } from './wallet-pass.js';
import type { WalletTransport } from './wallet-pass.rules.js';
import type { FileWallet } from './wallet-port.js';

/** Certificates and key in base64 of their DER form. */
export interface AppleWalletMeans {
  readonly passTypeId: string;
  readonly teamId: string;
  readonly certificate: string;
  readonly key: string;
  /** Apple's own, which signed ours. */
  readonly issuer: string;
}

const IMAGES = join(dirname(fileURLToPath(import.meta.url)), '../../wallet-images');
const NAMES = ['icon.png', 'icon@2x.png', 'icon@3x.png', 'logo.png', 'logo@2x.png', 'logo@3x.png'];
const TRANSIT = {
  BUS: 'PKTransitTypeBus',
  FERRY: 'PKTransitTypeBoat',
  OTHER: 'PKTransitTypeGeneric',
} as const satisfies Record<WalletTransport, string>;
const ONE = 'application/vnd.apple.pkpass';
const SEVERAL = 'application/vnd.apple.pkpasses';

const derOf = (base64: string) => Buffer.from(base64, 'base64');
const pemOf = (certificate: string) => new X509Certificate(derOf(certificate)).toString();
const keyPemOf = (key: string) =>
  createPrivateKey({ key: derOf(key), type: 'pkcs8', format: 'der' }).export({ type: 'pkcs8', format: 'pem' });

const fieldOf = ({ key, name, text }: WalletLine) => ({ key, value: text, ...(name && { label: name }) });
/** An instant on the clock of the stop, wherever the telephone is. */
const momentAt = (key: string, label: string, value: string, dateStyle: 'PKDateStyleMedium' | 'PKDateStyleNone') =>
  ({ key, label, value, dateStyle, timeStyle: 'PKDateStyleShort', ignoresTimeZone: true }) as const;

/** What stands where on a boarding pass. */
const boardingPassFields = ({ from, to, passenger, seatNumber, face, back, words }: WalletPass) => ({
  headerFields: [momentAt('departs', words.departs, from.time, 'PKDateStyleMedium')],
  primaryFields: [
    { key: 'from', label: from.stop, value: from.place },
    { key: 'to', label: to.stop, value: to.place },
  ],
  secondaryFields: [
    { key: 'passenger', label: words.passenger, value: passenger },
    { key: 'seat', label: words.seat, value: seatNumber },
  ],
  auxiliaryFields: [...face.map(fieldOf), momentAt('arrives', words.arrives, to.time, 'PKDateStyleNone')],
  backFields: back.map(fieldOf),
});

/** Signs passes with the certificate that Apple gave for them. */
export function appleWallet({ passTypeId, teamId, certificate, key, issuer }: AppleWalletMeans): FileWallet {
  const signing = { signerCert: pemOf(certificate), signerKey: keyPemOf(key), wwdr: pemOf(issuer) };
  const images = Object.fromEntries(NAMES.map((name) => [name, readFileSync(join(IMAGES, name))]));

  const passOf = (pass: WalletPass): PKPass => {
    const made = new PKPass({ ...images }, signing, {
      passTypeIdentifier: passTypeId,
      teamIdentifier: teamId,
      organizationName: 'Naga',
      description: `${pass.title}: ${pass.from.place} → ${pass.to.place}`,
      serialNumber: pass.id,
      groupingIdentifier: pass.pnr,
      backgroundColor: 'rgb(8, 49, 47)',
      foregroundColor: 'rgb(255, 255, 255)',
      labelColor: 'rgb(247, 168, 27)',
      sharingProhibited: false,
    });
    made.type = 'boardingPass';
    made.transitType = TRANSIT[pass.transport];
    for (const [place, fields] of Object.entries(boardingPassFields(pass)))
      made[place as keyof ReturnType<typeof boardingPassFields>].push(...fields);
    made.setBarcodes({
      message: pass.qr,
      format: 'PKBarcodeFormatQR',
      messageEncoding: 'iso-8859-1',
      altText: `${pass.pnr} · ${pass.seatNumber}`,
    });
    made.setRelevantDate(new Date(pass.from.time));
    made.setExpirationDate(new Date(pass.to.time));
    return made;
  };

  return {
    file(passes) {
      const [first, ...others] = passes.map(passOf);
      if (first === undefined) throw new RangeError('no pass to give');
      return others.length === 0
        ? { contentType: ONE, extension: 'pkpass', bytes: first.getAsBuffer() }
        : { contentType: SEVERAL, extension: 'pkpasses', bytes: PKPass.pack(first, ...others).getAsBuffer() };
    },
  };
}
