import { LANGUAGES, type LanguageCode } from '@naga/kernel/language.js';
import { Disclosure } from '@naga/ui/Disclosure';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormHandle } from '../../features/form/use-form.js';
import { localName } from '../../session/local-name.js';
import { nounWords } from '../../records/noun/noun-words.js';
import { OWN_NAMES } from '../../session/language.js';
import { editorWords } from './editor-words.js';
import { isNamed, type LineValues, type StopValues, type TimingValues } from './line-values.js';

const MOST_LETTERS = 100;

export interface StopNamesProps {
  form: FormHandle<LineValues>;
  timing: TimingValues;
  at: number;
  stops: readonly StopValues[];
  onChange: (timing: TimingValues, place?: string) => void;
}

/** What stops are called at one time alone: a gate of the night, a pier of the high water. */
export function StopNames({ form, timing, at, stops, onChange }: StopNamesProps) {
  const intl = useIntl();
  const placeOf = (of: number, code: LanguageCode) => `timings.${at}.stops.${of}.stopName.${code}`;
  const named = timing.stopNames.flatMap((name, of) => (isNamed(name) ? [of] : []));
  const [chosen, setChosen] = useState(named[0] ?? 0);
  const wrong = named.filter((of) => LANGUAGES.some((code) => form.at(placeOf(of, code)).error !== undefined));
  const nameOf = (of: number) => localName(intl.locale, stops[of]!.names);
  // One is shown at a time: a long way has as many names as stops, in five languages.
  const shown = wrong.includes(chosen) ? chosen : (wrong[0] ?? Math.min(chosen, stops.length - 1));
  // What was wrong stays in sight while it is mended.
  const write: typeof onChange = (changed, place) => {
    setChosen(shown);
    onChange(changed, place);
  };
  return (
    <Disclosure
      summary={<FormattedMessage {...editorWords.stopNames} values={{ count: named.length }} />}
      {...(wrong.length > 0 && { open: true })}
    >
      <div className="back-office__fields">
        <SelectField
          label={intl.formatMessage(editorWords.stopToName)}
          hint={intl.formatMessage(editorWords.stopNamesHint)}
          options={stops.map((_, of) => ({ value: String(of), label: nameOf(of) }))}
          value={String(shown)}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        />
        {LANGUAGES.map((code) => (
          <NameField
            key={code}
            form={form}
            timing={timing}
            of={shown}
            code={code}
            place={placeOf(shown, code)}
            stop={nameOf(shown)}
            onChange={write}
          />
        ))}
      </div>
    </Disclosure>
  );
}

interface NameFieldProps extends Pick<StopNamesProps, 'form' | 'timing' | 'onChange'> {
  of: number;
  code: LanguageCode;
  place: string;
  stop: string;
}

function NameField({ form, timing, onChange, of, code, place, stop }: NameFieldProps) {
  const intl = useIntl();
  const name = timing.stopNames[of]!;
  const write = (value: string) =>
    onChange({ ...timing, stopNames: timing.stopNames.toSpliced(of, 1, { ...name, [code]: value }) }, place);
  return (
    <TextField
      label={intl.formatMessage(nounWords.inLanguage, {
        label: intl.formatMessage(editorWords.nameOfStop, { stop }),
        language: OWN_NAMES[code],
      })}
      lang={code}
      optional
      maxLength={MOST_LETTERS}
      {...form.at(place)}
      value={name[code]}
      onChange={({ currentTarget }) => write(currentTarget.value)}
    />
  );
}
