import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { demandFileName, type FileStore } from './file-store.js';

/** Files in a folder of this machine, or of one that several machines share; it is made when the first is put. */
export class FolderStore implements FileStore {
  constructor(private readonly folder: string) {}

  async put(name: string, content: Buffer): Promise<void> {
    const path = this.#pathOf(name);
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${randomUUID()}`;
    try {
      await writeFile(unfinished, content);
      // Nobody reads half of a file.
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async get(name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.#pathOf(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.#pathOf(name), { force: true });
  }

  #pathOf(name: string): string {
    demandFileName(name);
    return join(this.folder, name);
  }
}
