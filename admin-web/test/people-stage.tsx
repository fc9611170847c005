import AddPersonRoute from '../src/routes/users/form/AddPersonRoute.js';
import EditPersonRoute from '../src/routes/users/form/EditPersonRoute.js';
import PeopleRoute from '../src/routes/users/list/PeopleRoute.js';
import PersonRoute from '../src/routes/users/show/PersonRoute.js';
import { DARA, PLACES } from './people.js';
import { type Answers, showScreen, someone } from './show-screen.js';

/** Looks after everybody. */
export const ADMIN = someone({
  'user.manage': 'all',
  'role.manage': 'all',
  'booking.view': 'all',
  'cargo.view': 'all',
});
export const OPERATOR_ADMIN = someone(
  { 'user.manage': 'operator', 'booking.view': 'operator' },
  { roleId: 4, operatorId: '1', id: '2' },
);
const SESSION = {
  __typename: 'DeviceSession',
  id: '5',
  device: 'Chrome 143 on Windows',
  ip: '10.0.0.1',
  createdAt: '2026-11-20T01:00:00Z',
  lastUsedAt: '2026-11-20T02:00:00Z',
};
const routes = ['users', 'staff'].flatMap((world) => [
  { path: world, element: <PeopleRoute /> },
  { path: `${world}/add`, element: <AddPersonRoute /> },
  { path: `${world}/:userId`, element: <PersonRoute /> },
  { path: `${world}/:userId/edit`, element: <EditPersonRoute /> },
]);
const ANSWERS: Answers = {
  ...PLACES,
  People: () => ({ users: { __typename: 'UserPage', total: 1, next: null, rows: [DARA] } }),
  Person: () => ({ user: { ...DARA, sessions: [SESSION] } }),
  PersonToEdit: () => ({ user: DARA }),
};
/** A screen of people, for somebody. */
export const show = (at: string, me = ADMIN, answers: Answers = {}) =>
  showScreen(routes, at, me, { ...ANSWERS, ...answers });
