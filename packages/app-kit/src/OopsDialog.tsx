import { Button } from '@naga/ui/Button';
import { Dialog } from '@naga/ui/Dialog';
import type { ReactNode } from 'react';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';

const words = defineMessages<{
  title: NoMessageValues;
  server: NoMessageValues;
  again: NoMessageValues;
  reference: { reference: string };
}>({
  title: { id: 'app.oops.title', defaultMessage: 'Oops...' },
  server: { id: 'app.oops.server', defaultMessage: 'Something went wrong! Please try again.' },
  again: { id: 'app.oops.again', defaultMessage: 'Try again' },
  reference: { id: 'app.oops.reference', defaultMessage: 'Reference: {reference}' },
});

export interface Oops {
  /** What happened and what to do next; "Something went wrong! Please try again." when left out. */
  text?: ReactNode;
  title?: ReactNode;
  /** Names the request in our logs. */
  reference?: string | undefined;
  /** The one thing to do; closes the dialog as well. */
  action?: { label: ReactNode; onAct: () => void };
}

/** The dialog of the error catalogue (specification, section 8): it waits for its one action. */
export function OopsDialog({ text, title, reference, action, onClose }: Oops & { onClose: () => void }) {
  const intl = useIntl();
  return (
    <Dialog
      open
      dismissable={false}
      title={title ?? intl.formatMessage(words.title)}
      onClose={onClose}
      actions={
        <Button
          onClick={() => {
            onClose();
            action?.onAct();
          }}
        >
          {action?.label ?? intl.formatMessage(words.again)}
        </Button>
      }
    >
      <p>{text ?? intl.formatMessage(words.server)}</p>
      {reference !== undefined && <p>{intl.formatMessage(words.reference, { reference })}</p>}
    </Dialog>
  );
}
