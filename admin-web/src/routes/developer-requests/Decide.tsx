import { useNotices } from '@naga/app-kit/NoticeArea';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { TextAreaField } from '@naga/ui/TextAreaField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  type DeveloperRequest_RequestFragment,
  DeveloperRequestsDocument,
  useDecideDeveloperRequestMutation,
} from './developer-requests.generated.js';
import { typedText } from '../../session/typed-text.js';
import { words } from './words.js';

const LONGEST_NOTE = 1000;

export interface DecideProps {
  request: DeveloperRequest_RequestFragment;
  onDone: () => void;
}

/** Yes or no, with a note to the person who asked; a no needs one. */
export function Decide({ request: { id, name }, onDone }: DecideProps) {
  const intl = useIntl();
  const { notify } = useNotices();
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const [decide, { loading }] = useDecideDeveloperRequestMutation({
    refetchQueries: [DeveloperRequestsDocument],
  });
  async function send(approve: boolean) {
    setProblem(undefined);
    setMissing(!approve && note.trim() === '');
    if (!approve && note.trim() === '') return;
    const variables = { id, approve, note: typedText(note) };
    const answer = await decide({ variables }).catch(() => undefined);
    const result = answer?.data?.decideDeveloperRequest;
    if (result === undefined) return setProblem(intl.formatMessage(words.failed));
    if (result.__typename === 'Refused') return setProblem(refusalText(intl, result.code, result.facts));
    notify(intl.formatMessage(approve ? words.doneApproved : words.doneRefused, { name }));
    onDone();
  }
  return (
    <div className="back-office__stack">
      <p>
        <FormattedMessage {...words.about} />
      </p>
      <TextAreaField
        label={intl.formatMessage(words.note)}
        hint={intl.formatMessage(words.noteHint)}
        value={note}
        maxLength={LONGEST_NOTE}
        error={isMissing ? intl.formatMessage(words.noteMissing) : undefined}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {problem !== undefined && (
        <Notice tone="bad" live="alert">
          {problem}
        </Notice>
      )}
      <div className="back-office__actions">
        <Button busy={loading} onClick={() => void send(true)}>
          <FormattedMessage {...words.approve} />
        </Button>
        <Button variant="danger" busy={loading} onClick={() => void send(false)}>
          <FormattedMessage {...words.refuse} />
        </Button>
      </div>
    </div>
  );
}
