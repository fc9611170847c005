import type { IntlShape } from 'react-intl';
import type { ListView } from '../../../features/list/ListViews.js';
import type { PeopleWorld } from '../people-world.js';
import type { PeopleState } from './people-filters.js';
import type { UserList } from './people.generated.js';
import { listWords } from './words.js';

const WIDE: readonly UserList[] = [
  'REWARDS',
  'ACCOUNTS',
  'OPERATOR_PAYMENT',
  'PLATFORM_PAYMENT',
  'OPERATOR_ADMIN',
  'OPERATOR_AGENT',
];
const OF_OPERATOR: readonly UserList[] = ['OPERATOR_ADMIN', 'OPERATOR_AGENT', 'OPERATOR_PAYMENT'];
/** A branch has agents, an agency has its people; a list with one name for all of them tells nothing. */
const LISTS: Readonly<Record<string, readonly UserList[]>> = { all: WIDE, country: WIDE, operator: OF_OPERATOR };

/** The lists of the specification that have somebody in them for who looks. */
export const peopleViews = (intl: IntlShape, { scope = '' }: PeopleWorld): ListView<PeopleState>[] => [
  { id: 'ALL', label: intl.formatMessage(listWords.ALL), filters: {} },
  ...(LISTS[scope] ?? []).map((list) => ({ id: list, label: intl.formatMessage(listWords[list]), filters: { list } })),
];

/** The addresses the specification gives these lists: /users/rewards. */
export const LIST_PATHS: Readonly<Record<string, UserList>> = {
  rewards: 'REWARDS',
  accounts: 'ACCOUNTS',
  'operator-payment': 'OPERATOR_PAYMENT',
  'camboticket-payment': 'PLATFORM_PAYMENT',
  'operator-admin': 'OPERATOR_ADMIN',
  'operator-agent': 'OPERATOR_AGENT',
};
