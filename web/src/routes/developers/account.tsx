import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { Notice } from '@naga/ui/Notice';
import { useIntl } from 'react-intl';
import { data, Link, useActionData } from 'react-router';
import classes from '../../features/account/form/account.module.css';
import { AccountForm } from '../../features/account/form/AccountForm.js';
import { CopyText } from '../../features/account/form/CopyText.js';
import { Panel } from '../../features/account/form/Panel.js';
import { ask, type Failure } from '../../session/graph.js';
import { useLocalPath } from '../../session/language.js';
import { orUnheard } from '../../session/or-unheard.js';
import type { Route } from './+types/account';
import { accountAction, type KeyAnswer } from './account-action.js';
import { modeWords, words } from './developer-words.js';
import styles from './developers.module.css';
import { DeveloperAccountDocument, DeveloperLogDocument } from './developers.generated.js';
import { DevelopersFrame } from './DevelopersFrame.js';
import { KeyList } from './KeyList.js';
import { RequestLog } from './RequestLog.js';

/** What no program does (subgraph users: api-key.rules.ts). */
const IN_PERSON_ONLY = ['apikey.manage', 'user.impersonate', 'role.manage'];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { apiAccount: account, permissions } = await ask(context, DeveloperAccountDocument, { id: params.accountId });
  if (account === null) throw data({ kind: 'not-found' } satisfies Failure, { status: 404 });
  const scopes = permissions.map(({ name }) => name).filter((name) => !IN_PERSON_ONLY.includes(name));
  const keyId = url.searchParams.get('log');
  const key = account.keys.find(({ id }) => id === keyId);
  if (key === undefined) return { account, scopes, log: undefined };
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page') ?? 1)) || 1);
  const { apiRequests } = await ask(context, DeveloperLogDocument, { keyId: key.id, page });
  return { account, scopes, log: { ...apiRequests, page, name: key.name } };
}

export const action = async ({ context, request, params }: Route.ActionArgs) =>
  accountAction(context, params.accountId, await request.formData());

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

/** One application: its keys, a new one, and what was asked with them. */
export default function Account({ loaderData: { account, scopes, log } }: Route.ComponentProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const answer = useActionData<KeyAnswer>();
  const say = intl.formatMessage;
  const refusal = answer?.intent === 'key' ? undefined : answer?.refusal;
  return (
    <DevelopersFrame page="accounts">
      <p className={classes.links}>
        <Link to={to('/developers/accounts')}>{say(words.back)}</Link>
      </p>
      <h2>
        {account.name} · {say(modeWords[account.mode])}
      </h2>
      {refusal !== undefined && (
        <Notice tone="bad" live="alert">
          {refusalText(intl, refusal.code, refusal.facts)}
        </Notice>
      )}
      {answer?.secret !== undefined && (
        <Notice tone="good" live="status" title={say(words.secret)}>
          <p>{say(words.secretText)}</p>
          <CopyText text={answer.secret} />
        </Notice>
      )}
      <Panel title={say(words.list)}>
        <KeyList keys={account.keys} />
      </Panel>
      {log !== undefined && <RequestLog {...log} />}
      <Panel title={say(words.newKey)}>
        <AccountForm
          intent="key"
          answer={answer}
          fields={[
            { name: 'name', label: say(words.keyName), required: true, maxLength: 100 },
            { name: 'expiresOn', label: say(words.expires), type: 'date' },
          ]}
          submit={say(words.makeKey)}
        >
          <fieldset className={styles.scopes}>
            <legend>{say(words.scopes)}</legend>
            {scopes.map((scope) => (
              <CheckboxField key={scope} label={<code>{scope}</code>} name="scopes" value={scope} />
            ))}
          </fieldset>
        </AccountForm>
      </Panel>
    </DevelopersFrame>
  );
}
