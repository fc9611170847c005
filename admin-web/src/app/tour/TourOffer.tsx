import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { insideOf } from '../../session/staff.rules.js';
import { useMe } from '../../session/me.js';
import { words } from './tour-words.js';
import { useShownAround } from './use-shown-around.js';

/** On the screens where a day begins, for who was never shown around: an offer beside the work, and nothing in its way. */
export function TourOffer({ onStart }: { onStart: () => void }) {
  const me = useMe();
  const { pathname } = useLocation();
  const { isOffered, remember } = useShownAround(me);
  const isBegin = pathname === '/' || pathname === insideOf(me.landing);
  if (!isOffered || !isBegin) return null;
  return (
    <Notice title={<FormattedMessage {...words.offer} />}>
      <FormattedMessage {...words.offerText} />
      {/* Below the words: beside them there is no room on a telephone. */}
      <div className="back-office__actions tour-offer">
        <Button variant="quiet" size="small" onClick={onStart}>
          <FormattedMessage {...words.start} />
        </Button>
        <Button variant="link" size="small" onClick={remember}>
          <FormattedMessage {...words.no} />
        </Button>
      </div>
    </Notice>
  );
}
