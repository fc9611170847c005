const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first four groups of an IPv6 address, its zeros written out. */
function prefixOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]!.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * By what attempts from one place are counted: an IPv4 address, or the /64 of an IPv6 address, which is what one
 * customer of a provider has at least. 'unknown' where the door did not say.
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return 'unknown';
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped) return mapped;
  return ip.includes(':') ? `${prefixOf(ip)}::/64` : ip;
}
