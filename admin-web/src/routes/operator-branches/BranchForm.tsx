import { FormSection } from '@naga/ui/FormSection';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { EditForm } from '../../features/form/EditForm.js';
import { useForm } from '../../features/form/use-form.js';
import type { Refused } from '../../session/refused.js';
import { typedText } from '../../session/typed-text.js';
import type { Branch_RowFragment, BranchInput } from './branches.generated.js';
import { words } from './words.js';

export type BranchValues = { operatorId: string; name: string; address: string; contactPhone: string };
type Answer = Branch_RowFragment | Refused;

export interface BranchFormProps {
  initial: BranchValues;
  draft: string;
  send: (input: BranchInput, operatorId: string) => Promise<Answer | null | undefined>;
  /** Of which one is chosen for a new branch; left out for one that has its own. */
  operators?: readonly { value: string; label: string }[];
  texts?: Readonly<Record<string, string>>;
  back: string;
  more?: ReactNode;
}

const inputOf = ({ name, address, contactPhone }: BranchValues): BranchInput => ({
  name: name.trim(),
  address: typedText(address),
  contactPhone: typedText(contactPhone),
});

/** The form of a branch. */
export function BranchForm({ initial, draft, send, operators, texts, back, more }: BranchFormProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const form = useForm<BranchValues, Answer>({
    initial,
    draft,
    check: ({ operatorId, name }) => ({
      operatorId: operatorId === '' && 'REQUIRED',
      name: name.trim() === '' && 'REQUIRED',
    }),
    send: (values) => send(inputOf(values), values.operatorId),
    ...(texts !== undefined && { texts }),
    done: intl.formatMessage(words.saved),
    onDone: (branch) => navigate(`/operator-branches/${(branch as Branch_RowFragment).id}`),
  });
  return (
    <EditForm form={form} submit={<FormattedMessage {...words.save} />} back={back} more={more}>
      <FormSection title={<FormattedMessage {...words.facts} />} about={<FormattedMessage {...words.noneText} />}>
        {operators !== undefined && (
          <SelectField
            label={intl.formatMessage(words.operator)}
            required
            placeholder={intl.formatMessage(words.choose)}
            options={operators}
            {...form.text('operatorId')}
          />
        )}
        <TextField label={intl.formatMessage(words.name)} required maxLength={120} {...form.text('name')} />
        <TextField label={intl.formatMessage(words.address)} optional maxLength={300} {...form.text('address')} />
        <TextField
          label={intl.formatMessage(words.phone)}
          type="tel"
          optional
          maxLength={40}
          {...form.text('contactPhone')}
        />
      </FormSection>
    </EditForm>
  );
}
