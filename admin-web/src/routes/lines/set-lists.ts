import type { FormHandle } from '../../features/form/use-form.js';
import type { LineValues, StopValues, TimingValues } from './line-values.js';

/** Writes both lists of a route's form: what changes in one changes in the other. */
export const setLists = (
  form: FormHandle<LineValues>,
  { stops, timings }: { stops: readonly StopValues[]; timings: readonly TimingValues[] },
): void => form.set({ stops: JSON.stringify(stops), timings: JSON.stringify(timings) });
