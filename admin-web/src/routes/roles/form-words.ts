import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<
  Record<
    | 'add'
    | 'save'
    | 'saved'
    | 'role'
    | 'roleAbout'
    | 'name'
    | 'basedOn'
    | 'basedOnHint'
    | 'basedOnFixed'
    | 'choose'
    | 'may'
    | 'mayAbout'
    | 'not'
    | 'notYours'
    | 'first',
    NoMessageValues
  > & {
    edit: { name: string };
    above: { scope: string };
    copyOf: { name: string };
  }
>({
  add: { id: 'admin.role-form.add', defaultMessage: 'Make a role' },
  edit: { id: 'admin.role-form.edit', defaultMessage: 'Edit {name}' },
  save: { id: 'admin.role-form.save', defaultMessage: 'Save the role' },
  saved: { id: 'admin.role-form.saved', defaultMessage: 'The role is saved.' },
  role: { id: 'admin.role-form.role', defaultMessage: 'Role' },
  roleAbout: {
    id: 'admin.role-form.role-about',
    defaultMessage: 'The built-in role says where its people work and begin; what they may do is chosen below.',
  },
  name: { id: 'admin.role-form.name', defaultMessage: 'Name of the role' },
  copyOf: { id: 'admin.role-form.copy-of', defaultMessage: '{name} (own)' },
  basedOn: { id: 'admin.role-form.based-on', defaultMessage: 'Based on' },
  basedOnHint: {
    id: 'admin.role-form.based-on-hint',
    defaultMessage: 'Choosing another one sets the permissions below to what it may do.',
  },
  basedOnFixed: {
    id: 'admin.role-form.based-on-fixed',
    defaultMessage: 'Stays as it is while somebody has the role.',
  },
  choose: { id: 'admin.role-form.choose', defaultMessage: 'Please choose' },
  may: { id: 'admin.role-form.may', defaultMessage: 'What they may do' },
  mayAbout: {
    id: 'admin.role-form.may-about',
    defaultMessage: 'Nobody gives more than he may do himself, nor further than people of the built-in role reach.',
  },
  not: { id: 'admin.role-form.not', defaultMessage: 'not allowed' },
  above: { id: 'admin.role-form.above', defaultMessage: '{scope}: more than yours' },
  notYours: { id: 'admin.role-form.not-yours', defaultMessage: 'You do not have this right yourself.' },
  first: { id: 'admin.role-form.first', defaultMessage: 'Choose first what the role is based on.' },
});
