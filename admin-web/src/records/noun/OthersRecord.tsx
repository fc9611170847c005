import { Notice } from '@naga/ui/Notice';
import { FormattedMessage } from 'react-intl';
import { nounWords } from './noun-words.js';

/** Instead of a form and a way to it: the record is somebody else's. */
export const OthersRecord = () => (
  <Notice tone="quiet" title={<FormattedMessage {...nounWords.others} />}>
    <FormattedMessage {...nounWords.othersText} />
  </Notice>
);
