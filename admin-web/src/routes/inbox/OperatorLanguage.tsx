import { useNotices } from '@naga/app-kit/NoticeArea';
import { useScope } from '@naga/app-kit/PermissionGate';
import { LANGUAGES } from '@naga/kernel/language.js';
import { Card } from '@naga/ui/Card';
import { SelectField } from '@naga/ui/SelectField';
import { useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useAttempt } from '../../session/use-attempt.js';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { languageName } from '../../session/language.js';
import { useOperatorLanguagesQuery, useSetOperatorLanguageMutation } from './inbox.generated.js';

const words = defineMessages<{
  operator: NoMessageValues;
  language: { operator: string };
  hint: NoMessageValues;
  set: { operator: string; language: string };
}>({
  operator: { id: 'admin.inbox.operator', defaultMessage: 'Operator' },
  language: { id: 'admin.inbox.operator-language', defaultMessage: 'Messages to {operator} are written in' },
  hint: {
    id: 'admin.inbox.operator-language-hint',
    defaultMessage: 'Copies of tickets, bookings to accept and ticket codes to give, also for what is sold already.',
  },
  set: {
    id: 'admin.inbox.operator-language-set',
    defaultMessage: 'Messages to {operator} are written in {language} from now on.',
  },
});

const OPTIONS = LANGUAGES.map((value) => ({ value, label: languageName(value) }));

/** The language in which operators are written to, for who looks after them: his own, or the one he chooses. */
export function OperatorLanguage() {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const scope = useScope('catalogue.edit');
  const mayEdit = OPERATOR_SCOPES.some((one) => one === scope);
  const operators = useOwnOperators('catalogue.edit');
  const [wanted, setWanted] = useState<string>();
  const { data, refetch } = useOperatorLanguagesQuery({ skip: !mayEdit, fetchPolicy: 'cache-and-network' });
  const [set, { loading }] = useSetOperatorLanguageMutation();
  const operator = operators.find(({ value }) => value === wanted) ?? operators[0];
  const language = data?.operators.find(({ id }) => id === operator?.value)?.language;
  if (!mayEdit || operator === undefined || language === undefined) return null;
  const change = async (next: string) => {
    const variables = { operatorId: operator.value, language: next };
    const done = await attempt(async () => (await set({ variables })).data?.setOperatorLanguage);
    if (done === undefined) return;
    await refetch();
    notify(intl.formatMessage(words.set, { operator: operator.label, language: languageName(done) }));
  };
  return (
    <Card kind="panel" className="back-office__stack">
      {operators.length > 1 && (
        <SelectField
          label={intl.formatMessage(words.operator)}
          options={operators}
          value={operator.value}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      )}
      <SelectField
        label={intl.formatMessage(words.language, { operator: operator.label })}
        hint={intl.formatMessage(words.hint)}
        options={OPTIONS}
        value={language}
        disabled={loading}
        onChange={({ currentTarget }) => void change(currentTarget.value)}
      />
    </Card>
  );
}
