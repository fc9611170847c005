import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { drives, DRIVING_SCOPES, type Driven } from '../booking/drives.js';

/** The scopes of booking.edit in which somebody answers for an operator. */
export const DECIDING_SCOPES = DRIVING_SCOPES;

/** Whether the viewer answers for the operator of a leg: by the scope of booking.edit (rules.md 8), never by a token. */
export const decidesFor = (viewer: Viewer, leg: Driven): boolean => drives(viewer, 'booking.edit', leg);
