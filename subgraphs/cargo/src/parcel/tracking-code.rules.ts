/** Crockford's 32 characters: no I, L, O or U, so that nobody mistakes one for another on a receipt. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX = 'NAGA';
const LENGTH = 10;

/** A tracking code from ten random bytes: 50 bits, too many to guess. 'NAGA-7K3QW9ZD2F' */
export function trackingCode(random: Uint8Array): string {
  if (random.length < LENGTH) throw new RangeError(`a tracking code needs ${LENGTH} random bytes`);
  const characters = [...random.subarray(0, LENGTH)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length));
  return `${PREFIX}-${characters.join('')}`;
}

/** The code as it is stored, from what a person typed: 'naga 1oo1' → 'NAGA-1001'. */
export function readTrackingCode(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const rest = letters.startsWith(PREFIX) ? letters.slice(PREFIX.length) : letters;
  return `${PREFIX}-${rest.replaceAll('O', '0').replace(/[IL]/g, '1')}`;
}
