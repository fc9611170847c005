import { useNotices } from '@naga/app-kit/NoticeArea';
import { Button } from '@naga/ui/Button';
import { Dialog } from '@naga/ui/Dialog';
import { TextField } from '@naga/ui/TextField';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemText } from '../../session/problem-words.js';
import { wrongFields } from '../../session/problems.js';
import { words } from './list-words.js';

export interface NameViewProps {
  name: string;
  /** Rejects with what is wrong with the name. */
  onName: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function NameView({ name, onName, onClose }: NameViewProps) {
  const intl = useIntl();
  const { oops } = useNotices();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('name')).trim();
    if (text === '') return setProblem(intl.formatMessage(words.nameMissing));
    setBusy(true);
    try {
      await onName(text);
      onClose();
    } catch (error) {
      const [wrong] = wrongFields(error) ?? [];
      if (wrong === undefined) oops({});
      setProblem(wrong && problemText(intl, wrong.code, wrong.facts ?? {}));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog open title={<FormattedMessage {...words.nameView} />} onClose={onClose}>
      <form className="back-office__stack" onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={intl.formatMessage(words.viewName)}
          name="name"
          defaultValue={name}
          maxLength={80}
          error={problem}
        />
        <div className="back-office__actions">
          <Button type="submit" busy={busy}>
            <FormattedMessage {...words.keep} />
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <FormattedMessage {...words.cancel} />
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
