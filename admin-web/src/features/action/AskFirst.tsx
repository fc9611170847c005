import { Button, type ButtonProps } from '@naga/ui/Button';
import { Dialog } from '@naga/ui/Dialog';
import { type ReactNode, useState } from 'react';

export interface AskFirstProps extends Pick<ButtonProps<'button'>, 'variant' | 'size' | 'wide'> {
  /** On the button that asks, and on the one that does it unless `sure` says more. */
  label: ReactNode;
  sure?: ReactNode;
  /** On the button that leaves everything as it is. */
  keep: ReactNode;
  /** The question. */
  title: ReactNode;
  /** What will be so afterwards. */
  children: ReactNode;
  busy: boolean;
  /** The question goes away when it is done, or when its failure is told. */
  onSure: () => Promise<unknown>;
}

/** What cannot be taken back, or touches somebody: asked once more before it is done. */
export function AskFirst({ label, sure = label, keep, title, children, busy, onSure, ...look }: AskFirstProps) {
  const [asking, setAsking] = useState(false);
  const actions = (
    <>
      <Button variant="danger" busy={busy} onClick={() => void onSure().finally(() => setAsking(false))}>
        {sure}
      </Button>
      <Button variant="quiet" onClick={() => setAsking(false)}>
        {keep}
      </Button>
    </>
  );
  return (
    <>
      <Button variant="quiet" {...look} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <Dialog open title={title} onClose={() => setAsking(false)} actions={actions}>
          <p>{children}</p>
        </Dialog>
      )}
    </>
  );
}
