import type { Database } from '@naga/server-kit/database/database.js';

export const PICTURE_TYPE = 'image/webp';

/** The path of a picture; it changes with the picture. */
export const pictureUrl = (id: string): string => `/api/profile-pictures/${id}`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface PictureRow {
  readonly id: string;
  readonly contentType: string;
  readonly base64: string;
}

/** A profile picture by its random id; undefined once there is another one. */
export async function profilePicture(database: Database, id: string): Promise<PictureRow | undefined> {
  if (!UUID.test(id)) return undefined;
  const [row] = await database.rows<{ content: Buffer }>('select content from profile_picture where id = $1', [id]);
  return row && { id, contentType: PICTURE_TYPE, base64: row.content.toString('base64') };
}
