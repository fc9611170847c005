import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { useMe } from '../../session/me.js';
import { useCreateLineMutation } from './lines.generated.js';
import { LineForm } from './LineForm.js';
import { emptyLine } from './line-values.js';
import { words } from './words.js';

export default function AddLineRoute() {
  const { operatorId, countryCode } = useMe();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const [create] = useCreateLineMutation();
  return (
    <PermissionGate permission="schedule.edit" scopes={OPERATOR_SCOPES}>
      <Toolbar title={<FormattedMessage {...words.add} />} />
      <LineForm
        draft="Route-new"
        initial={emptyLine(operatorId ?? address.get('operatorId') ?? '', countryCode ?? 'KH')}
        send={async (input) => (await create({ variables: { input } })).data?.createLine}
        onDone={({ id }) => navigate(`/routes/${id}`, { replace: true })}
      />
    </PermissionGate>
  );
}
