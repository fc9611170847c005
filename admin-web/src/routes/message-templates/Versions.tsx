import { Button } from '@naga/ui/Button';
import { Disclosure } from '@naga/ui/Disclosure';
import { FormattedMessage, useIntl } from 'react-intl';
import { LocalTime } from '../../session/time/LocalTime.js';
import { SendTest, type SendTestProps } from './SendTest.js';
import type { MessageText_TextFragment } from './templates.generated.js';
import { VersionDiff } from './VersionDiff.js';
import { filledWords, words } from './words.js';

export interface VersionsProps extends Pick<SendTestProps, 'templateKey'> {
  text: MessageText_TextFragment;
  /** What stands in the form. */
  typed: string;
  onUseAgain: (said: string) => void;
}

/** What a text was, the newest first, how two of them differ, and the way back to one. */
export function Versions({ templateKey, text, typed, onUseAgain }: VersionsProps) {
  const intl = useIntl();
  const { versions } = text;
  if (versions.length === 0) return null;
  return (
    <Disclosure summary={intl.formatMessage(words.versions)}>
      <VersionDiff text={text} typed={typed} />
      <ol>
        {versions.map(({ version, savedBy, savedAt, words: said }) => (
          <li key={version}>
            <FormattedMessage
              {...filledWords.version}
              values={{ version, by: savedBy ?? '–', at: <LocalTime at={savedAt} /> }}
            />
            <p translate="no">{said ?? intl.formatMessage(words.own)}</p>
            <div className="bulk-bar">
              {version !== versions[0]!.version && (
                <Button variant="quiet" size="small" onClick={() => onUseAgain(said ?? '')}>
                  <FormattedMessage {...words.useAgain} />
                </Button>
              )}
              <SendTest templateKey={templateKey} text={text} said={said ?? ''} />
            </div>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
