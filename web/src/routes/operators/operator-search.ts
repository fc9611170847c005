import { data, redirect } from 'react-router';
import { ask, type Failure } from '../../session/graph.js';
import { localPath } from '../../session/language.js';
import type { Route } from './+types/operator-search';
import { OperatorIdDocument } from './operators.generated.js';

/** operators/{name}/{from}/{to}/…: the search of that pair with the operator as its filter. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { operator } = await ask(context, OperatorIdDocument, { slug: params.operatorName });
  if (operator === null) throw data({ kind: 'not-found' } satisfies Failure, { status: 404 });
  const query = new URLSearchParams(url.search);
  query.set('op', operator.id);
  const path = ['/search', params.from, params.to, params.date, params.return].filter((part) => part !== undefined);
  throw redirect(`${localPath(params, path.join('/'))}?${query}`);
}

/** Never shown; with it the address is a page, and whoever asks for no operator of ours is told so as on a page. */
export default function OperatorSearch(): null {
  return null;
}
