import { everyScreenOf } from './harness/every-screen.js';
import { lookAtMember, lookAtOffice } from './harness/look-at.js';

everyScreenOf([
  ['the back office', lookAtOffice],
  ['an account', lookAtMember],
]);
