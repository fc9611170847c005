import { useRightsHeld } from '@naga/app-kit/PermissionGate';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { FormSection } from '@naga/ui/FormSection';
import { SelectField } from '@naga/ui/SelectField';
import { FormattedMessage, useIntl } from 'react-intl';
import { AgencyChoice } from '../../../features/agency-choice/AgencyChoice.js';
import type { FormHandle } from '../../../features/form/use-form.js';
import { countryOptions } from '../../../features/place/country-words.js';
import { worksAt } from '@naga/kernel/built-in-role.js';
import { useMe } from '../../../session/me.js';
import { roleTitle } from '../../../session/role-words.js';
import { ACCOUNT_TYPES, accountTypeWords } from '../account-type-words.js';
import { usePeopleWorld } from '../people-world.js';
import type { Places } from '../use-places.js';
import type { PersonValues } from './person-values.js';
import { rolesToGive } from './role-choice.js';
import { words } from './words.js';

const OPERATOR_AGENT = 5;
const options = (rows: readonly { id: string; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: id, label: name }));

/** The role, and of its place of work what its author can choose: the rest is his own. */
export function WorkSection({ form, places }: { form: FormHandle<PersonValues>; places: Places }) {
  const intl = useIntl();
  const me = useMe();
  const mine = useRightsHeld();
  const { isWide, scope } = usePeopleWorld();
  const choose = intl.formatMessage(words.choose);
  const basedOn = places.roleOf(Number(form.values.roleId))?.basedOn;
  const at = basedOn === undefined ? undefined : worksAt(basedOn);
  // A country admin looks after the operators of his country; agencies are asked of the server, within his reach.
  const within = ({ countryCode }: { countryCode: string }) =>
    scope !== 'country' || countryCode === places.countryCode;
  const operatorId = isWide ? form.values.operatorId : me.operatorId;
  const branches = places.operators.find(({ id }) => id === operatorId)?.branches ?? [];
  const roles = rolesToGive(places.roles, mine, scope);
  const operator = form.text('operatorId');
  return (
    <FormSection title={<FormattedMessage {...words.work} />} about={<FormattedMessage {...words.workAbout} />}>
      <SelectField
        label={intl.formatMessage(words.role)}
        hint={intl.formatMessage(words.roleHint)}
        required
        placeholder={choose}
        options={roles.map(({ id, name }) => ({
          value: String(id),
          label: roleTitle(intl, { roleId: id, roleName: name }),
        }))}
        {...form.text('roleId')}
      />
      {isWide && (at === 'operator' || at === 'branch') && (
        <SelectField
          label={intl.formatMessage(words.operator)}
          required
          placeholder={choose}
          options={options(places.operators.filter(within))}
          {...operator}
          onChange={(event) => form.set({ operatorId: event.currentTarget.value, branchId: '' })}
        />
      )}
      {at === 'branch' && scope !== 'branch' && (
        <SelectField
          label={intl.formatMessage(words.branch)}
          required
          {...(operatorId && branches.length === 0 && { hint: intl.formatMessage(words.branchNone) })}
          placeholder={choose}
          options={options(branches)}
          {...form.text('branchId')}
        />
      )}
      {isWide && at === 'agency' && (
        <AgencyChoice label={intl.formatMessage(words.agency)} required none={choose} {...form.text('agencyId')} />
      )}
      {scope === 'all' && (at === 'country' || at === 'nowhere') && (
        <SelectField
          label={intl.formatMessage(words.country)}
          required={at === 'country'}
          optional={at === 'nowhere'}
          placeholder={choose}
          options={countryOptions(intl, form.values.countryCode)}
          {...form.text('countryCode')}
        />
      )}
      {basedOn === OPERATOR_AGENT && (
        <SelectField
          label={intl.formatMessage(words.type)}
          optional
          placeholder={choose}
          options={ACCOUNT_TYPES.map((value) => ({ value, label: intl.formatMessage(accountTypeWords[value]) }))}
          {...form.text('accountType')}
        />
      )}
      {at === 'agency' && (
        <CheckboxField
          label={intl.formatMessage(words.cargo)}
          hint={intl.formatMessage(words.cargoHint)}
          {...form.flag('cargoAgent')}
        />
      )}
    </FormSection>
  );
}
