import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { EmptyState } from '@naga/ui/EmptyState';
import { TextField } from '@naga/ui/TextField';
import { Toolbar } from '@naga/ui/Toolbar';
import { parseAsString, useQueryState } from 'nuqs';
import { FormattedMessage, useIntl } from 'react-intl';
import { Loaded } from '../../features/record/Loaded.js';
import {
  useSaveBookingSettingMutation,
  useSaveCatalogueSettingMutation,
  useSavePricingSettingMutation,
  useSaveUsersSettingMutation,
  useSettingsQuery,
} from './settings.generated.js';
import { Providers } from './Providers.js';
import { hasLetters, SettingsOfArea } from './SettingsOfArea.js';
import { areaWords, effectWords, nameWords, words } from './words.js';

const loadedWords = { failed: words.failed, unknown: words.none, unknownText: words.noneText };

/** What the platform's admins set while everything runs. */
export default function SettingsRoute() {
  return (
    <PermissionGate permission="system.manage" scopes={['all']}>
      <Toolbar title={<FormattedMessage {...words.title} />} sub={<FormattedMessage {...words.about} />} />
      <div className="back-office__stack">
        <Settings />
        <Providers />
      </div>
    </PermissionGate>
  );
}

function Settings() {
  const say = useIntl().formatMessage;
  const [text, look] = useQueryState('text', parseAsString.withDefault(''));
  const result = useSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const [saveBooking] = useSaveBookingSettingMutation();
  const [saveCatalogue] = useSaveCatalogueSettingMutation();
  const [savePricing] = useSavePricingSettingMutation();
  const [saveUsers] = useSaveUsersSettingMutation();
  return (
    <Loaded result={result} pick={(data) => data} words={loadedWords}>
      {({ bookingSettings, catalogueSettings, pricingSettings, usersSettings }, onSaved) => {
        const all = [...bookingSettings, ...catalogueSettings, ...pricingSettings, ...usersSettings];
        const isThere = all.some(({ key }) => hasLetters(`${say(nameWords[key])} ${say(effectWords[key])}`, text));
        return (
          <div className="back-office__stack">
            <TextField
              type="search"
              label={say(words.search)}
              value={text}
              onChange={({ currentTarget: { value } }) => void look(value === '' ? null : value)}
            />
            {!isThere && (
              <EmptyState title={<FormattedMessage {...words.none} />}>
                <FormattedMessage {...words.noneText} />
              </EmptyState>
            )}
            <SettingsOfArea
              title={words.catalogue}
              about={words.catalogueAbout}
              settings={catalogueSettings}
              text={text}
              onSaved={onSaved}
              save={async (key, version, value) =>
                (await saveCatalogue({ variables: { key, version, value } })).data?.saveCatalogueSetting
              }
            />
            <SettingsOfArea
              title={areaWords.booking}
              about={areaWords.bookingAbout}
              settings={bookingSettings}
              text={text}
              onSaved={onSaved}
              save={async (key, version, value) =>
                (await saveBooking({ variables: { key, version, value } })).data?.saveBookingSetting
              }
            />
            <SettingsOfArea
              title={areaWords.pricing}
              about={areaWords.pricingAbout}
              settings={pricingSettings}
              text={text}
              onSaved={onSaved}
              save={async (key, version, value) =>
                (await savePricing({ variables: { key, version, value } })).data?.savePricingSetting
              }
            />
            <SettingsOfArea
              title={areaWords.users}
              about={areaWords.usersAbout}
              settings={usersSettings}
              text={text}
              onSaved={onSaved}
              save={async (key, version, value) =>
                (await saveUsers({ variables: { key, version, value } })).data?.saveUsersSetting
              }
            />
          </div>
        );
      }}
    </Loaded>
  );
}
