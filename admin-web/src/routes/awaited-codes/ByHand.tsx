import { useNotices } from '@naga/app-kit/NoticeArea';
import { useScope } from '@naga/app-kit/PermissionGate';
import { Card } from '@naga/ui/Card';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { useIntl } from 'react-intl';
import { useAttempt } from '../../session/use-attempt.js';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { useMe } from '../../session/me.js';
import { useCodesByHandQuery, useSetManualTicketCodesMutation } from './awaited-codes.generated.js';
import { words } from './words.js';

/** Whether one operator gives its codes by hand, for who looks after it: his own, or the one that is chosen. */
export function ByHand({ operatorId }: { operatorId: string | null }) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const me = useMe();
  const scope = useScope('catalogue.edit');
  const mayEdit = OPERATOR_SCOPES.some((one) => one === scope);
  const { data, refetch } = useCodesByHandQuery({ skip: !mayEdit, fetchPolicy: 'cache-and-network' });
  const [set, { loading }] = useSetManualTicketCodesMutation();
  const operator = data?.operators.find(({ id }) => id === (me.operatorId ?? operatorId));
  if (!mayEdit || operator === undefined) return null;
  const { id, name, manualTicketCodeAssignment: byHand } = operator;
  const change = async (next: boolean) => {
    const variables = { operatorId: id, byHand: next };
    const done = await attempt(async () => (await set({ variables })).data?.setManualTicketCodes);
    if (done === undefined) return;
    await refetch();
    notify(intl.formatMessage(next ? words.nowByHand : words.nowBySelf));
  };
  return (
    <Card kind="panel">
      <CheckboxField
        name="byHand"
        label={intl.formatMessage(words.byHand, { operator: name })}
        hint={intl.formatMessage(words.byHandHint)}
        checked={byHand}
        disabled={loading}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
    </Card>
  );
}
