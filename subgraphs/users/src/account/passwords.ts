import { hash, verify } from '@node-rs/argon2';

/** Keeps passwords as hashes of argon2id (the library's own choice), each with its salt and cost in it. */
export interface Passwords {
  /** The hash to store. */
  hash(password: string): Promise<string>;
  /** Whether a password is the one that was hashed; takes as long either way. */
  isOf(stored: string, password: string): Promise<boolean>;
  /** The hash of no password: what a login is compared with when there is no such account. */
  readonly nobodys: string;
}

/** New ones are hashed with so many KiB of memory and two passes: 19 MiB, as OWASP asks, take about 20 ms of one core. */
export async function openPasswords(memoryKib: number): Promise<Passwords> {
  const cost = { memoryCost: memoryKib, timeCost: 2, parallelism: 1 };
  const hashed = (password: string): Promise<string> => hash(password, cost);
  return { hash: hashed, isOf: verify, nobodys: await hashed(crypto.randomUUID()) };
}
