import { Button } from '@naga/ui/Button';
import { Dialog } from '@naga/ui/Dialog';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { RouteForm, type RouteFormProps } from './RouteForm.js';
import { words } from './words.js';

/** A button that asks which other route one may pay the driver on; at once where the address says so. */
export function AddRoute({ operators, onDone }: RouteFormProps) {
  const { pathname } = useLocation();
  const [isAsking, ask] = useState(pathname.endsWith('/add'));
  return (
    <>
      <Button onClick={() => ask(true)}>
        <FormattedMessage {...words.addTitle} />
      </Button>
      {isAsking && (
        <Dialog open title={<FormattedMessage {...words.addTitle} />} onClose={() => ask(false)}>
          <RouteForm
            operators={operators}
            onDone={async () => {
              ask(false);
              await onDone();
            }}
          />
        </Dialog>
      )}
    </>
  );
}
