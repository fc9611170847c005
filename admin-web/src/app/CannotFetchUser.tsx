import { failureText } from '@naga/app-kit/error-catalogue.js';
import { failedCall } from '@naga/app-kit/failed-call.js';
import { EmptyState } from '@naga/ui/EmptyState';
import { useIntl } from 'react-intl';
import { AskAgain, type AskAgainProps } from '../session/AskAgain.js';

/** In place of every screen while nobody knows who sits there: what the error catalogue says, and why. */
export function CannotFetchUser({ error, refetch }: { error: unknown } & Pick<AskAgainProps, 'refetch'>) {
  const intl = useIntl();
  return (
    <EmptyState title={failureText({ purpose: 'user' }, intl)} actions={<AskAgain refetch={refetch} />} level={1}>
      {failureText(failedCall(error), intl)}
    </EmptyState>
  );
}
