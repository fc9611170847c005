import { useRightsHeld } from '@naga/app-kit/PermissionGate';
import { FormSection } from '@naga/ui/FormSection';
import { Notice } from '@naga/ui/Notice';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { EditForm } from '../../features/form/EditForm.js';
import { isRefused, type Refused } from '../../session/refused.js';
import { useForm } from '../../features/form/use-form.js';
import { permissionWords } from '../../features/rights/permission-words.js';
import { roleTitle } from '../../session/role-words.js';
import { words } from './form-words.js';
import { fieldOf, grantsToStart } from './role-grants.js';
import { PermissionChoice } from './PermissionChoice.js';
import type { RoleInput } from './roles.generated.js';
import type { Role } from './WithRoles.js';

export type RoleValues = Record<string, string>;
type Answer = Role | Refused;

export interface RoleFormProps {
  roles: readonly Role[];
  /** What the form begins with: the role itself, or the one it is made like. */
  from: Role | undefined;
  /** Undefined: it is made. */
  role?: Role;
  send: (input: RoleInput) => Promise<Answer | null | undefined>;
  texts?: Readonly<Record<string, string>>;
  more?: ReactNode;
}

const PERMISSIONS = Object.keys(permissionWords);

function inputOf(values: RoleValues): RoleInput {
  const permissions = PERMISSIONS.flatMap((name) => {
    const scope = values[fieldOf(name)] ?? '';
    return scope === '' ? [] : [{ name, scope }];
  });
  return { name: (values['name'] ?? '').trim(), basedOn: Number(values['basedOn']), permissions };
}

/** A refusal speaks of permissions; the form has a field for each. */
const atFields = <T,>(answer: T): T =>
  isRefused(answer) && Array.isArray(answer.facts['permissions'])
    ? { ...answer, facts: { ...answer.facts, fields: answer.facts['permissions'].map(String).map(fieldOf) } }
    : answer;

/** The form of a role made here: its name, the built-in role it stands on, and what its people may do. */
export function RoleForm({ roles, from, role, send, texts, more }: RoleFormProps) {
  const intl = useIntl();
  const mine = useRightsHeld();
  const navigate = useNavigate();
  const builtIn = roles.filter(({ custom }) => !custom);
  const baseOf = (id: string | undefined) => builtIn.find((one) => String(one.id) === id);
  const startOf = (base: Role | undefined, grants: Role | undefined) => grantsToStart(mine, base, grants, PERMISSIONS);
  const firstBase = from === undefined ? undefined : baseOf(String(from.basedOn));
  const form = useForm<RoleValues, Answer>({
    initial: {
      name:
        role?.name ??
        (from === undefined
          ? ''
          : intl.formatMessage(words.copyOf, { name: roleTitle(intl, { roleId: from.id, roleName: from.name }) })),
      basedOn: firstBase === undefined ? '' : String(firstBase.id),
      ...startOf(firstBase, from),
    },
    draft: role === undefined ? `role-new-${from?.id ?? ''}` : `role-${role.id}-${role.version}`,
    check: ({ name = '', basedOn }) => ({
      name: name.trim() === '' && 'REQUIRED',
      basedOn: basedOn === '' && 'REQUIRED',
    }),
    send: async (values) => atFields(await send(inputOf(values))),
    refusedAt: { ROLE_NAME_TAKEN: 'name', ROLE_IN_USE: 'basedOn' },
    ...(texts !== undefined && { texts }),
    done: intl.formatMessage(words.saved),
    onDone: (saved) => navigate(`/roles/${(saved as Role).id}`, { replace: true }),
  });
  const base = baseOf(form.values['basedOn']);
  const isFixed = (role?.users ?? 0) > 0;
  return (
    <EditForm
      form={form}
      submit={<FormattedMessage {...words.save} />}
      back={role === undefined ? '/roles' : `/roles/${role.id}`}
      more={more}
    >
      <FormSection title={<FormattedMessage {...words.role} />} about={<FormattedMessage {...words.roleAbout} />}>
        <TextField label={intl.formatMessage(words.name)} required maxLength={60} {...form.text('name')} />
        <SelectField
          label={intl.formatMessage(words.basedOn)}
          hint={intl.formatMessage(isFixed ? words.basedOnFixed : words.basedOnHint)}
          required
          disabled={isFixed}
          placeholder={intl.formatMessage(words.choose)}
          options={builtIn.map(({ id, name }) => ({
            value: String(id),
            label: roleTitle(intl, { roleId: id, roleName: name }),
          }))}
          {...form.text('basedOn')}
          onChange={({ currentTarget: { value } }) =>
            form.set({ basedOn: value, ...startOf(baseOf(value), baseOf(value)) })
          }
        />
      </FormSection>
      <FormSection title={<FormattedMessage {...words.may} />} about={<FormattedMessage {...words.mayAbout} />}>
        {base === undefined ? (
          <Notice>
            <FormattedMessage {...words.first} />
          </Notice>
        ) : (
          PERMISSIONS.map((name) => (
            <PermissionChoice key={name} permission={name} base={base} field={form.text(fieldOf(name))} />
          ))
        )}
      </FormSection>
    </EditForm>
  );
}
