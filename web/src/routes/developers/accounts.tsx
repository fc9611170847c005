import { RadioGroup } from '@naga/ui/RadioGroup';
import { Tag } from '@naga/ui/Tag';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, redirect, useActionData } from 'react-router';
import classes from '../../features/account/form/account.module.css';
import { AccountForm } from '../../features/account/form/AccountForm.js';
import { type FormAnswer, formAnswer, textOf } from '../../features/account/form/form-answer.js';
import { Panel } from '../../features/account/form/Panel.js';
import { ask } from '../../session/graph.js';
import { localPath, useLocalPath } from '../../session/language.js';
import { orUnheard } from '../../session/or-unheard.js';
import type { Route } from './+types/accounts';
import { modeWords, words } from './developer-words.js';
import { CreateDeveloperAccountDocument, DeveloperAccountsDocument } from './developers.generated.js';
import { DevelopersFrame } from './DevelopersFrame.js';

const MODES = ['SANDBOX', 'LIVE'] as const;

export const loader = ({ context }: Route.LoaderArgs) => ask(context, DeveloperAccountsDocument, {});

export async function action({ context, request, params }: Route.ActionArgs) {
  const sent = await request.formData();
  const mode = textOf(sent, 'mode') === 'LIVE' ? 'LIVE' : 'SANDBOX';
  const variables = { name: textOf(sent, 'name'), mode } as const;
  const run = () =>
    ask(context, CreateDeveloperAccountDocument, variables, { isForm: true }).then((said) => said.createApiAccount);
  const { answer, result } = await formAnswer(context, sent, run);
  return result === undefined ? answer : redirect(localPath(params, `/developers/accounts/${result.id}`));
}

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

/** One's applications, and a new one. */
export default function Accounts({ loaderData: { apiAccounts } }: Route.ComponentProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const answer = useActionData<FormAnswer>();
  const [mode, setMode] = useState<string>('SANDBOX');
  const say = intl.formatMessage;
  return (
    <DevelopersFrame page="accounts">
      <Panel title={say(words.list)}>
        {apiAccounts.length === 0 && <p>{say(words.none)}</p>}
        <ul className={classes.rows}>
          {apiAccounts.map(({ id, name, mode: of, keys }) => {
            const count = keys.filter(({ state }) => state === 'ACTIVE' || state === 'RETIRING').length;
            return (
              <li key={id}>
                <span>
                  <strong>{name}</strong> <Tag tone={of === 'LIVE' ? 'good' : 'quiet'}>{say(modeWords[of])}</Tag>
                  <span className={classes.small}>{intl.formatMessage(words.keys, { count })}</span>
                </span>
                <Link to={to(`/developers/accounts/${id}`)}>{intl.formatMessage(words.open, { name })}</Link>
              </li>
            );
          })}
        </ul>
      </Panel>
      <Panel title={say(words.create)}>
        <AccountForm
          intent="application"
          answer={answer}
          fields={[{ name: 'name', label: say(words.name), hint: say(words.nameHint), required: true, maxLength: 100 }]}
          submit={say(words.create)}
        >
          <RadioGroup
            legend={say(words.mode)}
            name="mode"
            value={mode}
            onChange={setMode}
            options={MODES.map((value) => ({ value, label: say(modeWords[value]) }))}
          />
        </AccountForm>
      </Panel>
    </DevelopersFrame>
  );
}
