import { AS_CHARGED, ShownRateProvider } from '@naga/ui/shown-rate.js';
import { Outlet } from 'react-router';
import { guardWith } from './guard-with.js';

/** The agency area: others are told so and logged out (specification, section 6). */
export const middleware = [guardWith('agency')];

/** Without a loader a step to a page that has none would not ask the server, nor its guard. */
export const loader = () => null;

/** Who sells reads what is charged, whatever currency was chosen on this device. */
export default function Guarded() {
  return (
    <ShownRateProvider value={AS_CHARGED}>
      <Outlet />
    </ShownRateProvider>
  );
}
