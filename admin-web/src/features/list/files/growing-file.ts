import { COPIED_AFTER_MS } from '../save-file.js';

const FOLDER = 'files';

/** A file that is written piece by piece, before anybody has it. */
export interface GrowingFile {
  write: (text: string) => Promise<void>;
  /** It is whole: to be handed over now. */
  end: () => Promise<Blob>;
  /** Nobody gets it. */
  drop: () => Promise<void>;
}

/**
 * On the disk, where the browser keeps a folder for the site: what it makes of Blobs it holds in memory, a page's and its
 * own (decision 159). In memory where there is no such folder: in a private window, or without HTTPS.
 */
export async function growingFile(type: string): Promise<GrowingFile> {
  try {
    return await onDisk();
  } catch {
    return inMemory(type);
  }
}

/** Takes away what closed tabs have left. */
export async function sweepFiles(): Promise<void> {
  try {
    const folder = await ownFolder();
    for await (const name of folder.keys())
      await navigator.locks.request(lockOf(name), { ifAvailable: true }, async (lock) => {
        if (lock !== null) await folder.removeEntry(name);
      });
  } catch {
    // There is no folder.
  }
}

const ownFolder = async (): Promise<FileSystemDirectoryHandle> =>
  (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });

/** A browser writes beside a file, under its name with another ending. */
const lockOf = (name: string): string => `${FOLDER}/${name.split('.')[0]}`;

/** A tab holds what it writes: the lock ends with it. Answers what lets it go. */
const held = (name: string): Promise<() => void> =>
  new Promise((isHeld, fail) => {
    navigator.locks.request(lockOf(name), () => new Promise<void>(isHeld)).catch(fail);
  });

async function onDisk(): Promise<GrowingFile> {
  const folder = await ownFolder();
  const name = `${crypto.randomUUID()}.csv`;
  const letGo = await held(name);
  const remove = () => folder.removeEntry(name).finally(letGo);
  try {
    const handle = await folder.getFileHandle(name, { create: true });
    const stream = await handle.createWritable();
    return {
      write: (text) => stream.write(text),
      end: async () => {
        await stream.close();
        setTimeout(() => void remove(), COPIED_AFTER_MS);
        return handle.getFile();
      },
      drop: async () => {
        await stream.abort();
        await remove();
      },
    };
  } catch (error) {
    letGo();
    throw error;
  }
}

function inMemory(type: string): GrowingFile {
  const parts: Blob[] = [];
  return {
    write: async (text) => void parts.push(new Blob([text], { type })),
    end: async () => new Blob(parts, { type }),
    drop: async () => void parts.splice(0),
  };
}
