import type { FileStore } from '../files/file-store.js';
import type { SubgraphContext } from '../graphql/context.js';
import { PictureLimitReached } from './picture.errors.js';
import { PICTURE_TYPE } from './redraw.js';
import { drawRenditions } from './renditions.js';

/** What a subgraph with pictures opens at its start. */
export interface PictureServices {
  readonly files: FileStore;
}
export type PictureContext = SubgraphContext<PictureServices>;

export interface AddedPicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** One that is there already is as good as new, and waits while it is being swept. */
const ADD = `insert into picture as p (name, width, height, bytes, added_at, added_by, seen_at)
  values ($1, $2, $3, $4, to_timestamp($5::float8 / 1000), $6, to_timestamp($5::float8 / 1000))
  on conflict (name) do update set seen_at = greatest(p.seen_at, excluded.seen_at)`;

const DAY_MS = 86_400_000;
/** Some eight hundred pictures: more than anybody looks at in a day. */
const MEGABYTES_A_DAY = 200;

const ADDED_BY = `select coalesce(sum(bytes), 0)::bigint >= $3::bigint as "isMost" from picture
  where added_by = $1 and added_at > to_timestamp($2::float8 / 1000)`;

/**
 * Keeps a picture that a row may name from now on; what no row names for a day is swept. Adding it again changes nothing.
 * Refuses with PICTURE_LIMIT_REACHED, and as `redraw` does.
 */
export async function addPicture(context: PictureContext, folder: string, base64: string): Promise<AddedPicture> {
  const { database, clock, viewer, services } = context;
  const by = viewer.kind === 'user' ? viewer.userId : '';
  const limit = [by, clock.now() - DAY_MS, MEGABYTES_A_DAY * 1024 * 1024];
  const [added] = await database.rows<{ isMost: boolean }>(ADDED_BY, limit);
  if (added!.isMost) throw new PictureLimitReached({ megabytes: MEGABYTES_A_DAY });
  const { name, width, height, files } = await drawRenditions(base64);
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  // The row first, and alone: it keeps the sweep away for a day, and leads it to what was put when the rest fails. Its
  // name is told once all files are there.
  await database.rows(ADD, [name, width, height, bytes, clock.now(), by]);
  for (const [file, content] of files) await services.files.put(`${folder}/${file}`, content, PICTURE_TYPE);
  return { name, width, height };
}
