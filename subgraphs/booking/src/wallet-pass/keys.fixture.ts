import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import forge from 'node-forge';

const rsa = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength });
const pemOf = (key: KeyObject): string =>
  key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }) as string;
const derOf = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'der' }).toString('base64');

interface Signer {
  readonly name: string;
  readonly key: KeyObject;
}

function certificate(subject: string, publicKey: KeyObject, issuer: Signer): string {
  const made = forge.pki.createCertificate();
  const named = (value: string) => [{ name: 'commonName', value }];
  made.publicKey = forge.pki.publicKeyFromPem(pemOf(publicKey));
  made.serialNumber = '01';
  made.validity.notBefore = new Date('2020-01-01T00:00:00Z');
  made.validity.notAfter = new Date('2049-01-01T00:00:00Z');
  made.setSubject(named(subject));
  made.setIssuer(named(issuer.name));
  made.sign(forge.pki.privateKeyFromPem(pemOf(issuer.key)), forge.md.sha256.create());
  return Buffer.from(forge.asn1.toDer(forge.pki.certificateToAsn1(made)).getBytes(), 'binary').toString('base64');
}

// Short where node-forge signs, which takes seconds within jest; as long as Google's where the length of a link counts.
const [apple, ours, google] = [rsa(1024), rsa(1024), rsa(2048)];
const authority = { name: 'WWDR of this test', key: apple.privateKey };

/** What both wallets are configured with, made for this run. */
export const WALLET_ENV = {
  APPLE_WALLET_PASS_TYPE: 'pass.example.naga',
  APPLE_WALLET_TEAM: 'TEAM123456',
  APPLE_WALLET_CERTIFICATE: certificate('pass.example.naga', ours.publicKey, authority),
  APPLE_WALLET_KEY: derOf(ours.privateKey),
  APPLE_WALLET_ISSUER: certificate(authority.name, apple.publicKey, authority),
  GOOGLE_WALLET_ISSUER: '3388000000012345678',
  GOOGLE_WALLET_EMAIL: 'wallet@naga-example.iam.gserviceaccount.com',
  GOOGLE_WALLET_KEY: derOf(google.privateKey),
};
/** Public halves: of the pass type's certificate and of the service account. */
export const APPLE_KEY = ours.publicKey;
export const GOOGLE_KEY = google.publicKey;
