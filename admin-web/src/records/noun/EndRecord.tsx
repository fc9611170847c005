import { useApolloClient } from '@apollo/client/react';
import { useNotices } from '@naga/app-kit/NoticeArea';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { ConfirmTyped } from '../../features/action/ConfirmTyped.js';
import { SwitchButton } from '../../features/action/SwitchButton.js';
import { useAskEnd } from '../touched/use-ask-end.js';
import { useAttempt } from '../../session/use-attempt.js';
import { isRefused, type ToldRefusal } from '../../session/refused.js';
import type { BulkReport, ListedNoun } from './noun.js';
import type { NounRow } from './noun-field.js';
import { nounWords } from './noun-words.js';
import { whyOf } from './told-failure.js';
import { useEnd } from './use-end.js';
import { useMakes } from './use-makes.js';

export interface EndRecordProps {
  noun: ListedNoun;
  row: NounRow;
}

/** What became of the only record that was asked about. */
const ofOne = (intl: IntlShape, report: BulkReport | undefined): BulkReport | ToldRefusal | undefined => {
  const failed = report?.failed[0];
  if (failed === undefined) return report;
  return { __typename: 'Refused', code: failed.code, facts: failed.facts, text: whyOf(intl, failed) };
};

/** Removes a record when its word was typed, or switches it off and on at a press. */
export function EndRecord(props: EndRecordProps) {
  if (!useMakes(props.noun)) return null;
  return props.noun.ends === 'removed' ? <Remove {...props} /> : <Switch {...props} />;
}

function Remove({ noun, row: { id, name } }: EndRecordProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const { runOne, loading } = useEnd(noun);
  const { sure, tell } = useAskEnd(noun.touching);
  async function remove() {
    if (!(await sure({ ids: [id] }))) return;
    const report = await attempt(async () => ofOne(intl, await runOne(id)));
    if (report === undefined) return;
    tell();
    notify(intl.formatMessage(nounWords.removed));
    await navigate(noun.path, { replace: true });
  }
  return (
    <ConfirmTyped
      busy={loading}
      label={<FormattedMessage {...nounWords.remove} />}
      title={<FormattedMessage {...nounWords.removeTitle} values={{ name }} />}
      keep={<FormattedMessage {...nounWords.keep} />}
      confirm={{ word: 'delete', of: [name] }}
      onSure={remove}
    >
      <FormattedMessage {...nounWords.removeText} />
    </ConfirmTyped>
  );
}

function Switch({ noun, row: { id, active = false } }: EndRecordProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const { runOne, loading } = useEnd(noun);
  const { sure, tell } = useAskEnd(noun.touching);
  async function turn(to: boolean) {
    const done = ofOne(intl, await runOne(id, to));
    if (!to && done !== undefined && !isRefused(done)) tell();
    return done;
  }
  return (
    <SwitchButton
      busy={loading}
      sure={active ? () => sure({ ids: [id] }) : undefined}
      send={() => turn(!active)}
      undo={() => turn(active)}
      sureBack={active ? undefined : () => sure({ ids: [id] }, 'BACK')}
      onTried={() => client.refetchQueries({ include: 'active' })}
      said={intl.formatMessage(active ? nounWords.switchedOff : nounWords.switchedOn)}
    >
      <FormattedMessage {...(active ? nounWords.switchOff : nounWords.switchOn)} />
    </SwitchButton>
  );
}
