import { Outlet } from 'react-router';
import { guardWith } from './guard-with.js';

/** The agency area: others are told so and logged out (specification, section 6). */
export const middleware = [guardWith('agency')];

/** Without a loader a step to a page that has none would not ask the server, nor its guard. */
export const loader = () => null;

export default function Guarded() {
  return <Outlet />;
}
