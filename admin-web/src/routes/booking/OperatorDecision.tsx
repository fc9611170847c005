import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { FormattedMessage, useIntl } from 'react-intl';
import { endConfirmed } from '../../features/action/confirmed.js';
import { AskText } from '../../features/action/AskText.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { words } from './operator-decision-words.js';

const LONGEST_REASON = 500;

export interface OperatorDecisionProps {
  pnr: string;
  /** All that goes back when it is refused. */
  paid: { readonly amount: number; readonly currency: string };
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
  /** Answers whether it is done. */
  onRefuse: (reason: string) => Promise<boolean>;
}

/** A ride that its operator confirms by hand: until when, and the two answers. */
export function OperatorDecision(props: OperatorDecisionProps) {
  const { pnr, paid, from, to, operator, confirmBy, isMine, isConnection, busy, onAccept, onRefuse } = props;
  const intl = useIntl();
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
        <FormattedMessage {...words.until} values={{ stamp: <LocalTime at={confirmBy} /> }} />{' '}
        {isConnection && <FormattedMessage {...words.together} />}
      </p>
      {isMine && (
        <div className="back-office__actions">
          <Button busy={busy} onClick={onAccept}>
            <FormattedMessage {...words.accept} />
          </Button>
          <AskText
            label={<FormattedMessage {...words.refuse} />}
            sure={<FormattedMessage {...(paid.amount > 0 ? words.refuseNow : words.refuse)} />}
            keep={<FormattedMessage {...words.back} />}
            title={<FormattedMessage {...words.refuseTitle} values={{ from, to }} />}
            confirm={endConfirmed([pnr], paid)}
            busy={busy}
            fields={[
              {
                name: 'reason',
                label: intl.formatMessage(words.reason),
                hint: intl.formatMessage(words.reasonHint),
                long: true,
                maxLength: LONGEST_REASON,
                wrong: (text) => (text === '' ? intl.formatMessage(words.reasonMissing) : undefined),
              },
            ]}
            onSure={({ reason }) => onRefuse(reason)}
          />
        </div>
      )}
    </Notice>
  );
}
