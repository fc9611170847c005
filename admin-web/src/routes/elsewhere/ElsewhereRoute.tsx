import { Navigate, useLocation } from 'react-router';
import { elsewhereOf } from './elsewhere.js';

/** An address of the specification whose screen stands under another one. */
export default function ElsewhereRoute() {
  const { pathname, search } = useLocation();
  return <Navigate to={elsewhereOf(pathname, search) ?? '/'} replace />;
}
