/** Which tests exist, by kind. `npm test -- --selectProjects unit` runs one kind; a path runs what lies below it. */
import { kinds } from './packages/config/jest/kinds.mjs';

export default { projects: kinds };
