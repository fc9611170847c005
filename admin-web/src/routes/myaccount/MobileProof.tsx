import { useNotices } from '@naga/app-kit/NoticeArea';
import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { TextField } from '@naga/ui/TextField';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type NoMessageValues } from 'react-intl';
import { useAttempt } from '../../session/use-attempt.js';
import { EditForm } from '../../features/form/EditForm.js';
import { useForm } from '../../features/form/use-form.js';
import { useAskForCodeMutation, useProveMobileMutation } from './myaccount.generated.js';

const words = defineMessages<{
  title: { number: string };
  text: NoMessageValues;
  send: NoMessageValues;
  sent: NoMessageValues;
  code: NoMessageValues;
  confirm: NoMessageValues;
  done: NoMessageValues;
}>({
  title: { id: 'admin.mobile.title', defaultMessage: '{number} is not proved yet' },
  text: { id: 'admin.mobile.text', defaultMessage: 'It counts once you type the code we send to it.' },
  send: { id: 'admin.mobile.send', defaultMessage: 'Send the code' },
  sent: { id: 'admin.mobile.sent', defaultMessage: 'The code is on its way.' },
  code: { id: 'admin.mobile.code', defaultMessage: 'Code from the SMS' },
  confirm: { id: 'admin.mobile.confirm', defaultMessage: 'Confirm the number' },
  done: { id: 'admin.mobile.done', defaultMessage: 'Your mobile number is confirmed.' },
});

/** A number somebody gave is proved by a code that is sent to it. */
export function MobileProof({ number }: { number: string }) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [asked, setAsked] = useState(false);
  const [ask, asking] = useAskForCodeMutation();
  const [prove] = useProveMobileMutation();
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' && 'REQUIRED' }),
    send: async ({ code }) =>
      (await prove({ variables: { mobileNumber: number, code: code.trim() } })).data?.verifyMobile,
    refusedAt: { CODE_WRONG: 'code' },
    done: intl.formatMessage(words.done),
    onDone: () => undefined,
  });

  async function sendCode() {
    const sent = await attempt(async () => (await ask({ variables: { mobileNumber: number } })).data?.requestOtp);
    if (sent === undefined) return;
    setAsked(true);
    notify(intl.formatMessage(words.sent));
  }

  return (
    <Notice tone="warn" title={<FormattedMessage {...words.title} values={{ number }} />}>
      <p>
        <FormattedMessage {...words.text} />
      </p>
      {asked && (
        <EditForm form={form} isPart submit={<FormattedMessage {...words.confirm} />}>
          <TextField
            label={intl.formatMessage(words.code)}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            {...form.text('code')}
          />
        </EditForm>
      )}
      <Button variant={asked ? 'link' : 'quiet'} busy={asking.loading} onClick={() => void sendCode()}>
        <FormattedMessage {...words.send} />
      </Button>
    </Notice>
  );
}
