import { Button } from '@naga/ui/Button';
import { Dialog } from '@naga/ui/Dialog';
import { SelectField } from '@naga/ui/SelectField';
import { TextAreaField } from '@naga/ui/TextAreaField';
import { TextField } from '@naga/ui/TextField';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAnswer } from '../../features/action/RequestAnswers.js';
import { useAskPointsMutation } from './rewards.generated.js';
import { CODES, codeWords, words } from './words.js';

const AGAIN = { refetchQueries: ['RewardRequests'] };

/** Points that staff wants to move: how many, why, and in words; a second person decides. */
export function AskPoints({ accountId }: { accountId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <FormattedMessage {...words.move} />
      </Button>
      {open && <AskDialog accountId={accountId} onClose={() => setOpen(false)} />}
    </>
  );
}

function AskDialog({ accountId, onClose }: { accountId: string; onClose: () => void }) {
  const intl = useIntl();
  const run = useAnswer(onClose);
  const [ask, { loading }] = useAskPointsMutation(AGAIN);
  const [wrong, setWrong] = useState<{ points?: string; note?: string }>({});

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = String(data.get('points')).trim();
    const note = String(data.get('note')).trim();
    const points = /^[+-]?\d{1,7}$/.test(typed) ? Number(typed) : 0;
    const found = {
      ...(points === 0 && { points: intl.formatMessage(words.whole) }),
      ...(note === '' && { note: intl.formatMessage(words.wrong) }),
    };
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    const why = String(data.get('why')) as (typeof CODES)[number];
    await run(async () => (await ask({ variables: { accountId, points, why, note } })).data?.askPoints, words.asked);
  }

  return (
    <Dialog open title={intl.formatMessage(words.move)} onClose={onClose}>
      <form className="back-office__stack" onSubmit={(event) => void send(event)} noValidate>
        <p>
          <FormattedMessage {...words.moveAbout} />
        </p>
        <TextField
          name="points"
          label={intl.formatMessage(words.howMany)}
          hint={intl.formatMessage(words.howManyHint)}
          error={wrong.points}
          inputMode="text"
          maxLength={8}
          autoComplete="off"
        />
        <SelectField
          name="why"
          label={intl.formatMessage(words.why)}
          options={CODES.map((value) => ({ value, label: intl.formatMessage(codeWords[value]) }))}
        />
        <TextAreaField name="note" label={intl.formatMessage(words.note)} error={wrong.note} maxLength={500} />
        <div className="back-office__actions">
          <Button type="submit" busy={loading}>
            <FormattedMessage {...words.ask} />
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <FormattedMessage {...words.keep} />
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
