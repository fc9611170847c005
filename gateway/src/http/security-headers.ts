import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { REPORTS } from './policy-reports.js';

const ONE_YEAR = 31_536_000;

/** For pages that set none of their own: nothing runs, nothing is loaded, nobody frames it. */
const STRICTEST_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** What helmet says, asked once: it would make up its mind anew for every request. */
async function helmetHeaders(isHttps: boolean): Promise<Record<string, string>> {
  const probe = Fastify();
  probe.get('/', () => '');
  const before = (await probe.inject({ url: '/' })).headers;
  const asked = Fastify();
  await asked.register(helmet, {
    // Each page has its own; see below for those that have none.
    contentSecurityPolicy: false,
    // Pictures of ours stand in mails and on partners' pages.
    crossOriginResourcePolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps && { maxAge: ONE_YEAR, includeSubDomains: true },
  });
  asked.get('/', () => '');
  const { headers } = await asked.inject({ url: '/' });
  await Promise.all([probe.close(), asked.close()]);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (name in before ? [] : [[name, String(value)]])),
  );
}

/** @param isHttps whether the world reaches us by https, so that browsers may insist on it */
export async function securityHeaders(app: FastifyInstance, isHttps: boolean): Promise<void> {
  const headers = await helmetHeaders(isHttps);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (String(reply.getHeader('content-type') ?? '').startsWith('text/html')) {
      const policy = String(reply.getHeader('content-security-policy') ?? STRICTEST_POLICY);
      void reply.header('content-security-policy', `${policy}; report-uri ${REPORTS}`);
    }
    done(null, payload);
  });
}
