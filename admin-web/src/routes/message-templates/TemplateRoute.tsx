import { LANGUAGES } from '@naga/kernel/language.js';
import { SelectField } from '@naga/ui/SelectField';
import { Toolbar } from '@naga/ui/Toolbar';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { OWN_NAMES } from '../../session/language.js';
import { useMessageTextsQuery } from './templates.generated.js';
import { TextForm } from './TextForm.js';
import { words } from './words.js';

/** What one message says: a form for each of its texts, in the chosen language. */
export default function TemplateRoute() {
  const { key = '' } = useParams();
  return (
    <RecordGate
      permission="message.edit"
      back={{ to: '/message-templates', label: <FormattedMessage {...words.back} /> }}
    >
      <Template templateKey={key} />
    </RecordGate>
  );
}

function Template({ templateKey }: { templateKey: string }) {
  const intl = useIntl();
  const [language, choose] = useQueryState('language', parseAsStringLiteral(LANGUAGES).withDefault('en'));
  const result = useMessageTextsQuery({ variables: { key: templateKey }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded result={result} pick={({ messageTexts }) => messageTexts} words={words}>
      {(texts, reload) => (
        <>
          <Toolbar title={texts.find((text) => text.language === language)?.ownSample ?? templateKey} />
          <div className="back-office__stack">
            <SelectField
              label={intl.formatMessage(words.language)}
              options={LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value] }))}
              value={language}
              onChange={({ currentTarget: { value } }) => void choose(LANGUAGES.find((one) => one === value) ?? 'en')}
            />
            {texts
              .filter((text) => text.language === language)
              .map((text) => (
                <TextForm
                  key={`${text.textId} ${language} ${text.versions[0]?.version ?? 0}`}
                  templateKey={templateKey}
                  text={text}
                  onSaved={reload}
                />
              ))}
          </div>
        </>
      )}
    </Loaded>
  );
}
