import { redirect, type RouterContextProvider } from 'react-router';
import { addDays, travelDate } from '@naga/kernel/travel-date.js';
import { ask } from '../../session/graph.js';
import { localPath } from '../../session/language.js';
import { readParty } from '@naga/booking-flow/passengers/party.js';
import { readDate, resultsPath, type Search } from '../../session/search.js';
import { isTransport, type Transport } from '../../session/transport.js';
import { visitContext } from '../../session/visit.js';
import { ResolvePlacesDocument, type ResolvePlaces_MatchFragment } from './results.generated.js';

export interface Guess {
  slug: string;
  name: string;
}

/** Text that means several places or none: the page asks back. */
export interface Typed {
  kind: 'typed';
  text: { from: string; to: string };
  guesses: { from: Guess[]; to: Guess[] };
  search: Omit<Search, 'from' | 'to'>;
}

const plain = (text: string) => text.trim().toLocaleLowerCase();

/** Places among the matches, each once. */
function guessesOf(matches: readonly ResolvePlaces_MatchFragment[]): Guess[] {
  return [...new Map(matches.map(({ location: { slug, name } }) => [slug, { slug, name }])).values()];
}

/** The one place that was meant: its name in any language or its slug, or the only one that was found. */
export function meant(text: string, matches: readonly ResolvePlaces_MatchFragment[]): Guess | undefined {
  const exact = matches.find(({ location: { slug, names } }) =>
    [slug, ...Object.values(names)].some((name) => typeof name === 'string' && plain(name) === plain(text)),
  );
  const guesses = guessesOf(matches);
  return exact?.location ?? (guesses.length === 1 ? guesses[0] : undefined);
}

/** Where a search typed without script leads: throws the redirect, or returns what has to be asked back. */
export async function resolveTyped(
  context: Readonly<RouterContextProvider>,
  params: { lang?: string | undefined },
  query: URLSearchParams,
  transport: Transport | undefined,
): Promise<Typed> {
  const { today } = context.get(visitContext);
  const typed = [query.get('from') ?? '', query.get('to') ?? ''].map((text) => text.slice(0, 80));
  const [from = '', to = ''] = query.get('swap') === '1' ? typed.reverse() : typed;
  const type = query.get('type');
  const search = {
    transport: transport ?? (isTransport(type) ? type : undefined),
    date: readDate(query.get('date'), today) ?? addDays(travelDate(today), 1),
    returnDate: readDate(query.get('return'), today),
    ...readParty(query),
  };
  const found = await ask(context, ResolvePlacesDocument, { from: from || '-', to: to || '-' });
  const [a, b] = [meant(from, found.from), meant(to, found.to)];
  if (a !== undefined && b !== undefined && a.slug !== b.slug)
    throw redirect(localPath(params, resultsPath({ ...search, from: a.slug, to: b.slug })));
  return {
    kind: 'typed',
    text: { from, to },
    guesses: { from: a === undefined ? guessesOf(found.from) : [a], to: b === undefined ? guessesOf(found.to) : [b] },
    search,
  };
}
