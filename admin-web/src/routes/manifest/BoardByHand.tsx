import { Button } from '@naga/ui/Button';
import { FormattedMessage } from 'react-intl';
import { AskFirst } from '../../features/action/AskFirst.js';
import { asMoney } from '../../session/as-money.js';
import type { PassengerRow } from './passenger-columns.js';
import type { ByHand } from './use-board.js';
import { words } from './words.js';

export interface BoardByHandProps {
  passenger: PassengerRow;
  busy: boolean;
  onBoard: (byHand: ByHand) => Promise<void>;
}

/** What can be done with a passenger at the door: on board, cash first where it is owed, or back again. */
export function BoardByHand({ passenger, busy, onBoard }: BoardByHandProps) {
  const { partId, state, owed } = passenger;
  if (state === 'BOARDED') {
    return (
      <AskFirst
        variant="link"
        size="small"
        label={<FormattedMessage {...words.undo} />}
        keep={<FormattedMessage {...words.keep} />}
        title={<FormattedMessage {...words.undoTitle} />}
        busy={busy}
        onSure={() => onBoard({ partId, kind: 'UNDO', collected: 0, owedByList: null })}
      >
        <FormattedMessage {...words.undoText} />
      </AskFirst>
    );
  }
  if (state !== 'TICKETED') return null;
  const label = <FormattedMessage {...words.board} />;
  const owedByList = owed.amount > 0 ? owed.amount : null;
  const board = () => onBoard({ partId, kind: 'BOARD', collected: owed.amount, owedByList });
  if (owed.amount > 0) {
    return (
      <AskFirst
        size="small"
        label={label}
        sure={<FormattedMessage {...words.collected} />}
        keep={<FormattedMessage {...words.notYet} />}
        title={<FormattedMessage {...words.collect} values={{ amount: asMoney(owed) }} />}
        busy={busy}
        onSure={board}
      >
        <FormattedMessage {...words.collectText} />
      </AskFirst>
    );
  }
  return (
    <Button variant="quiet" size="small" busy={busy} onClick={() => void board()}>
      {label}
    </Button>
  );
}
