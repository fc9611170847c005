import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's own choice) with 19 MiB and two passes, as OWASP asks: about 20 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash to store of a password, with its salt and cost in it. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Whether a password is the one that was hashed; takes as long either way. */
export const isPassword = (stored: string, password: string): Promise<boolean> => verify(stored, password);
