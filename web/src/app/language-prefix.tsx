import { languageOfPrefix } from '@naga/kernel/language.js';
import { Outlet } from 'react-router';
import { unmatched } from '../session/unmatched.js';
import { visitContext } from '../session/visit.js';
import type { Route } from './+types/language-prefix';

/** Only en, kh, th, vi and es are prefixes; any other first word is an unmatched path (rules, section 16). */
export function loader({ context, params, url }: Route.LoaderArgs) {
  if (params.lang !== undefined && languageOfPrefix(params.lang) === undefined)
    throw unmatched(context.get(visitContext), url);
  return null;
}

export const shouldRevalidate = () => false;

export default function LanguagePrefix() {
  return <Outlet />;
}
