import { useNotices } from '@naga/app-kit/NoticeArea';
import { Button } from '@naga/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAttempt } from '../../session/use-attempt.js';
import { type MessageText_TextFragment, useSendMessageTestMutation } from './templates.generated.js';
import { filledWords, words } from './words.js';

export interface SendTestProps {
  templateKey: string;
  text: Pick<MessageText_TextFragment, 'textId' | 'language' | 'channel'>;
  /** What it would say; empty: the default. */
  said: string;
}

const WAYS = {
  EMAIL: [[null, words.test]],
  SHORT: [
    ['SMS', words.testSms],
    ['TELEGRAM', words.testTelegram],
  ],
} as const;

/** Sends the message as it would be to who sits there, by each way that it can take. */
export function SendTest({ templateKey, text: { textId, language, channel }, said }: SendTestProps) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [send, { loading }] = useSendMessageTestMutation();
  async function test(by: 'SMS' | 'TELEGRAM' | null) {
    const variables = { key: templateKey, language, drafts: [{ textId, words: said }], channel: by };
    const sent = await attempt(async () => (await send({ variables })).data?.sendMessageTest);
    if (sent !== undefined) notify(intl.formatMessage(filledWords[sent.leaves ? 'tested' : 'testKept'], sent));
  }
  return WAYS[channel === 'SHORT' ? 'SHORT' : 'EMAIL'].map(([by, word]) => (
    <Button key={word.id} variant="quiet" size="small" busy={loading} onClick={() => void test(by)}>
      <FormattedMessage {...word} />
    </Button>
  ));
}
