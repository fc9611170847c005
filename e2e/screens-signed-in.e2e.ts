import { everyScreenOf } from './harness/every-screen.js';
import { lookAtMember, lookAtOffice } from './harness/look-at.js';

// Some hundred screens: of the three languages that are read only, Spanish has the longest words; the storm reads all.
everyScreenOf(
  [
    ['the back office', lookAtOffice],
    ['an account', lookAtMember],
  ],
  ['es'],
);
