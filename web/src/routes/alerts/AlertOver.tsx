import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { AccountFrame } from '../../features/account/form/AccountFrame.js';
import type { FormAnswer } from '../../features/account/form/form-answer.js';
import { useLocalPath } from '../../session/language.js';
import { words } from './alert-words.js';

/** Where the link of a mail opens nothing any more: because it was ended just now, or long ago. */
export function AlertOver({ answer }: { answer: FormAnswer | undefined }) {
  const { formatMessage: say } = useIntl();
  const to = useLocalPath();
  const isEnded = answer?.intent === 'end' && answer.done === true;
  return (
    <AccountFrame title={say(isEnded ? words.mine : words.over)}>
      {isEnded ? (
        <Notice tone="good" live="status">
          {say(words.ended)}
        </Notice>
      ) : (
        <p>{say(words.overText)}</p>
      )}
      <p>
        <Button as={Link} to={to('/')}>
          {say(words.anew)}
        </Button>
      </p>
    </AccountFrame>
  );
}
