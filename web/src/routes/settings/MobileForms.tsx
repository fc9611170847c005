import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { AccountForm } from '../../features/account/form/AccountForm.js';
import type { FormAnswer } from '../../features/account/form/form-answer.js';
import { Panel } from '../../features/account/form/Panel.js';
import { codeField } from '../../features/account/form/usual-fields.js';

const words = defineMessages<{
  title: NoMessageValues;
  lead: { mobileNumber: string };
  send: NoMessageValues;
  sent: NoMessageValues;
  verify: NoMessageValues;
}>({
  title: { id: 'account.mobile.title', defaultMessage: 'Prove your mobile number' },
  lead: { id: 'account.mobile.lead', defaultMessage: 'Until then {mobileNumber} is not used.' },
  send: { id: 'account.signIn.sendCode', defaultMessage: 'Send me a code' },
  sent: { id: 'account.mobile.sent', defaultMessage: 'The code is on its way.' },
  verify: { id: 'account.second.confirm', defaultMessage: 'Confirm' },
});

/** A number that was given and is not proved yet: a code goes there and comes back. */
export function MobileForms({ pending, answer }: { pending: string | null; answer: FormAnswer | undefined }) {
  const intl = useIntl();
  if (pending === null) return null;
  const hidden = { mobileNumber: pending };
  return (
    <Panel title={intl.formatMessage(words.title)}>
      <p>{intl.formatMessage(words.lead, { mobileNumber: pending })}</p>
      <AccountForm
        intent="mobile-send"
        answer={answer}
        fields={[]}
        hidden={hidden}
        done={intl.formatMessage(words.sent)}
        look="quiet"
        submit={intl.formatMessage(words.send)}
      />
      <AccountForm
        intent="mobile"
        answer={answer}
        hidden={hidden}
        fields={[codeField(intl)]}
        submit={intl.formatMessage(words.verify)}
      />
    </Panel>
  );
}
