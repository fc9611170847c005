import { useScope } from '@naga/app-kit/PermissionGate';
import { Card } from '@naga/ui/Card';
import { SelectField } from '@naga/ui/SelectField';
import { FormattedMessage, useIntl } from 'react-intl';
import { EditForm } from '../../../features/form/EditForm.js';
import { useForm } from '../../../features/form/use-form.js';
import { words } from './level-words.js';
import type { Person } from './person.js';
import { useAgentLevelsQuery, useSetAgentLevelMutation } from './person.generated.js';

const AGAIN = { refetchQueries: ['Person', 'RecordChanges'], awaitRefetchQueries: true };

/** What somebody who sells for an agency earns by; chosen by who edits prices. */
export function AgentLevel({ person }: { person: Person }) {
  const chooses = ['country', 'all'].includes(useScope('pricing.edit') ?? '');
  const countryCode = person.agency?.countryCode ?? '';
  const { data } = useAgentLevelsQuery({ variables: { countryCode }, skip: !chooses || countryCode === '' });
  const own = person.commissionLevel;
  const offered = data?.commissionLevelRecords.rows;
  // One that is off stays with who has it.
  const levels = own && offered && !offered.some(({ id }) => id === own.id) ? [own, ...offered] : offered;
  return (
    levels !== undefined && (
      <section>
        <h2>
          <FormattedMessage {...words.title} />
        </h2>
        <Card kind="panel">
          <LevelForm key={person.commissionLevel?.id} person={person} levels={levels} />
        </Card>
      </section>
    )
  );
}

interface LevelFormProps {
  person: Person;
  levels: readonly { id: string; name: string }[];
}

function LevelForm({ person: { id: userId, commissionLevel, agency }, levels }: LevelFormProps) {
  const intl = useIntl();
  const [set] = useSetAgentLevelMutation(AGAIN);
  const ofAgency = agency?.commissionLevel?.name;
  const form = useForm({
    initial: { levelId: commissionLevel?.id ?? '' },
    // Null is an answer of its own: by the agency's again.
    send: async ({ levelId }) => {
      const { data } = await set({ variables: { userId, levelId: levelId || null } });
      return data == null ? undefined : (data.setAgentCommissionLevel ?? { __typename: 'None' as const });
    },
    refusedAt: { COMMISSION_LEVEL_NOT_FOUND: 'levelId' },
    done: intl.formatMessage(words.saved),
    onDone: () => undefined,
  });
  return (
    <EditForm form={form} isPart submit={<FormattedMessage {...words.save} />}>
      <SelectField
        label={intl.formatMessage(words.level)}
        hint={intl.formatMessage(words.hint)}
        options={[
          {
            value: '',
            label:
              ofAgency === undefined
                ? intl.formatMessage(words.none)
                : intl.formatMessage(words.ofAgency, { level: ofAgency }),
          },
          ...levels.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...form.text('levelId')}
      />
    </EditForm>
  );
}
