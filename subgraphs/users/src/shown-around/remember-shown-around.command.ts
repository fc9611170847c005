import { inPerson } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';

/** Offers the tour of the back office to him no more; the first time counts. Who acts as somebody else says nothing for him. */
export async function rememberShownAround({ database, clock, viewer }: UsersContext): Promise<void> {
  const insert = `insert into shown_around (account_id, at) values ($1::bigint, to_timestamp($2::float8 / 1000))
    on conflict do nothing`;
  await database.change(insert, [inPerson(viewer).userId, clock.now()]);
}
