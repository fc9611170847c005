import { FormSection } from '@naga/ui/FormSection';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { SaveSetting, Setting } from './setting.js';
import { SettingForm } from './SettingForm.js';
import { effectWords, nameWords } from './words.js';

export interface SettingsOfAreaProps<One extends Setting> {
  title: MessageDescriptor;
  about: MessageDescriptor;
  settings: readonly One[];
  /** Only settings with these letters in their words are shown; of an area without any nothing is. */
  text: string;
  save: SaveSetting<One>;
  onSaved: () => Promise<unknown>;
}

/** The settings of one subgraph, under the name of what it does. */
export function SettingsOfArea<One extends Setting>(props: SettingsOfAreaProps<One>) {
  const { title, about, settings, text, save, onSaved } = props;
  const say = useIntl().formatMessage;
  const asked = settings.filter(({ key }) => hasLetters(`${say(nameWords[key])} ${say(effectWords[key])}`, text));
  if (asked.length === 0) return null;
  return (
    <FormSection title={<FormattedMessage {...title} />} about={<FormattedMessage {...about} />}>
      {asked.map((setting) => (
        <SettingForm key={`${setting.key} ${setting.version}`} setting={setting} save={save} onSaved={onSaved} />
      ))}
    </FormSection>
  );
}

/** Whether words hold what somebody looks for, in capitals or not. */
export const hasLetters = (words: string, text: string): boolean =>
  words.toLowerCase().includes(text.trim().toLowerCase());
