import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { EmptyState } from '@naga/ui/EmptyState';
import { FormSection } from '@naga/ui/FormSection';
import { TextField } from '@naga/ui/TextField';
import { Toolbar } from '@naga/ui/Toolbar';
import { parseAsString, useQueryState } from 'nuqs';
import { FormattedMessage, useIntl } from 'react-intl';
import { Loaded } from '../../features/record/Loaded.js';
import { SettingForm } from './SettingForm.js';
import { type CatalogueSetting_FormFragment, useSettingsQuery } from './settings.generated.js';
import { effectWords, nameWords, words } from './words.js';

const loadedWords = { failed: words.failed, unknown: words.none, unknownText: words.noneText };

/** What the platform's admins set while everything runs. */
export default function SettingsRoute() {
  return (
    <PermissionGate permission="system.manage" scopes={['all']}>
      <Toolbar title={<FormattedMessage {...words.title} />} sub={<FormattedMessage {...words.about} />} />
      <Settings />
    </PermissionGate>
  );
}

function Settings() {
  const intl = useIntl();
  const [text, look] = useQueryState('text', parseAsString.withDefault(''));
  const isAsked = ({ key }: CatalogueSetting_FormFragment) =>
    `${intl.formatMessage(nameWords[key])} ${intl.formatMessage(effectWords[key])}`
      .toLowerCase()
      .includes(text.trim().toLowerCase());
  const result = useSettingsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Loaded result={result} pick={({ catalogueSettings }) => catalogueSettings} words={loadedWords}>
      {(settings, reload) => {
        const asked = settings.filter(isAsked);
        return (
          <div className="back-office__stack">
            <TextField
              type="search"
              label={intl.formatMessage(words.search)}
              value={text}
              onChange={({ currentTarget: { value } }) => void look(value === '' ? null : value)}
            />
            {asked.length === 0 && (
              <EmptyState title={<FormattedMessage {...words.none} />}>
                <FormattedMessage {...words.noneText} />
              </EmptyState>
            )}
            {asked.length > 0 && (
              <FormSection
                title={<FormattedMessage {...words.catalogue} />}
                about={<FormattedMessage {...words.catalogueAbout} />}
              >
                {asked.map((setting) => (
                  <SettingForm key={`${setting.key} ${setting.version}`} setting={setting} onSaved={reload} />
                ))}
              </FormSection>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}
