import { signIn } from '../access/people.js';
import { rowsOf } from './database.js';
import type { Site } from './server.js';

/** Whose points are spent. */
const MEMBER = 'customer@naga.example';

/** More for him to spend. */
export async function givePoints({ dataDir }: Site, points: number): Promise<void> {
  await rowsOf(
    dataDir,
    `set search_path = users, public; insert into reward_movement (account_id, kind, points, at, expires_at)
     select id, 'ADJUST', ${points}, now(), now() + interval '1 year' from account where email = '${MEMBER}'`,
  );
}

/** He, signed in on the site, where alone points are spent: the headers of what he asks. */
export const memberOf = async (site: Site): Promise<Readonly<Record<string, string>>> => ({
  ...(await signIn(site, MEMBER)).headers,
  'x-channel': 'web',
});
