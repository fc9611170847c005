import { useNotices } from '@naga/app-kit/NoticeArea';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { useIntl } from 'react-intl';
import { isRefused, type Refused, type ToldRefusal } from './refused.js';
import { refusalOfError } from './refusal-of-error.js';

type Done<Answer> = Exclude<Answer, { __typename: 'Refused' } | null | undefined>;

/**
 * Runs what a button does and answers what came of it; undefined when it was refused or failed, which the dialog has told
 * by then. A form tells it at its fields instead (features/form).
 */
export function useAttempt(): <Answer>(send: () => Promise<Answer>) => Promise<Done<Answer> | undefined> {
  const intl = useIntl();
  const { oops } = useNotices();
  const textOf = (refused: Refused | ToldRefusal) =>
    'text' in refused ? refused.text : refusalText(intl, refused.code, refused.facts);
  const tell = (refused: Refused | ToldRefusal | undefined) =>
    oops(refused === undefined ? {} : { text: textOf(refused) });
  return async (send) => {
    try {
      const answer = await send();
      if (answer != null && !isRefused(answer)) return answer as Done<typeof answer>;
      tell(isRefused(answer) ? answer : undefined);
    } catch (error) {
      tell(refusalOfError(error));
    }
    return undefined;
  };
}
