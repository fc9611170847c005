import { useScope } from '@naga/app-kit/PermissionGate';
import { Card } from '@naga/ui/Card';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useUndoable } from '../../session/use-undoable.js';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { useMe } from '../../session/me.js';
import { useCodesByHandQuery, useSetManualTicketCodesMutation } from './awaited-codes.generated.js';
import { words } from './words.js';

export interface ByHandProps {
  /** The one that is chosen. */
  operatorId: string | null;
  /** What stands above is there: before, the switch would move away from under the pointer, and the press be lost. */
  isSettled: boolean;
}

/** Whether one operator gives its codes by hand, for who looks after it: his own, or the one that is chosen. */
export function ByHand({ operatorId, isSettled }: ByHandProps) {
  const intl = useIntl();
  const undoable = useUndoable();
  /** What was pressed, until the server has said it. */
  const [shown, setShown] = useState<boolean>();
  const me = useMe();
  const scope = useScope('catalogue.edit');
  const mayEdit = OPERATOR_SCOPES.some((one) => one === scope);
  const { data, refetch } = useCodesByHandQuery({ skip: !mayEdit, fetchPolicy: 'cache-and-network' });
  const [set, { loading }] = useSetManualTicketCodesMutation();
  const operator = data?.operators.find(({ id }) => id === (me.operatorId ?? operatorId));
  if (!mayEdit || !isSettled || operator === undefined) return null;
  const { id, name, manualTicketCodeAssignment: byHand } = operator;
  const send = async (next: boolean) =>
    (await set({ variables: { operatorId: id, byHand: next } })).data?.setManualTicketCodes;
  const change = (next: boolean) =>
    undoable({
      show: (isChanged) => setShown(isChanged ? next : undefined),
      send: () => send(next),
      undo: () => send(!next),
      said: intl.formatMessage(next ? words.nowByHand : words.nowBySelf),
      onTried: refetch,
    });
  return (
    <Card kind="panel">
      <CheckboxField
        name="byHand"
        label={intl.formatMessage(words.byHand, { operator: name })}
        hint={intl.formatMessage(words.byHandHint)}
        checked={shown ?? byHand}
        disabled={loading}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
    </Card>
  );
}
