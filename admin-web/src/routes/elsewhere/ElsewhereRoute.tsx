import { Navigate, useLocation } from 'react-router';
import NotFoundRoute from '../not-found/NotFoundRoute.js';
import { elsewhereOf } from './elsewhere.js';

/** An address of the specification whose screen stands under another one. */
export default function ElsewhereRoute() {
  const { pathname, search } = useLocation();
  const there = elsewhereOf(pathname, search);
  return there === undefined ? <NotFoundRoute /> : <Navigate to={there} replace />;
}
