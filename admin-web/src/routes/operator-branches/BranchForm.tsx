import { FormSection } from '@naga/ui/FormSection';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { RecordForm, type RecordFormProps, useRecordForm } from '../../records/RecordForm.js';
import { typedText } from '../../session/typed-text.js';
import { branchRecord } from './branch-record.js';
import type { BranchInput } from './branches.generated.js';
import { words } from './words.js';

export type BranchValues = { operatorId: string; name: string; address: string; contactPhone: string };

export interface BranchFormProps extends RecordFormProps<BranchValues, BranchInput> {
  /** Of which one is chosen for a new branch; left out for one that has its own. */
  operators?: readonly { value: string; label: string }[];
}

const inputOf = ({ name, address, contactPhone }: BranchValues): BranchInput => ({
  name: name.trim(),
  address: typedText(address),
  contactPhone: typedText(contactPhone),
});

/** The form of a branch. */
export function BranchForm({ operators, ...props }: BranchFormProps) {
  const intl = useIntl();
  const form = useRecordForm(branchRecord, props, {
    inputOf,
    check: ({ operatorId, name }) => ({
      operatorId: operatorId === '' && 'REQUIRED',
      name: name.trim() === '' && 'REQUIRED',
    }),
  });
  return (
    <RecordForm of={branchRecord} form={form} state={props}>
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
    </RecordForm>
  );
}
