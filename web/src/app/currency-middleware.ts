import { redirect, type MiddlewareFunction } from 'react-router';
import { KeepCurrencyDocument } from '../session/currency.generated.js';
import { chosenCurrency, choosing, currencyCookie, knownCurrency } from '../session/currency.js';
import { ask } from '../session/graph.js';
import { memberContext } from '../session/member.js';
import { visitContext } from '../session/visit.js';

/**
 * Around every page: ?currency= leaves a cookie, and goes from the address. Of who is signed in his profile keeps it, and
 * says it on every device (docs/decisions/0141). Who acts for somebody leaves that one's choice alone and reads in his own.
 */
export const currencyMiddleware: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const member = context.get(memberContext);
  const own = member?.impersonatedBy === null ? member : undefined;
  const chosen = request.method === 'GET' ? chosenCurrency(url.searchParams) : undefined;
  if (chosen !== undefined) {
    if (own !== undefined) await ask(context, KeepCurrencyDocument, { currency: chosen ?? '' });
    return redirect(url.pathname + choosing(url.search), { headers: { 'Set-Cookie': currencyCookie(chosen) } });
  }
  const kept = knownCurrency(own?.currency);
  if (kept !== undefined) context.set(visitContext, { ...context.get(visitContext), currency: kept });
  return next();
};
