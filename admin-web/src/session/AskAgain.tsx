import { Button, type ButtonProps } from '@naga/ui/Button';
import { defineMessages, FormattedMessage } from 'react-intl';
import { askAgain } from './ask-again.js';

const words = defineMessages({ again: { id: 'admin.again', defaultMessage: 'Try again' } });

export interface AskAgainProps extends Pick<ButtonProps<'button'>, 'variant' | 'size'> {
  refetch: () => Promise<unknown>;
}

/** The way on from what could not be loaded. */
export function AskAgain({ refetch, ...look }: AskAgainProps) {
  return (
    <Button {...look} onClick={() => askAgain(refetch)}>
      <FormattedMessage {...words.again} />
    </Button>
  );
}
