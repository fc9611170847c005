import { storms } from './kinds.mjs';

/** `npm run storm`: one test after the other, since each wants the whole machine. */
export default { projects: storms, testTimeout: 3_600_000 };
