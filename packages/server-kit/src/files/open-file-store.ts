import type { Logger } from 'pino';
import { z } from 'zod';
import type { FileStore } from './file-store.js';
import { hostOf, type Provider } from '../providers/provider.js';
import { FolderStore } from './folder-store.js';
import { S3Store } from './s3-store.js';

const OF_S3 = /^s3\+https?:/;

/** What a process that keeps or serves files reads from its environment. */
export const FILES_ENV = {
  /** A folder, or a bucket: `s3+https://KEY:SECRET@HOST/BUCKET[/PREFIX]?region=REGION`. All processes have the same. */
  FILES_URL: z
    .string()
    .refine(
      (url) => !OF_S3.test(url) || isBucket(url),
      'is no s3+https://KEY:SECRET@HOST/BUCKET with KEY and SECRET percent-encoded',
    )
    .default('.data/files'),
};

function isBucket(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { username, password, host, pathname } = new URL(url);
  return [username, password, host].every((part) => part !== '') && pathname.length > 1;
}

/** What may be told of it. */
export const fileProvider = (url: string): Provider =>
  OF_S3.test(url)
    ? { kind: 'FILES', name: 's3', state: 'CONFIGURED', host: hostOf(url) }
    : { kind: 'FILES', name: 'folder', state: 'CONFIGURED', host: null };

/** The store that FILES_URL names; `log` hears of rights that it lacks. */
export const openFileStore = (url: string, log: Logger): FileStore =>
  OF_S3.test(url) ? new S3Store(new URL(url), log) : new FolderStore(url);
