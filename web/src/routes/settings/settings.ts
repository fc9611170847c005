import { redirect } from 'react-router';
import { localPath } from '../../session/language.js';
import type { Route } from './+types/settings';

/** The profile is the first of the settings (specification, section 2). */
export const loader = ({ params }: Route.LoaderArgs) => redirect(localPath(params, '/settings/profile'));
