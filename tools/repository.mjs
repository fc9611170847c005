import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Whether a module was started by `node file.mjs` rather than imported. */
export const isMain = (meta) =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(meta.url);
