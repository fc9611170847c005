/** Where files are kept; whoever reads one reads it whole. Names are `folder/file.ext`, checked by `demandFileName`. */
export interface FileStore {
  /** Under a name that is there already: the same content is written again. */
  put(name: string, content: Buffer, type: string): Promise<void>;
  /** Undefined where there is none. */
  get(name: string): Promise<Buffer | undefined>;
  /** Also where there is none. */
  remove(name: string): Promise<void>;
}

const FORM = /^[a-z]+\/[0-9a-z-]{1,100}\.[a-z0-9]{2,5}$/;

/** Whether a store keeps files under such a name. */
export const isFileName = (name: string): boolean => FORM.test(name);

/** Throws on a name that no store may be asked for: it would lead out of its place. */
export function demandFileName(name: string): void {
  if (!isFileName(name)) throw new Error(`no name of a file: ${JSON.stringify(name)}`);
}
