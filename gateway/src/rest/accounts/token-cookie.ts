import type { FastifyReply } from 'fastify';

const DAY_SECONDS = 86_400;

/** The token in a cookie that script can read: 365 days with remember, 7 days without (specification, section 4). */
export function withToken(reply: FastifyReply, token: string, remember: boolean, baseUrl: string): void {
  const seconds = (remember ? 365 : 7) * DAY_SECONDS;
  const secure = baseUrl.startsWith('https:') ? '; Secure' : '';
  reply.header('set-cookie', `token=${token}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`);
}

export function withoutToken(reply: FastifyReply): void {
  reply.header('set-cookie', 'token=; Path=/; Max-Age=0; SameSite=Lax');
}
