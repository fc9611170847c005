import { z } from 'zod';
import type { FileStore } from './file-store.js';
import { FolderStore } from './folder-store.js';

/** What a process that keeps or serves files reads from its environment. */
export const FILES_ENV = {
  /** A folder. All processes have the same. */
  FILES_URL: z.string().default('.data/files'),
};

/** The store that FILES_URL names. */
export const openFileStore = (url: string): FileStore => new FolderStore(url);
