import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/**
 * Sets the content policy of a page around somebody else's tool, GraphiQL or the reader of the REST API: it writes styles
 * of its own and works in workers, but nothing comes from elsewhere and only scripts with the nonce run, which it answers.
 */
export function allowTool(reply: FastifyReply): string {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  void reply.header('content-security-policy', policy.join('; '));
  return nonce;
}
