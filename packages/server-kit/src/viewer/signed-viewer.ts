import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import type { Clock } from '@naga/kernel/clock.js';
import type { Viewer } from './viewer.js';

const LIFETIME_MS = 60_000;

/** This process's own key and everybody's public ones, under the names of their owners: several while one is rotated. */
export interface ViewerKeys {
  readonly issuer: string;
  readonly privateKey: KeyObject;
  readonly trusted: ReadonlyMap<string, readonly KeyObject[]>;
}

/** Header that carries the signed viewer between processes. */
export const VIEWER_HEADER = 'x-naga-viewer';

/** 'payload.signature', base64url, Ed25519; valid for 60 seconds. */
export function signViewer(viewer: Viewer, keys: ViewerKeys, clock: Clock): string {
  const payload = Buffer.from(JSON.stringify({ iss: keys.issuer, exp: clock.now() + LIFETIME_MS, viewer })).toString(
    'base64url',
  );
  return `${payload}.${sign(null, Buffer.from(payload), keys.privateKey).toString('base64url')}`;
}

/**
 * The viewer a token speaks for; undefined when it is unsigned, expired, signed by a stranger, or when a service
 * claims to be another one. Only the gateway may speak for guests and users.
 */
export function verifyViewer(token: string | undefined, keys: ViewerKeys, clock: Clock): Viewer | undefined {
  const [payload, signature] = token?.split('.') ?? [];
  if (!payload || !signature) return undefined;
  try {
    const { iss, exp, viewer } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
      iss: string;
      exp: number;
      viewer: Viewer;
    };
    if (exp < clock.now()) return undefined;
    const [signed, proof] = [Buffer.from(payload), Buffer.from(signature, 'base64url')];
    if (!keys.trusted.get(iss)?.some((key) => verify(null, signed, key, proof))) return undefined;
    return iss === (viewer.kind === 'service' ? viewer.service : 'gateway') ? viewer : undefined;
  } catch {
    // Not of our making: it was neither signed nor written by one of us.
    return undefined;
  }
}

/** A fresh pair as the two environment variables take it: base64 DER. */
export function generateViewerKey(): { privateKey: string; publicKey: string } {
  const pair = generateKeyPairSync('ed25519');
  return {
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

/**
 * Reads VIEWER_SIGNING_KEY (base64 PKCS#8) and VIEWER_TRUSTED_KEYS ('gateway=…,booking=…', base64 SPKI; an owner may
 * stand there more than once: docs/decisions/0013).
 */
export function readViewerKeys(issuer: string, signingKey: string, trustedKeys: string): ViewerKeys {
  const trusted = new Map<string, KeyObject[]>();
  for (const entry of trustedKeys.split(',')) {
    const cut = entry.indexOf('=');
    const [owner, der] = [entry.slice(0, cut), Buffer.from(entry.slice(cut + 1), 'base64')];
    const key = createPublicKey({ key: der, type: 'spki', format: 'der' });
    trusted.set(owner, [...(trusted.get(owner) ?? []), key]);
  }
  const privateKey = createPrivateKey({ key: Buffer.from(signingKey, 'base64'), type: 'pkcs8', format: 'der' });
  return { issuer, privateKey, trusted };
}
