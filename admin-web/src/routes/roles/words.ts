import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<
  Record<
    | 'title'
    | 'about'
    | 'add'
    | 'addNot'
    | 'failed'
    | 'matrix'
    | 'permission'
    | 'scroll'
    | 'second'
    | 'secondShort'
    | 'denied'
    | 'own'
    | 'made'
    | 'back'
    | 'unknown'
    | 'unknownText'
    | 'builtIn'
    | 'copy'
    | 'edit'
    | 'remove'
    | 'removeTitle'
    | 'removeText'
    | 'keep'
    | 'removed'
    | 'may'
    | 'scope'
    | 'ownRole',
    NoMessageValues
  > & {
    people: { count: number };
    basedOn: { name: string };
    inUse: { count: number };
  }
>({
  title: { id: 'admin.roles.title', defaultMessage: 'Roles' },
  about: { id: 'admin.roles.about', defaultMessage: 'Who may do what, and on whose rows' },
  add: { id: 'admin.roles.add', defaultMessage: 'Make a role' },
  addNot: { id: 'admin.roles.add-not', defaultMessage: 'Making and changing roles needs the right “role.manage”.' },
  failed: { id: 'admin.roles.failed', defaultMessage: 'The roles could not be loaded' },
  matrix: { id: 'admin.roles.matrix', defaultMessage: 'Roles and permissions' },
  permission: { id: 'admin.roles.permission', defaultMessage: 'Permission' },
  scroll: { id: 'admin.roles.scroll', defaultMessage: 'Roles and permissions, scrolls' },
  second: { id: 'admin.roles.second', defaultMessage: '² only together with a second person' },
  secondShort: { id: 'admin.roles.second-short', defaultMessage: 'with a second person' },
  denied: { id: 'admin.roles.denied', defaultMessage: 'not allowed' },
  own: { id: 'admin.roles.own', defaultMessage: 'yours' },
  made: { id: 'admin.roles.made', defaultMessage: 'made here' },
  people: {
    id: 'admin.roles.people',
    defaultMessage: '{count, plural, =0 {nobody has it} one {one person has it} other {# people have it}}',
  },
  back: { id: 'admin.roles.back', defaultMessage: 'All roles' },
  unknown: { id: 'admin.roles.unknown', defaultMessage: 'There is no such role' },
  unknownText: { id: 'admin.roles.unknown-text', defaultMessage: 'Somebody may have deleted it.' },
  builtIn: { id: 'admin.roles.built-in', defaultMessage: 'built in, stays as it is' },
  basedOn: { id: 'admin.roles.based-on', defaultMessage: 'based on: {name}' },
  copy: { id: 'admin.roles.copy', defaultMessage: 'Make one like it' },
  edit: { id: 'admin.roles.edit', defaultMessage: 'Edit' },
  remove: { id: 'admin.roles.remove', defaultMessage: 'Delete the role' },
  removeTitle: { id: 'admin.roles.remove-title', defaultMessage: 'Delete this role?' },
  removeText: { id: 'admin.roles.remove-text', defaultMessage: 'Nobody has it. It cannot be brought back.' },
  keep: { id: 'admin.roles.keep', defaultMessage: 'Keep it' },
  removed: { id: 'admin.roles.removed', defaultMessage: 'The role is deleted.' },
  inUse: {
    id: 'admin.roles.in-use',
    defaultMessage:
      'It can be deleted once nobody has it: {count, plural, one {one person still does} other {# people still do}}.',
  },
  may: { id: 'admin.roles.may', defaultMessage: 'What people with it may do' },
  scope: { id: 'admin.roles.scope', defaultMessage: 'Reaches' },
  ownRole: { id: 'admin.roles.own-role', defaultMessage: 'This is your own role: a colleague has to change it.' },
});
