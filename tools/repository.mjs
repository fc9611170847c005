import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Where V8 keeps what it compiled, for the next process that loads it. */
export const compiled = join(root, 'node_modules/.cache/naga/compiled');

/** Whether a module was started by `node file.mjs` rather than imported. */
const isMain = (meta) => process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(meta.url);

/** What a module does when it is started rather than imported. A failure is told in its words, without a stack. */
export async function main(meta, work) {
  if (!isMain(meta)) return;
  try {
    await work();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
