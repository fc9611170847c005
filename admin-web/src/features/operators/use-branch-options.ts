import { useScope } from '@naga/app-kit/PermissionGate';
import { useMe } from '../../session/me.js';
import { useBranchChoicesQuery } from './operators.generated.js';

/** The branches of an operator as choices, by name; of all that the reader may choose from where none is named. */
export function useBranchOptions(operatorId: string | null): readonly { value: string; label: string }[] {
  const me = useMe();
  const scope = useScope('settlement.view');
  const isWide = scope === 'all' || scope === 'country';
  const { data } = useBranchChoicesQuery();
  const wanted = isWide ? operatorId : me.operatorId;
  return (data?.operators ?? [])
    .filter(({ id, countryCode }) =>
      wanted === null ? scope === 'all' || countryCode === me.countryCode : id === wanted,
    )
    .flatMap(({ branches }) => branches.map(({ id, name }) => ({ value: id, label: name })))
    .sort((a, b) => a.label.localeCompare(b.label));
}
