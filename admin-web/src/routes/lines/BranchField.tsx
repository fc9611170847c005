import { useQuery } from '@apollo/client/react';
import { useScope } from '@naga/app-kit/PermissionGate';
import { SelectField } from '@naga/ui/SelectField';
import { type MessageDescriptor, type NoMessageValues, useIntl } from 'react-intl';
import type { FormHandle } from '../../features/form/use-form.js';
import { documents as branches } from '../../nouns/branch.generated.js';
import type { LineValues } from './line-values.js';

type Words = MessageDescriptor & NoMessageValues;

export interface BranchFieldProps {
  form: FormHandle<LineValues>;
  label: Words;
  hint?: Words;
  /** What it comes to where no branch is chosen. */
  nothing: Words;
  place: string;
  value: string;
  onChange: (branchId: string) => void;
}

/** An operator has a few. */
const MOST_BRANCHES = 500;

/** A branch of the line's operator; nothing where it has none. */
export function BranchField({ form, label, hint, nothing, place, value, onChange }: BranchFieldProps) {
  const intl = useIntl();
  const { operatorId } = form.values;
  // Who works at a branch gives nothing to another.
  const isOfBranch = useScope('schedule.edit') === 'branch';
  const variables = { filter: { operatorId }, page: 1, pageSize: MOST_BRANCHES, counted: false };
  const { data } = useQuery(branches.list, { variables, skip: operatorId === '' || isOfBranch });
  // One that is switched off stays where it was chosen.
  const options = (data?.page.rows ?? [])
    .filter(({ id, active }) => active || id === value)
    .map(({ id, name }) => ({ value: id, label: name }));
  if (options.length === 0) return null;
  return (
    <SelectField
      label={intl.formatMessage(label)}
      {...(hint && { hint: intl.formatMessage(hint) })}
      optional
      placeholder={intl.formatMessage(nothing)}
      options={options}
      {...form.at(place)}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
