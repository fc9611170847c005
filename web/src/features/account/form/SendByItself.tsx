import { useEffect, useRef } from 'react';
import { useSubmit } from 'react-router';

/**
 * Sends a page's one form as soon as there is script. Links of mails are opened by scanners too, which only look:
 * what serves once must not be used up by a look.
 */
export function SendByItself({ intent }: { intent: string }) {
  const submit = useSubmit();
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void submit({ intent }, { method: 'post', replace: true });
  }, [intent, submit]);
  return null;
}
