import { useRightsHeld } from '@naga/app-kit/PermissionGate';
import { REACHES } from '@naga/kernel/reach.js';
import { SelectField } from '@naga/ui/SelectField';
import { useIntl } from 'react-intl';
import type { TextBinding } from '../../features/form/use-form.js';
import { permissionName, reachWords } from '../../features/rights/permission-words.js';
import { words } from './form-words.js';
import { limitOf } from './role-grants.js';
import type { Role } from './WithRoles.js';

export interface PermissionChoiceProps {
  permission: string;
  /** The built-in role. */
  base: Role;
  field: TextBinding;
}

/** How far one permission reaches. What is more than its author's is there and says so; what no such role has is not. */
export function PermissionChoice({ permission, base, field }: PermissionChoiceProps) {
  const intl = useIntl();
  const mine = useRightsHeld();
  const options = REACHES.flatMap((reach) => {
    const limit = limitOf(mine, base, permission, reach);
    // What is above the author is only worth a word where the role could have it at all.
    if (limitOf(EVERYTHING(permission), base, permission, reach) !== undefined) return [];
    const scope = intl.formatMessage(reachWords[reach]);
    const isAbove = limit === 'ABOVE_YOURS';
    return [{ value: reach, label: isAbove ? intl.formatMessage(words.above, { scope }) : scope, disabled: isAbove }];
  });
  const isNone = options.every(({ disabled }) => disabled);
  return (
    <SelectField
      label={permissionName(intl, permission)}
      {...(isNone && { hint: intl.formatMessage(words.notYours) })}
      disabled={isNone}
      options={[{ value: '', label: intl.formatMessage(words.not) }, ...options]}
      {...field}
    />
  );
}

const EVERYTHING = (permission: string) => ({ [permission]: 'all' });
