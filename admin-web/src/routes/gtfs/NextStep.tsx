import { useNotices } from '@naga/app-kit/NoticeArea';
import { Button } from '@naga/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { soldWords } from '../../features/sold/sold-words.js';
import { NotifyWhenSaved } from '../../records/touched/NotifyWhenSaved.js';
import type { Touched } from '../../records/touched/touched.js';
import { touchedWords } from '../../records/touched/touched-words.js';
import { useAskTouched } from '../../records/touched/use-ask-touched.js';
import { useMessage } from '../../records/touched/use-message.js';
import { useAttempt } from '../../session/use-attempt.js';
import { changesAny } from './changes-any.js';
import {
  type GtfsImportQuery,
  useApplyGtfsImportMutation,
  useRehearseGtfsImportMutation,
  useUndoGtfsImportMutation,
} from './gtfs.generated.js';
import { useTellEnded } from './use-tell-ended.js';
import { words } from './words.js';

type Import = NonNullable<GtfsImportQuery['gtfsImport']>;

const UNDOING = {
  text: words.undoText,
  go: words.undo,
  keep: touchedWords.leave,
  later: { notify: words.notifyUndone, notifyHint: words.notifyUndoneHint },
};
const WHEN_APPLIED = { notify: words.notify, notifyHint: words.notifyHint };

/** Whom all of a feed touches that can be applied; undefined of nobody. */
function touchedBy({ state, operatorId, report }: Import): Touched | undefined {
  const departures = report?.touched ?? [];
  if (state !== 'REHEARSED' || departures.length === 0) return undefined;
  const byOperator = [{ operatorId, departures }];
  return { departures: departures.length, touched: [], byOperator, seatNumbers: null, pickupAddresses: null };
}

/** The one button that comes next, and what is said to whom it touches. */
export function NextStep({ row, reload }: { row: Import; reload: () => Promise<unknown> }) {
  const { notify } = useNotices();
  const intl = useIntl();
  const attempt = useAttempt();
  const [rehearse, rehearsing] = useRehearseGtfsImportMutation();
  const [apply, applying] = useApplyGtfsImportMutation();
  const [undo, undoing] = useUndoGtfsImportMutation();
  const { id, state, report } = row;
  const touched = touchedBy(row);
  const message = useMessage(touched);
  const tellEnded = useTellEnded(id);
  const { sure, taken } = useAskTouched();
  const variables = { id };
  async function run(command: () => Promise<unknown>): Promise<boolean> {
    if ((await attempt(command)) === undefined) return false;
    notify(intl.formatMessage(words.asked));
    await reload();
    return true;
  }
  async function applyAll() {
    const messages = message.take();
    if (messages === undefined) return;
    if (await run(async () => (await apply({ variables })).data?.applyGtfsImport)) void tellEnded(messages, 'apply');
  }
  async function undoAll() {
    if (!(await sure({ of: 'GTFS_IMPORTS', ids: [id] }, UNDOING))) return;
    if (await run(async () => (await undo({ variables })).data?.undoGtfsImport)) void tellEnded(taken(), 'undo');
  }
  if (state === 'REHEARSED' && report?.problemCount === 0 && changesAny(report))
    return (
      <div className="back-office__stack">
        {touched && (
          <>
            <p>
              <strong>
                <FormattedMessage {...soldWords.offTitle} values={{ count: touched.departures }} />
              </strong>
            </p>
            <NotifyWhenSaved message={message} words={WHEN_APPLIED} />
          </>
        )}
        <div>
          <Button busy={applying.loading} disabled={message.isCounting} onClick={() => void applyAll()}>
            <FormattedMessage {...words.apply} />
          </Button>
        </div>
      </div>
    );
  if (state === 'APPLIED')
    return (
      <div>
        <Button variant="quiet" busy={undoing.loading} onClick={() => void undoAll()}>
          <FormattedMessage {...words.undo} />
        </Button>
      </div>
    );
  if (state !== 'FAILED') return null;
  return (
    <div>
      <Button
        busy={rehearsing.loading}
        onClick={() => void run(async () => (await rehearse({ variables })).data?.rehearseGtfsImport)}
      >
        <FormattedMessage {...words.again} />
      </Button>
    </div>
  );
}
