import type { Readable } from 'node:stream';
import { FEED_MEGABYTES, MEGABYTE } from '@naga/kernel/file-limits.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

export interface ArchiveLimits {
  /** Bytes of the archive, … */
  readonly packed: number;
  /** … of all its files together, … */
  readonly unpacked: number;
  /** … how many times longer a file may be than what it is packed in, … */
  readonly ratio: number;
  /** … and how many files. */
  readonly files: number;
}

/** A feed of a million stop times is packed in 10 MB and is 60 MB long; no timetable is a hundred times denser than text. */
export const USUAL_LIMITS: ArchiveLimits = {
  packed: FEED_MEGABYTES * MEGABYTE,
  unpacked: 256 * MEGABYTE,
  ratio: 100,
  files: 60,
};
/** What is that short does no harm, however dense. */
const HARMLESS = MEGABYTE;

const refused = (code: string, facts: Readonly<Record<string, unknown>> = {}): InvalidInput =>
  new InvalidInput([{ path: 'file', code, facts }]);

/** The files of an archive by their names. */
export class Archive {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /**
   * Looks at what an archive says of its files before any of them is unpacked; what says less than it holds ends when it is
   * read. Throws BAD_USER_INPUT at `file`: TOO_LARGE {most}, NOT_ZIP, TOO_MANY_FILES {most}, TOO_DENSE {name}, ENCRYPTED
   * {name}, FILE_TWICE {name}, IN_A_FOLDER {name}.
   */
  static async open(bytes: Buffer, limits: ArchiveLimits = USUAL_LIMITS): Promise<Archive> {
    if (bytes.length > limits.packed) throw refused('TOO_LARGE', { most: limits.packed });
    const entries = new Map<string, Entry>();
    try {
      const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
      if (zip.entryCount > limits.files) throw refused('TOO_MANY_FILES', { most: limits.files });
      let unpacked = 0;
      for await (const entry of zip.eachEntry()) {
        if (entry.fileName.startsWith('__MACOSX/') || entry.fileName.endsWith('/')) continue;
        unpacked += entry.uncompressedSize;
        if (unpacked > limits.unpacked) throw refused('TOO_LARGE', { most: limits.unpacked });
        refuse(entry, entries, limits);
        entries.set(entry.fileName, entry);
      }
      return new Archive(zip, entries);
    } catch (error) {
      throw error instanceof InvalidInput ? error : refused('NOT_ZIP');
    }
  }

  get names(): readonly string[] {
    return [...this.entries.keys()];
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** Bytes of a file once it is unpacked. */
  size(name: string): number {
    return this.entries.get(name)?.uncompressedSize ?? 0;
  }

  /** A file, unpacked while it is read; one that is longer than the archive says, or otherwise, fails. */
  read(name: string): Promise<Readable> {
    return this.zip.openReadStreamPromise(this.entries.get(name)!);
  }
}

function refuse(entry: Entry, known: ReadonlyMap<string, Entry>, { ratio }: ArchiveLimits): void {
  const { fileName: name, compressedSize, uncompressedSize } = entry;
  if (name.includes('/')) throw refused('IN_A_FOLDER', { name });
  if (known.has(name)) throw refused('FILE_TWICE', { name });
  if (!entry.canDecodeFileData()) throw refused('ENCRYPTED', { name });
  if (uncompressedSize > HARMLESS && uncompressedSize > compressedSize * ratio) throw refused('TOO_DENSE', { name });
}
