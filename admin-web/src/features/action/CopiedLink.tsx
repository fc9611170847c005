import { Button } from '@naga/ui/Button';
import { TextField } from '@naga/ui/TextField';
import { useCopy } from '../../session/use-copy.js';

export interface CopiedLinkProps {
  title: string;
  label: string;
  hint: string;
  /** Of the button. */
  copy: string;
  url: string;
}

/** An address to be given to somebody: chosen whole when it is entered, copied at a press. */
export function CopiedLink({ title, label, hint, copy, url }: CopiedLinkProps) {
  const take = useCopy();
  return (
    <section className="back-office__stack">
      <h2>{title}</h2>
      <TextField label={label} hint={hint} value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
      <div className="back-office__actions">
        <Button variant="quiet" onClick={() => void take(url)}>
          {copy}
        </Button>
      </div>
    </section>
  );
}
