import { FormSection } from '@naga/ui/FormSection';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormHandle, FormValues } from '../../features/form/use-form.js';
import type { Noun } from './noun.js';
import type { FieldBindings } from './noun-field.js';
import { sectionsOf } from './noun-sections.js';

export interface FieldControlsProps {
  noun: Noun;
  form: FormHandle<FormValues>;
  /** Of a record that is there. */
  id?: string | undefined;
  /** Fields that are shown elsewhere, not asked for. */
  without: readonly string[];
}

/** The fields that a form asks for, section by section. */
export function FieldControls({ noun, form, id, without }: FieldControlsProps) {
  const intl = useIntl();
  const { Beside, fields } = noun;
  const sections = sectionsOf(noun);
  const isAsked = (name: string) => !without.includes(name) && fields[name]!.shownIf?.(form.values) !== false;
  return sections.map((section) => (
    <FormSection
      key={section.title.id}
      title={<FormattedMessage {...section.title} />}
      {...(section.about && { about: <FormattedMessage {...section.about} /> })}
    >
      {section.fields.filter(isAsked).map((name) => {
        const { Control, label, hint, optional } = fields[name]!;
        return (
          <Control
            key={name}
            name={name}
            label={intl.formatMessage(label)}
            {...(hint && { hint: intl.formatMessage(hint) })}
            optional={optional}
            form={form as unknown as FieldBindings}
          />
        );
      })}
      {Beside && section === sections.at(-1) && <Beside values={form.values} set={form.set} {...(id && { id })} />}
    </FormSection>
  ));
}
