import { LANGUAGES } from '@naga/kernel/language.js';
import { FormSection } from '@naga/ui/FormSection';
import { TextAreaField } from '@naga/ui/TextAreaField';
import { TextField } from '@naga/ui/TextField';
import type { ChangeEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageName } from '../../session/language.js';
import { notificationWords as words } from './notification-words.js';
import type { WordsName } from './said-values.js';

/** A form of such words. */
export interface SaidForm {
  text: (name: WordsName) => {
    id: string;
    name: string;
    error: string | undefined;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  };
}

/** Title and text in each language; English is what the others fall back to. */
export function SaidFields({ form }: { form: SaidForm }) {
  const say = useIntl().formatMessage;
  return (
    <FormSection title={<FormattedMessage {...words.says} />} about={<FormattedMessage {...words.saysAbout} />}>
      {LANGUAGES.map((code) => {
        const language = languageName(code);
        const look = code === 'en' ? { required: true } : { optional: true };
        return (
          <div key={code} className="back-office__stack" lang={code}>
            <TextField
              label={say(words.titleIn, { language })}
              maxLength={120}
              {...look}
              {...form.text(`titles.${code}`)}
            />
            <TextAreaField
              label={say(words.textIn, { language })}
              maxLength={2000}
              rows={4}
              {...look}
              {...form.text(`texts.${code}`)}
            />
          </div>
        );
      })}
    </FormSection>
  );
}
