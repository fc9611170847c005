import { CheckboxField } from '@naga/ui/CheckboxField';
import { FormSection } from '@naga/ui/FormSection';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EditForm } from '../../features/form/EditForm.js';
import { useForm } from '../../features/form/use-form.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import type { Refused } from '../../session/refused.js';
import { type ClassValues, wrongIn } from './class-values.js';
import type { TicketClasses_ClassFragment } from './ticket-classes.generated.js';
import { forWords, journeyWords, words } from './words.js';

type Answer = TicketClasses_ClassFragment | Refused;

export interface ClassFormProps {
  initial: ClassValues;
  /** Its codes may be given: how they look is shown only. */
  isMade: boolean;
  /** Who works for an operator makes classes of his own only. */
  ownOperator: boolean;
  /** Of an answer that somebody else was faster. */
  texts?: Readonly<Record<string, string>>;
  more?: ReactNode;
  send: (values: ClassValues) => Promise<Answer | null | undefined>;
  onDone: (made: TicketClasses_ClassFragment) => unknown;
}

/** Whom a class of ticket codes is for and how its codes look. */
export function ClassForm({ initial, isMade, ownOperator, texts, more, send, onDone }: ClassFormProps) {
  const intl = useIntl();
  const operators = useOwnOperators('catalogue.edit');
  const form = useForm<ClassValues, Answer>({
    initial,
    check: wrongIn,
    send,
    ...(texts && { texts }),
    done: intl.formatMessage(words.saved),
    onDone: (made) => onDone(made as TicketClasses_ClassFragment),
  });
  const options = (of: typeof forWords | typeof journeyWords) =>
    Object.entries(of).map(([value, word]) => ({ value, label: intl.formatMessage(word) }));
  return (
    <EditForm form={form} submit={<FormattedMessage {...words.save} />} more={more} back="/ticket-code-classes">
      <FormSection
        title={<FormattedMessage {...words.looks} />}
        about={<FormattedMessage {...(isMade ? words.looksFixed : words.looksAbout)} />}
      >
        <SelectField
          label={intl.formatMessage(words.operator)}
          required
          disabled={isMade || ownOperator}
          placeholder={intl.formatMessage(words.choose)}
          options={operators}
          {...form.text('operatorId')}
        />
        <TextField
          label={intl.formatMessage(words.prefix)}
          hint={intl.formatMessage(words.prefixHint)}
          optional
          disabled={isMade}
          maxLength={12}
          {...form.text('prefix')}
        />
        <TextField
          label={intl.formatMessage(words.digits)}
          required
          disabled={isMade}
          inputMode="numeric"
          maxLength={2}
          {...form.text('digits')}
        />
        <TextField
          label={intl.formatMessage(words.suffix)}
          hint={intl.formatMessage(words.suffixHint)}
          optional
          disabled={isMade}
          maxLength={12}
          {...form.text('suffix')}
        />
      </FormSection>
      <FormSection title={<FormattedMessage {...words.whom} />} about={<FormattedMessage {...words.whomAbout} />}>
        <SelectField
          label={intl.formatMessage(words.createFor)}
          options={options(forWords)}
          {...form.text('createFor')}
        />
        <SelectField
          label={intl.formatMessage(words.journeyType)}
          options={options(journeyWords)}
          {...form.text('journeyType')}
        />
        <CheckboxField label={intl.formatMessage(words.allowForeigners)} {...form.flag('allowForeigners')} />
        <CheckboxField label={intl.formatMessage(words.allowLocals)} {...form.flag('allowLocals')} />
      </FormSection>
    </EditForm>
  );
}
