import { Button } from '@naga/ui/Button';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { defineMessages, useIntl } from 'react-intl';
import { redirectDocument, useActionData } from 'react-router';
import { AccountForm } from '../../features/account/form/AccountForm.js';
import { type FormAnswer, formAnswer, passwordOf } from '../../features/account/form/form-answer.js';
import { Panel } from '../../features/account/form/Panel.js';
import { currentPasswordField } from '../../features/account/form/password-fields.js';
import { ask } from '../../session/graph.js';
import { localPath, useLocalPath } from '../../session/language.js';
import { endedSessionCookies, withCookies } from '../../session/session-cookies.js';
import { visitContext } from '../../session/visit.js';
import { orUnheard } from '../../session/or-unheard.js';
import type { Route } from './+types/data';
import styles from './settings.module.css';
import { DeleteMyAccountDocument } from './settings.generated.js';
import { SettingsFrame } from './SettingsFrame.js';

const words = defineMessages({
  export: { id: 'account.data.export', defaultMessage: 'Take your data along' },
  exportText: {
    id: 'account.data.exportText',
    defaultMessage: 'Everything we keep of you, your bookings and parcels included, as one JSON file.',
  },
  download: { id: 'account.data.download', defaultMessage: 'Download my data' },
  delete: { id: 'account.data.delete', defaultMessage: 'Delete the account' },
  loses: {
    id: 'account.data.loses',
    defaultMessage: 'Name, addresses, numbers, picture and points are gone for good.',
  },
  keeps: {
    id: 'account.data.keeps',
    defaultMessage:
      'Tickets you have bought stay valid: open them with reference and e-mail. Their bookings stay in our books, without your account.',
  },
  devices: { id: 'account.data.devices', defaultMessage: 'All devices are signed out, and nobody can bring it back.' },
  credit: { id: 'account.data.credit', defaultMessage: 'I give up the credit of my account' },
  sure: { id: 'account.data.sure', defaultMessage: 'I understand, delete my account' },
});

/** The last thing one does here: signed out everywhere, and home. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const sent = await request.formData();
  if (!sent.has('sure')) {
    const faults = [{ path: 'password', code: 'REQUIRED' }];
    return { intent: 'delete', at: context.get(visitContext).now, faults } satisfies FormAnswer;
  }
  const run = () =>
    ask(
      context,
      DeleteMyAccountDocument,
      { password: passwordOf(sent), givesUpCredit: sent.has('givesUpCredit') },
      { isForm: true },
    ).then((said) => said.deleteMyAccount);
  const { answer } = await formAnswer(context, sent, run);
  if (answer.done !== true) return answer;
  const headers = withCookies(endedSessionCookies(context.get(visitContext)));
  return redirectDocument(localPath(params, '/'), { headers });
}

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

/** One's data as a file, and the way out, with what it costs. */
export default function Data() {
  const intl = useIntl();
  const to = useLocalPath();
  const answer = useActionData<FormAnswer>();
  const say = intl.formatMessage;
  return (
    <SettingsFrame page="data">
      <Panel title={say(words.export)}>
        <p>{say(words.exportText)}</p>
        <p>
          <Button as="a" variant="quiet" href={to('/settings/data/export')} download>
            {say(words.download)}
          </Button>
        </p>
      </Panel>
      <Panel title={say(words.delete)}>
        <ul className={styles.list}>
          <li>{say(words.loses)}</li>
          <li>{say(words.keeps)}</li>
          <li>{say(words.devices)}</li>
        </ul>
        <AccountForm
          intent="delete"
          answer={answer}
          fields={[currentPasswordField(intl, 'password')]}
          look="danger"
          submit={say(words.delete)}
        >
          <CheckboxField label={say(words.sure)} name="sure" required />
          {answer?.refusal?.code === 'CREDIT_LEFT' && <CheckboxField label={say(words.credit)} name="givesUpCredit" />}
        </AccountForm>
      </Panel>
    </SettingsFrame>
  );
}
