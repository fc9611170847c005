import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { Site } from './server.js';

type Claims = Record<string, unknown> & { exp: number };

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

async function tokenIn(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'token')?.value;
}

export const isSignedIn = async (context: BrowserContext): Promise<boolean> => Boolean(await tokenIn(context));

/** The fifteen minutes of this browser's token are over; answers the old token. */
export async function ageToken(context: BrowserContext, { dataDir, url }: Site): Promise<string> {
  const token = await tokenIn(context);
  if (token === undefined) throw new Error('nobody is signed in');
  const [head, body] = token.split('.') as [string, string];
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
  const { SESSION_SECRET } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;
  const text = `${head}.${encoded({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 })}`;
  const old = `${text}.${createHmac('sha256', SESSION_SECRET!).update(text).digest('base64url')}`;
  await context.addCookies([{ name: 'token', value: old, url }]);
  return old;
}

/** The token the browser carries now. */
export const presentToken = tokenIn;
