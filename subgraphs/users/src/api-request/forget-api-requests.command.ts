import type { UsersContext } from '../services.js';

const KEPT_MS = 30 * 86_400_000;

/** Removes what keys were used for more than thirty days ago. */
export async function forgetApiRequests({ database, clock }: UsersContext): Promise<void> {
  await database.rows('delete from api_request where at < $1', [new Date(clock.now() - KEPT_MS)]);
}
