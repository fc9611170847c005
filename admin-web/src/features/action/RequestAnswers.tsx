import { useNotices } from '@naga/app-kit/NoticeArea';
import { Button } from '@naga/ui/Button';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useAttempt } from '../../session/use-attempt.js';

/** Gives an answer, says that it was given, and then `onDone`; answers whether it was. */
export function useAnswer(onDone?: () => void) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  return async (send: () => Promise<unknown>, done: MessageDescriptor): Promise<boolean> => {
    if ((await attempt(send)) === undefined) return false;
    notify(intl.formatMessage(done));
    onDone?.();
    return true;
  };
}

export interface RequestAnswersProps {
  request: { readonly canDecide: boolean; readonly canWithdraw: boolean };
  busy: boolean;
  /** On the button that takes it back. */
  withdraw: ReactNode;
  onWithdraw: () => Promise<unknown>;
  /** How the second person says yes or no: each kind of request asks for something else first. */
  children: ReactNode;
}

/** The answers a viewer may give to a request that waits for a second person; nothing where none is his. */
export function RequestAnswers({ request, busy, withdraw, onWithdraw, children }: RequestAnswersProps) {
  const { canDecide, canWithdraw } = request;
  if (!canDecide && !canWithdraw) return null;
  return (
    <div className="back-office__actions">
      {canDecide && children}
      {canWithdraw && (
        <Button variant="quiet" busy={busy} onClick={() => void onWithdraw()}>
          {withdraw}
        </Button>
      )}
    </div>
  );
}
