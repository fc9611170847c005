import type { FastifyInstance } from 'fastify';

/** What must answer before a process takes requests, by name. */
export type Checks = Readonly<Record<string, () => Promise<unknown>>>;

/** A Redis that is away keeps its callers waiting, so silence counts as no. */
const PATIENCE_MS = 2000;

async function answers(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const asked = check().then(
    () => true,
    () => false,
  );
  return Promise.race([asked, silence]).finally(() => clearTimeout(timer));
}

/**
 * GET /healthz: the process lives. GET /readyz: 200 when every check answers, else 503 naming those that do not; also 503
 * from the moment the server is told to close.
 */
export function readinessRoutes(server: FastifyInstance, checks: Checks): void {
  let isClosing = false;
  server.addHook('preClose', async () => void (isClosing = true));
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    if (isClosing) return reply.code(503).send({ status: 'closing' });
    const names = Object.keys(checks);
    const answered = await Promise.all(names.map((name) => answers(checks[name]!)));
    const missing = names.filter((_, index) => !answered[index]);
    if (missing.length === 0) return { status: 'ready' };
    return reply.code(503).send({ status: 'waiting', missing });
  });
}
