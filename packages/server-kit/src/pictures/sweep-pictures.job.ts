import { columnOf, type Noun } from '../crud/noun.js';
import { inRowTransaction } from '../database/row-transaction.js';
import type { ScheduledJob } from '../subgraph.js';
import type { PictureContext, PictureServices } from './add-picture.command.js';
import { filesOf } from './renditions.js';

const HOUR_MS = 3_600_000;
/** As long as a form lies open, and an import can be undone. */
const KEPT_MS = 24 * HOUR_MS;
const AT_ONCE = 1000;

const at = (parameter: string): string => `to_timestamp(${parameter}::float8 / 1000)`;

/** SQL over `p`, a picture: whether a row names it. */
export function isNamed(nouns: readonly Noun[]): string {
  const places = nouns.flatMap((noun) =>
    Object.entries(noun.fields).flatMap(([name, { pictures }]) => {
      if (pictures === undefined) return [];
      const column = columnOf(noun, name);
      return `exists (select from "${noun.table}" where ${pictures === 'one' ? `${column} = p.name` : `p.name = any(${column})`})`;
    }),
  );
  return places.length === 0 ? 'false' : `(${places.join(' or ')})`;
}

/** Takes away pictures that no row of these nouns has named for a day. */
async function sweepPictures({ database, clock, log, services }: PictureContext, folder: string, named: string) {
  const now = clock.now();
  await database.rows(`update picture p set seen_at = ${at('$1')} where p.seen_at < ${at('$2')} and ${named}`, [
    now,
    now - HOUR_MS,
  ]);
  const old = `p.seen_at <= ${at('$1')} and not ${named}`;
  const found = await database.rows<{ name: string }>(
    `select p.name from picture p where ${old} order by p.seen_at limit ${AT_ONCE}`,
    [now - KEPT_MS],
  );
  const takeAway = (name: string): Promise<void> =>
    inRowTransaction(database, async (transaction) => {
      // Waits for who is about to name it, or adds it again; then it is looked at once more.
      await transaction.rows('select 1 from picture where name = $1 for update', [name]);
      const gone = await transaction.rows(`delete from picture p where p.name = $2 and ${old} returning 1`, [
        now - KEPT_MS,
        name,
      ]);
      if (gone.length === 0) return;
      for (const file of filesOf(name)) await services.files.remove(`${folder}/${file}`);
    });
  for (const { name } of found) {
    // One that cannot be taken away is tried again in an hour, and keeps no other.
    await takeAway(name).catch((error: unknown) => log.error({ err: error, picture: name }, 'picture not swept'));
  }
}

/** Of a subgraph whose nouns have pictures. */
export function sweepPicturesJob<Services extends PictureServices>(
  folder: string,
  nouns: readonly Noun[],
): ScheduledJob<Services> {
  const named = isNamed(nouns);
  return {
    name: 'sweep-pictures',
    every: HOUR_MS,
    run: (context) => sweepPictures(context, folder, named),
  };
}
