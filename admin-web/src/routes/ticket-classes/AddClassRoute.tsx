import { useScope } from '@naga/app-kit/PermissionGate';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { RecordGate } from '../../features/record/RecordGate.js';
import { useMe } from '../../session/me.js';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { inputOf, newClass } from './class-values.js';
import { ClassForm } from './ClassForm.js';
import { useCreateTicketClassMutation } from './ticket-classes.generated.js';
import { words } from './words.js';

/** A new class of ticket codes. */
export default function AddClassRoute() {
  const navigate = useNavigate();
  const { operatorId } = useMe();
  const [address] = useSearchParams();
  const isWide = useScope('catalogue.edit') !== 'operator';
  const [create] = useCreateTicketClassMutation();
  return (
    <RecordGate
      permission="catalogue.edit"
      scopes={OPERATOR_SCOPES}
      back={{ to: '/ticket-code-classes', label: <FormattedMessage {...words.back} /> }}
    >
      <Toolbar title={<FormattedMessage {...words.add} />} />
      <ClassForm
        initial={newClass(operatorId ?? address.get('operatorId') ?? '')}
        isMade={false}
        ownOperator={!isWide}
        send={async (values) => {
          const variables = { operatorId: values.operatorId, input: inputOf(values) };
          return (await create({ variables })).data?.createTicketClass;
        }}
        onDone={({ id }) => navigate(`/ticket-code-classes/${id}`)}
      />
    </RecordGate>
  );
}
