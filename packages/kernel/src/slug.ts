/** 'Phnom Penh' → 'phnom-penh', 'Điện Biên' → 'dien-bien': from the Latin name, as the paths of the specification want it. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
