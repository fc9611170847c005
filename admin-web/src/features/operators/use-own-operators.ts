import { useScope } from '@naga/app-kit/PermissionGate';
import { useMe } from '../../session/me.js';
import { useOperatorChoicesQuery } from './operators.generated.js';

/** The operators that somebody looks after by a permission, by name; empty while they come. */
export function useOwnOperators(permission: string): readonly { value: string; label: string }[] {
  const { operatorId, countryCode } = useMe();
  const scope = useScope(permission);
  const { data } = useOperatorChoicesQuery();
  return (data?.operators ?? [])
    .filter((one) => scope === 'all' || (scope === 'country' ? one.countryCode === countryCode : one.id === operatorId))
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
