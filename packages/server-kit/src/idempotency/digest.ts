import { createHash } from 'node:crypto';

/** The order in which a client writes an object's fields says nothing. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** SHA-256 of a value's JSON, whatever the order of its fields; base64url. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, sorted)).digest('base64url');
