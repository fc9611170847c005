import { languageOfPrefix } from '@naga/kernel/language.js';
import { data, Outlet } from 'react-router';
import type { Failure } from '../session/graph.js';
import type { Route } from './+types/language-prefix';

/** Only en, kh, th, vi and es are prefixes; any other first word is an unknown page (rules: language). */
export function loader({ params }: Route.LoaderArgs) {
  if (params.lang !== undefined && languageOfPrefix(params.lang) === undefined)
    throw data({ kind: 'not-found' } satisfies Failure, { status: 404 });
  return null;
}

export const shouldRevalidate = () => false;

export default function LanguagePrefix() {
  return <Outlet />;
}
