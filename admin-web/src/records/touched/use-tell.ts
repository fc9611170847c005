import { useApolloClient } from '@apollo/client/react';
import { useNotices } from '@naga/app-kit/NoticeArea';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { useIntl } from 'react-intl';
import { SendNotificationDocument } from '../../features/notification/send-notification.generated.js';
import { refusalOfError } from '../../session/refusal-of-error.js';
import { isRefused, type Refused } from '../../session/refused.js';
import { touchedWords } from './touched-words.js';
import type { WaitingMessage } from './use-message.js';

const isMore = ({ code }: Refused): boolean => code === 'MORE_PEOPLE_THAN_SHOWN';

/**
 * Sends what waited for a change once it is saved, and says to how many; what cannot be sent stays told, with the way to
 * try again, wherever its author is by then.
 */
export function useTell(): (messages: readonly WaitingMessage[]) => Promise<void> {
  const intl = useIntl();
  const client = useApolloClient();
  const { notify } = useNotices();
  /** How many it went to, or why it did not. */
  async function send(variables: WaitingMessage): Promise<number | Refused | undefined> {
    try {
      const { data } = await client.mutate({ mutation: SendNotificationDocument, variables });
      const answer = data?.sendNotification;
      return isRefused(answer) ? answer : answer?.people;
    } catch (error) {
      return refusalOfError(error);
    }
  }
  async function tell(messages: readonly WaitingMessage[]): Promise<void> {
    let told = 0;
    const unsent: WaitingMessage[] = [];
    let why: Refused | undefined;
    for (const message of messages) {
      const answer = await send(message);
      if (typeof answer === 'number') told += answer;
      else {
        why = answer;
        // Who says it once more has been told how many they are by now.
        unsent.push(answer && isMore(answer) ? { ...message, people: Number(answer.facts['people']) } : message);
      }
    }
    if (told > 0) notify(intl.formatMessage(touchedWords.told, { count: told }));
    if (unsent.length === 0) return;
    const reason = why === undefined ? '' : refusalText(intl, why.code, why.facts);
    const action = { label: intl.formatMessage(touchedWords.tellAgain), onAct: () => void tell(unsent) };
    notify(intl.formatMessage(touchedWords.notTold, { reason }), { tone: 'bad', action });
  }
  return tell;
}
