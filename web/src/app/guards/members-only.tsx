import { Outlet } from 'react-router';
import { guardWith } from './guard-with.js';

/** Pages for members: a guest signs in first and comes back. */
export const middleware = [guardWith('auth')];

/** Without a loader a step to a page that has none would not ask the server, nor its guard. */
export const loader = () => null;

export default function Guarded() {
  return <Outlet />;
}
