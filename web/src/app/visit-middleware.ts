import { redirect, type MiddlewareFunction } from 'react-router';
import { readCookies, setCookie } from '../session/cookies.js';
import { inLanguage, LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS, prefixIn } from '../session/language.js';
import { visitContext } from '../session/visit.js';

const AFFILIATE_SECONDS = 7 * 86_400;
/** Digits of the longest code there is; a longer one would stand in the way of every hold. */
const LONGEST_AFFILIATE = 12;

/** Pages that speak the booking's language, or a machine's, when their address names none. */
const OWN_LANGUAGE = /^\/(eticket|sandbox|sitemaps?\b|robots\.txt)/;

/** The digits of aff, else of ref (specification, section 5); undefined without any, and for what is nobody's code. */
function affiliateIn(query: URLSearchParams): string | undefined {
  const codes = ['aff', 'ref'].map((name) => (query.get(name) ?? '').replace(/\D/g, ''));
  return codes.find((code) => code !== '' && code.length <= LONGEST_AFFILIATE);
}

/**
 * Around every page: a Khmer reader without prefix goes to /kh…, a prefix sets the language cookie (30 days),
 * and ?aff= or ?ref= leaves its digits in the affiliate cookie (7 days).
 */
export const visitMiddleware: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const cookies = readCookies(request.headers.get('cookie') ?? '');
  const { language, brand } = context.get(visitContext);
  const prefix = prefixIn(url.pathname);
  const goesToKhmer = request.method === 'GET' && prefix === undefined && language === 'km';
  if (goesToKhmer && !OWN_LANGUAGE.test(url.pathname)) throw redirect(inLanguage(url.pathname, 'km') + url.search);

  const response = await next();
  const spoken = brand.forcedLanguage ?? (prefix === undefined ? undefined : language);
  if (spoken !== undefined && cookies[LANGUAGE_COOKIE] !== spoken)
    response.headers.append('Set-Cookie', setCookie(LANGUAGE_COOKIE, spoken, LANGUAGE_COOKIE_SECONDS));
  const affiliate = affiliateIn(url.searchParams);
  if (affiliate !== undefined)
    response.headers.append('Set-Cookie', setCookie('affiliate', affiliate, AFFILIATE_SECONDS));
  // An e-ticket may have chosen its own since.
  const said = context.get(visitContext).language;
  if (!response.headers.has('Content-Language')) response.headers.set('Content-Language', said);
  return response;
};
