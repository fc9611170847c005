/** Words that thousands of names share, as in any country, and in two scripts. */
export const ENGLISH = [
  'Kampot',
  'River',
  'Central',
  'Sok',
  'Dara',
  'Market',
  'Angkor',
  'Mekong',
  'North',
  'Lotus',
  'Sophea',
];
export const KHMER = ['កំពត', 'ទន្លេ', 'កណ្តាល', 'សុខ', 'តារា', 'ផ្សារ', 'អង្គរ', 'មេគង្គ', 'ជើង', 'ឈូក', 'សុភា'];

/** A number from 0 to 1 that looks thrown, the same for the same two numbers. */
export function thrown(n: number, salt: number): number {
  let bits = Math.imul(n ^ (salt * 0x9e3779b9), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

/** One of them, the first ones far more often than the last: what belongs to whom is never spread evenly. */
export const skewed = <Item>(items: readonly Item[], n: number, salt: number): Item =>
  items[Math.floor(items.length * thrown(n, salt) ** 3)]!;

/** As many words of two others as a text is longer than a name. */
const text = (vocabulary: readonly string[], n: number, count: number): string =>
  Array.from({ length: count }, (_, nth) => {
    const [a, b] = [1, 2].map((salt) => vocabulary[Math.floor(thrown(n + nth, salt) * vocabulary.length)]!);
    return `${a!.slice(0, 3)}${b!.slice(-3)}`;
  }).join(' ');

/** What the nth record is called: two words and its number; a text goes on for so many more. */
export function words(n: number, more = 0): { readonly en: string; readonly km: string } {
  const places = [1, 2].map((salt) => Math.floor(thrown(n, salt) * ENGLISH.length));
  const of = (vocabulary: readonly string[]) =>
    `${places.map((place) => vocabulary[place]).join(' ')} ${n} ${text(vocabulary, n, more)}`.trim();
  return { en: of(ENGLISH), km: of(KHMER) };
}

/** What lists are searched for: words of many, of one, of none, the shortest ones. `n`: of a record that is there. */
export const SEARCHES = (n: number): readonly (readonly [what: string, text: string])[] => [
  ['a word of a sixth of them', 'mekong'],
  ['two words', words(n).en.toLowerCase().split(' ').slice(0, 2).join(' ')],
  ['a number', String(n)],
  ['a word of another script', 'មេគង្គ'],
  ['two letters of many', 'so'],
  ['two letters of none', 'zq'],
  ['what is in none', 'nobodyatall'],
];
