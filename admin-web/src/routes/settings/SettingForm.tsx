import { TextField } from '@naga/ui/TextField';
import { VisuallyHidden } from '@naga/ui/VisuallyHidden';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUndoNotice } from '../../session/use-undoable.js';
import { EditForm } from '../../features/form/EditForm.js';
import { useConflict } from '../../features/form/use-conflict.js';
import { useForm } from '../../features/form/use-form.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import type { SaveSetting, Setting } from './setting.js';
import { effectWords, filledWords, nameWords, unitWords, words } from './words.js';

export interface SettingFormProps<One extends Setting> {
  setting: One;
  save: SaveSetting<One>;
  onSaved: () => Promise<unknown>;
}

/** One setting: what it is now, its bounds and default, and who changed it last. */
export function SettingForm<One extends Setting>({ setting, save, onSaved }: SettingFormProps<One>) {
  const key: One['key'] = setting.key;
  const called: Setting['key'] = key;
  const { unit, least, most, byDefault, value: before, version, savedAt, savedBy } = setting;
  const intl = useIntl();
  const say = intl.formatMessage;
  const tell = useUndoNotice();
  const conflict = useConflict(() => void onSaved());
  const form = useForm<{ value: string }, One>({
    initial: { value: before === null ? '' : String(before) },
    texts: conflict.texts,
    check: ({ value }) => ({
      value:
        value.trim() !== '' &&
        ((!/^\d{1,9}$/.test(value.trim()) && 'NUMBER') || ((+value < least || +value > most) && 'RANGE')),
    }),
    send: async ({ value }) => conflict.watch(await save(key, version, value.trim() === '' ? null : +value)),
    onDone: async (saved) => {
      tell(say(words.saved), () => save(key, saved.version, before), onSaved);
      await onSaved();
    },
  });
  const name = say(nameWords[called]);
  const bounds = say(filledWords.bounds, { least, most, byDefault, unit: say(unitWords[unit]) });
  return (
    <EditForm
      form={form}
      isPart
      submit={
        <>
          <span aria-hidden>
            <FormattedMessage {...words.save} />
          </span>
          <VisuallyHidden>
            <FormattedMessage {...filledWords.saveOf} values={{ name }} />
          </VisuallyHidden>
        </>
      }
      more={conflict.button}
    >
      <div className="back-office__plain">
        <TextField
          label={name}
          hint={`${say(effectWords[called])} ${bounds}`}
          inputMode="numeric"
          placeholder={String(byDefault)}
          {...form.text('value')}
        />
        <small>
          {savedAt === null
            ? say(words.unchanged)
            : say(filledWords.changed, { by: savedBy ?? say(words.somebody), at: <LocalTime at={savedAt} /> })}
        </small>
      </div>
    </EditForm>
  );
}
