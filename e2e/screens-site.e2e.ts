import { everyScreenOf } from './harness/every-screen.js';
import { lookAtSite } from './harness/look-at.js';

everyScreenOf([['the site', lookAtSite]]);
