import { Button } from '@naga/ui/Button';
import { Dialog } from '@naga/ui/Dialog';
import { useEffect } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useBlocker } from 'react-router';

const words = defineMessages({
  title: { id: 'admin.leave.title', defaultMessage: 'Leave without saving?' },
  text: { id: 'admin.leave.text', defaultMessage: 'What you have changed here is not saved yet and would be lost.' },
  stay: { id: 'admin.leave.stay', defaultMessage: 'Stay here' },
  leave: { id: 'admin.leave.leave', defaultMessage: 'Leave' },
});

export interface LeaveGuardProps {
  onLeave: () => void;
  /** Links and Back lead on without a question: it is being saved. */
  isFree?: boolean;
}

/** While something is unsaved, asks before it is lost: by a link, by Back (our question), by reload or closing (the browser's). */
export function LeaveGuard({ onLeave, isFree = false }: LeaveGuardProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return !isFree && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    // The way is free first: who forgets first is no longer asked, and the answer comes too late.
    blocker.proceed();
    onLeave();
  };
  const actions = (
    <>
      <Button onClick={() => blocker.reset()}>
        <FormattedMessage {...words.stay} />
      </Button>
      <Button variant="danger" onClick={leave}>
        <FormattedMessage {...words.leave} />
      </Button>
    </>
  );
  return (
    <Dialog open title={<FormattedMessage {...words.title} />} onClose={() => blocker.reset()} actions={actions}>
      <p>
        <FormattedMessage {...words.text} />
      </p>
    </Dialog>
  );
}
