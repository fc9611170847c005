import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';

export type RoleId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/** The roles of the specification, section 6. */
export const roleWords = defineMessages<Record<RoleId, NoMessageValues>>({
  1: { id: 'admin.role.1', defaultMessage: 'Platform admin' },
  2: { id: 'admin.role.2', defaultMessage: 'Agency owner' },
  3: { id: 'admin.role.3', defaultMessage: 'Agency staff' },
  4: { id: 'admin.role.4', defaultMessage: 'Operator admin' },
  5: { id: 'admin.role.5', defaultMessage: 'Operator agent' },
  6: { id: 'admin.role.6', defaultMessage: 'Customer' },
  7: { id: 'admin.role.7', defaultMessage: 'Support and content' },
  8: { id: 'admin.role.8', defaultMessage: 'Partner' },
  9: { id: 'admin.role.9', defaultMessage: 'Operator finance' },
  10: { id: 'admin.role.10', defaultMessage: 'Operator branch manager' },
  11: { id: 'admin.role.11', defaultMessage: 'Country admin' },
});

/** What a role is called; `name` is the server's own English for a role without words here. */
export const roleTitle = (intl: IntlShape, { roleId, roleName }: { roleId: number; roleName: string }): string =>
  Object.hasOwn(roleWords, roleId) ? intl.formatMessage(roleWords[roleId as RoleId]) : roleName;
