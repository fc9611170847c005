import { type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs';
import type { IntlShape } from 'react-intl';
import { rowIdOf } from '@naga/kernel/row-id.js';
import { AgencyFilter } from '../../../features/agency-choice/AgencyChoice.js';
import { activeFilter, isActive, parseAsActive } from '../../../features/list/active-filter.js';
import type { ListFilter } from '../../../features/list/list-filter.js';
import { roleTitle } from '../../../session/role-words.js';
import { typedText } from '../../../session/typed-text.js';
import type { PeopleWorld } from '../people-world.js';
import type { Places } from '../use-places.js';
import type { PeopleQueryVariables, UserList } from './people.generated.js';
import { listWords, words } from './words.js';

const SORTS = ['NEWEST', 'NAME', 'ROLE', 'LAST_LOGIN'] as const;

/** The list's whole state, as it stands in the address. */
export const peopleParsers = {
  list: parseAsStringLiteral(Object.keys(listWords) as UserList[]),
  text: parseAsString.withDefault(''),
  role: parseAsString,
  operatorId: parseAsString,
  branch: parseAsString,
  agency: parseAsString,
  active: parseAsActive,
  sort: parseAsStringLiteral(SORTS).withDefault('NEWEST'),
};

export type PeopleState = inferParserType<typeof peopleParsers>;

/** Variables of the query People. */
export function peopleVariables(state: PeopleState, page: number, pageSize: number): PeopleQueryVariables {
  const { list, text, role, active, sort } = state;
  const roleId = role !== null && /^\d{1,9}$/.test(role) ? Number(role) : undefined;
  return {
    filter: {
      text: typedText(text),
      list,
      roleIds: roleId === undefined ? null : [roleId],
      operatorId: rowIdOf(state.operatorId),
      branchId: rowIdOf(state.branch),
      agencyId: rowIdOf(state.agency),
      active: isActive(active),
    },
    sort,
    page,
    pageSize,
  };
}

const named = (rows: readonly { id: string; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: id, label: name }));

export const peopleFilters = (intl: IntlShape, { roles }: Places): ListFilter<PeopleState>[] => [
  { kind: 'search', name: 'text', label: intl.formatMessage(words.search) },
  {
    kind: 'choice',
    name: 'role',
    label: intl.formatMessage(words.role),
    options: roles.map(({ id, name }) => ({
      value: String(id),
      label: roleTitle(intl, { roleId: id, roleName: name }),
    })),
  },
  activeFilter(intl, intl.formatMessage(words.active)),
];

/** Where people work, for who looks after more than one place. */
export function placeFilters(
  intl: IntlShape,
  { isWide, scope }: PeopleWorld,
  { operators }: Places,
  own: { operatorId: string | null },
): { title: string; filters: ListFilter<PeopleState>[] } | undefined {
  const title = intl.formatMessage(words.places);
  const ofOperator = operators.find(({ id }) => id === own.operatorId);
  const branches: ListFilter<PeopleState> = {
    kind: 'choice',
    name: 'branch',
    label: intl.formatMessage(words.branch),
    options: isWide
      ? operators.flatMap((operator) =>
          operator.branches.map(({ id, name }) => ({ value: id, label: `${operator.name}: ${name}` })),
        )
      : named(ofOperator?.branches ?? []),
  };
  if (scope === 'operator') return { title, filters: [branches] };
  if (!isWide) return undefined;
  return {
    title,
    filters: [
      { kind: 'choice', name: 'operatorId', label: intl.formatMessage(words.operator), options: named(operators) },
      branches,
      { kind: 'found', name: 'agency', label: intl.formatMessage(words.agency), control: AgencyFilter },
    ],
  };
}
