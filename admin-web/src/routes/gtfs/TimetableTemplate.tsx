import { Button } from '@naga/ui/Button';
import { Disclosure } from '@naga/ui/Disclosure';
import { FormattedMessage, useIntl } from 'react-intl';
import { saveFile } from '../../features/list/save-file.js';
import { exampleFile } from './example-file.js';
import { words } from './words.js';

/** For operators without a GTFS feed: a table to fill in, with its example. */
export function TimetableTemplate() {
  const intl = useIntl();
  const save = () => saveFile('timetable.csv', exampleFile());
  return (
    <Disclosure summary={intl.formatMessage(words.noFeed)}>
      <div className="back-office__stack">
        <p>
          <FormattedMessage {...words.noFeedText} />
        </p>
        <div>
          <Button variant="quiet" onClick={save}>
            <FormattedMessage {...words.template} />
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}
