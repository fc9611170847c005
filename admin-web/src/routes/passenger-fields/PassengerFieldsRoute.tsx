import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { PASSENGER_FIELDS, type PassengerField } from '@naga/kernel/passenger-field.js';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { FormSection } from '@naga/ui/FormSection';
import { SelectField } from '@naga/ui/SelectField';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useUndoNotice } from '../../session/use-undoable.js';
import { factWords } from '../../features/booking-words/fact-words.js';
import { EditForm } from '../../features/form/EditForm.js';
import { useForm } from '../../features/form/use-form.js';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { usePassengerFieldsQuery, useSetPassengerFieldsMutation } from './passenger-fields.generated.js';
import { words } from './words.js';

/** What an operator asks of each passenger beside name, title and nationality. */
export default function PassengerFieldsRoute() {
  return (
    <PermissionGate permission="catalogue.edit" scopes={OPERATOR_SCOPES}>
      <PassengerFields />
    </PermissionGate>
  );
}

function PassengerFields() {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const operators = useOwnOperators('catalogue.edit');
  const { data } = usePassengerFieldsQuery({ fetchPolicy: 'cache-and-network' });
  const chosen = operators.find(({ value }) => value === query.get('operatorId')) ?? operators[0];
  const asked = data?.operators.find(({ id }) => id === chosen?.value)?.requiredPassengerFields;
  return (
    <div className="back-office__stack">
      <h1>
        <FormattedMessage {...words.title} />
      </h1>
      <p>
        <FormattedMessage {...words.about} />
      </p>
      {operators.length > 1 && (
        <SelectField
          label={intl.formatMessage(words.operator)}
          options={operators}
          value={chosen?.value ?? ''}
          onChange={({ currentTarget: { value } }) => setQuery({ operatorId: value }, { replace: true })}
        />
      )}
      {chosen !== undefined && asked !== undefined && (
        <FieldsForm
          key={`${chosen.value} ${asked.join(' ')}`}
          operatorId={chosen.value}
          name={chosen.label}
          asked={asked}
        />
      )}
    </div>
  );
}

interface FieldsFormProps {
  operatorId: string;
  name: string;
  asked: readonly PassengerField[];
}

type Values = Record<PassengerField, boolean>;

function FieldsForm({ operatorId, name, asked }: FieldsFormProps) {
  const intl = useIntl();
  const tell = useUndoNotice();
  const [save] = useSetPassengerFieldsMutation({ refetchQueries: ['PassengerFields'], awaitRefetchQueries: true });
  const initial: Values = {
    DOCUMENT: asked.includes('DOCUMENT'),
    BIRTH_DATE: asked.includes('BIRTH_DATE'),
    MOBILE: asked.includes('MOBILE'),
    EMAIL: asked.includes('EMAIL'),
  };
  const send = async (values: Values): Promise<{ __typename: 'Saved' } | undefined> => {
    const fields = PASSENGER_FIELDS.filter((field) => values[field]);
    const { data } = await save({ variables: { operatorId, fields } });
    return data?.setRequiredPassengerFields == null ? undefined : { __typename: 'Saved' };
  };
  const form = useForm<Values, { __typename: 'Saved' }>({
    initial,
    send,
    onDone: () => tell(intl.formatMessage(words.saved), () => send(initial)),
  });
  return (
    <EditForm form={form} submit={<FormattedMessage {...words.save} />}>
      <FormSection title={name} about={<FormattedMessage {...words.asked} />}>
        {PASSENGER_FIELDS.map((field) => (
          <CheckboxField key={field} label={intl.formatMessage(factWords[field])} {...form.flag(field)} />
        ))}
      </FormSection>
    </EditForm>
  );
}
