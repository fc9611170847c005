import { Outlet } from 'react-router';
import { guardWith } from './guard-with.js';

/** Pages for guests: who is signed in goes on to his landing. */
export const middleware = [guardWith('guest')];

/** Without a loader a step to a page that has none would not ask the server, nor its guard. */
export const loader = () => null;

export default function Guarded() {
  return <Outlet />;
}

/** What a form answers stays on its page, also when it has just signed somebody in: recovery codes are shown once. */
export { onOtherPagesOnly as shouldRevalidate } from '../../session/revalidate.js';
