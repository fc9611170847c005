import type { FastifyInstance, FastifyRequest } from 'fastify';
import { householdOf } from '@naga/server-kit/viewer/household.js';
import { answerError } from '../rest/error-handler.js';
import type { RateLimiter } from '../limits/rate-limiter.js';

export const REPORTS = '/csp-reports';
const BODY_LIMIT = 16 * 1024;
/** A page that breaks its policy says so many times; a few are enough to find it. */
const RULE = { name: 'csp-reports', limit: 10, windowMs: 60_000 };
const LONGEST = 200;

interface Report {
  readonly page: string;
  readonly directive: string;
  readonly blocked: string;
}

/** Without query: addresses of ours carry secrets in it. */
const brief = (value: unknown): string =>
  String(value ?? '')
    .split(/[?#]/, 1)[0]!
    .slice(0, LONGEST);

/** Browsers send one {"csp-report": …}, or a list of {type, body} (Reporting API). */
function reportsIn(body: unknown): Report[] {
  const single = (body as { 'csp-report'?: Record<string, unknown> } | null)?.['csp-report'];
  if (single) {
    const { 'document-uri': page, 'effective-directive': directive, 'blocked-uri': blocked } = single;
    return [
      { page: brief(page), directive: brief(directive ?? single['violated-directive']), blocked: brief(blocked) },
    ];
  }
  const list = Array.isArray(body) ? (body as { type?: unknown; body?: Record<string, unknown> }[]) : [];
  return list.slice(0, RULE.limit).flatMap((report) => {
    if (report?.type !== 'csp-violation' || !report.body) return [];
    const { documentURL, effectiveDirective, blockedURL } = report.body;
    return [{ page: brief(documentURL), directive: brief(effectiveDirective), blocked: brief(blockedURL) }];
  });
}

/** Where browsers tell what a page's policy kept from running: a line in the log each. */
export function policyReports(app: FastifyInstance, limiter: RateLimiter): void {
  const types = ['application/csp-report', 'application/reports+json', 'application/json'];
  app.setErrorHandler(answerError);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(types, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_, text, done) => {
    try {
      done(null, JSON.parse(text as string));
    } catch {
      done(null, undefined);
    }
  });
  app.post(REPORTS, { bodyLimit: BODY_LIMIT }, async ({ ip, body, log }: FastifyRequest, reply) => {
    const reports = reportsIn(body);
    if (reports.length > 0 && (await limiter.take(RULE, householdOf(ip))).isAllowed) {
      for (const report of reports) log.warn(report, 'a page broke its policy');
    }
    return reply.code(204).send();
  });
}
