import { Button } from '@naga/ui/Button';
import { Dialog } from '@naga/ui/Dialog';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { soldWords } from '../../features/sold/sold-words.js';
import type { NotifyWords } from './NotifyWhenSaved.js';
import type { Touched } from './touched.js';
import { TouchedDepartures } from './TouchedDepartures.js';
import { useMessage, type WaitingMessage } from './use-message.js';

/** What is about to be done, in words. */
export interface TouchingWords {
  /** What becomes of the people. */
  text: MessageDescriptor;
  /** On the button that does it; left out where it would be refused. */
  go?: MessageDescriptor;
  keep: MessageDescriptor;
  /** When the people are told, where that is not at once. */
  later?: NotifyWords;
}

export interface AskTouchedProps {
  sold: Touched;
  words: TouchingWords;
  /** Undefined: it is left as it is; else what is said once it is done. */
  decide: (messages: readonly WaitingMessage[] | undefined) => void;
}

/** The question before something is done that people have seats on: who they are, the ways to them, and what is said to them. */
export function AskTouched({ sold, words: { text, go, keep, later }, decide }: AskTouchedProps) {
  const message = useMessage(sold);
  function sure() {
    const messages = message.take();
    if (messages !== undefined) decide(messages);
  }
  return (
    <Dialog
      open
      wide
      title={<FormattedMessage {...soldWords.offTitle} values={{ count: sold.departures }} />}
      onClose={() => decide(undefined)}
      actions={
        <>
          {go && (
            <Button variant="danger" disabled={message.isCounting} onClick={sure}>
              <FormattedMessage {...go} />
            </Button>
          )}
          <Button variant="quiet" onClick={() => decide(undefined)}>
            <FormattedMessage {...keep} />
          </Button>
        </>
      }
    >
      <TouchedDepartures of={sold} sentence={text} isCounted message={go && message} words={later} />
    </Dialog>
  );
}
