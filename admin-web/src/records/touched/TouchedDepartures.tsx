import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { SoldDepartures } from '../../features/sold/SoldDepartures.js';
import { soldWords } from '../../features/sold/sold-words.js';
import { NotifyWhenSaved, type NotifyWords } from './NotifyWhenSaved.js';
import type { Touched } from './touched.js';
import type { Message } from './use-message.js';

export interface TouchedDeparturesProps {
  of: Touched;
  /** What becomes of them. */
  sentence: MessageDescriptor;
  /** How many there are stands above already. */
  isCounted?: boolean;
  /** What is said to them once it is saved; left out where nothing can be saved, and they are told at once. */
  message?: Message | undefined;
  /** When it is said, where that is not at once. */
  words?: NotifyWords | undefined;
}

/** Whom a change touches, departure by departure, with the ways to who they are and to moving and telling them. */
export function TouchedDepartures({ of, sentence, isCounted = false, message, words }: TouchedDeparturesProps) {
  const intl = useIntl();
  const { departures, touched, seatNumbers } = of;
  const rows = touched.map(({ seatNumbers: numbers, ...row }) =>
    seatNumbers === null || numbers === undefined ? row : { ...row, seatNumbers: numbers },
  );
  return (
    <div className="back-office__stack">
      <div role="status">
        {!isCounted && (
          <p>
            <strong>
              <FormattedMessage {...soldWords.offTitle} values={{ count: departures }} />
            </strong>
          </p>
        )}
        <p>
          <FormattedMessage {...sentence} />
        </p>
      </div>
      <SoldDepartures
        label={intl.formatMessage(soldWords.touched)}
        rows={rows}
        departures={departures}
        notify={message === undefined}
      />
      {message && <NotifyWhenSaved message={message} words={words} />}
    </div>
  );
}
