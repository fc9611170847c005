import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of the body, hex: what a real provider would send beside its call-back. */
export const signSandbox = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

export function isSandboxSignature(body: string, signature: string, secret: string): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signSandbox(body, secret))];
  return given.length === right.length && timingSafeEqual(given, right);
}
