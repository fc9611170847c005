import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { TextAreaField } from '@naga/ui/TextAreaField';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localStamp } from '../../session/local-stamp.js';
import { words } from './operator-decision-words.js';

const LONGEST_REASON = 500;

export interface OperatorDecisionProps {
  from: string;
  to: string;
  operator: string;
  /** ISO 8601. */
  confirmBy: string;
  /** The reader may answer; otherwise it only says who is asked. */
  isMine: boolean;
  /** The way has more than one ride. */
  isConnection: boolean;
  busy: boolean;
  onAccept: () => void;
  onRefuse: (reason: string) => void;
}

/** A ride that its operator confirms by hand: until when, and the two answers. */
export function OperatorDecision(props: OperatorDecisionProps) {
  const { from, to, operator, confirmBy, isMine, isConnection, busy, onAccept, onRefuse } = props;
  const [isRefusing, setRefusing] = useState(false);
  return (
    <Notice
      tone={isMine ? 'warn' : 'quiet'}
      title={
        isMine ? (
          <FormattedMessage {...words.yours} values={{ from, to }} />
        ) : (
          <FormattedMessage {...words.theirs} values={{ from, to, operator }} />
        )
      }
    >
      <p>
        <FormattedMessage {...words.until} values={{ stamp: localStamp(confirmBy) }} />{' '}
        {isConnection && <FormattedMessage {...words.together} />}
      </p>
      {isMine && !isRefusing && (
        <div className="back-office__actions">
          <Button busy={busy} onClick={onAccept}>
            <FormattedMessage {...words.accept} />
          </Button>
          <Button variant="quiet" onClick={() => setRefusing(true)}>
            <FormattedMessage {...words.refuse} />
          </Button>
        </div>
      )}
      {isMine && isRefusing && <RefusalForm busy={busy} onRefuse={onRefuse} onBack={() => setRefusing(false)} />}
    </Notice>
  );
}

function RefusalForm({
  busy,
  onRefuse,
  onBack,
}: Pick<OperatorDecisionProps, 'busy' | 'onRefuse'> & { onBack: () => void }) {
  const intl = useIntl();
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason')).trim();
    setMissing(reason === '');
    if (reason !== '') onRefuse(reason);
  }

  return (
    <form className="back-office__stack" onSubmit={submit} noValidate>
      <TextAreaField
        name="reason"
        label={intl.formatMessage(words.reason)}
        hint={intl.formatMessage(words.reasonHint)}
        error={isMissing ? intl.formatMessage(words.reasonMissing) : undefined}
        maxLength={LONGEST_REASON}
        autoFocus
        required
      />
      <div className="back-office__actions">
        <Button type="submit" variant="danger" busy={busy}>
          <FormattedMessage {...words.refuseNow} />
        </Button>
        <Button variant="quiet" onClick={onBack}>
          <FormattedMessage {...words.back} />
        </Button>
      </div>
    </form>
  );
}
