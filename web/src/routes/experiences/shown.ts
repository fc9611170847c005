export const SORTS = ['POPULAR', 'PRICE', 'RATING', 'DURATION'] as const;
export const KINDS = ['SHORT_ACTIVITY', 'PACKAGE'] as const;
export type Sort = (typeof SORTS)[number];
export type Kind = (typeof KINDS)[number];

/** What of the experiences is shown: all of it stands in the address. */
export interface Shown {
  city: string;
  category: string;
  kind: Kind | '';
  text: string;
  sort: Sort;
  page: number;
}

const PATH_KINDS: Record<string, Kind> = { packages: 'PACKAGE', 'short-activity': 'SHORT_ACTIVITY' };

/** Reads path and query; what is not understood counts as not said. */
export function readShown(path: string, params: { city?: string; category?: string }, query: URLSearchParams): Shown {
  const said = (name: string) => (query.get(name) ?? '').trim().slice(0, 100);
  const page = Number(query.get('page'));
  const kind = KINDS.find((one) => one === said('kind'));
  return {
    city: params.city ?? said('city'),
    category: params.category ?? said('category'),
    kind: PATH_KINDS[path.split('/').at(-1) ?? ''] ?? kind ?? '',
    text: said('q'),
    sort: SORTS.find((one) => one === said('sort')) ?? 'POPULAR',
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  };
}

/** The shortest address of what is shown: the specification's own paths where one of them says it. */
export function shownPath({ city, category, kind, text, sort, page }: Shown): string {
  const query = new URLSearchParams();
  let path = '/experiences';
  if (city !== '' && category === '' && kind === '') path += `/all/${encodeURIComponent(city)}`;
  else if (category !== '' && city === '' && kind === '') path += `/category/${encodeURIComponent(category)}`;
  else if (kind !== '' && city === '' && category === '') path += kind === 'PACKAGE' ? '/packages' : '/short-activity';
  else {
    for (const [name, value] of Object.entries({ city, category, kind })) if (value !== '') query.set(name, value);
  }
  if (text !== '') query.set('q', text);
  if (sort !== 'POPULAR') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? path : `${path}?${query}`;
}
