import { type FileStore, isFileName } from '@naga/server-kit/files/file-store.js';
import type { FastifyInstance } from 'fastify';
import { noSuchAddress } from '../rest/no-such-address.js';

/** What is kept is known by what it is called; nothing else is served. */
const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp' };
/** A name is made of the content: what stands under it never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** GET /files/folder/name.webp: what subgraphs keep in the file store, for everybody. */
export function fileRoutes(app: FastifyInstance, files: Pick<FileStore, 'get'>): void {
  app.get<{ Params: { folder: string; file: string } }>(
    '/files/:folder/:file',
    { logLevel: 'warn' },
    async (request, reply) => {
      const { folder, file } = request.params;
      const name = `${folder}/${file}`;
      const type = TYPES[file.split('.').at(-1)!];
      const content = type !== undefined && isFileName(name) ? await files.get(name) : undefined;
      if (type === undefined || content === undefined)
        return noSuchAddress(request, reply.header('cache-control', 'no-store'));
      return reply
        .header('cache-control', FOR_EVER)
        .header('etag', `"${file}"`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type(type)
        .send(content);
    },
  );
}
