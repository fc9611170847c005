import { Button } from '@naga/ui/Button';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { EmptyState } from '@naga/ui/EmptyState';
import { Notice } from '@naga/ui/Notice';
import { StatusPill } from '@naga/ui/StatusPill';
import { TextField } from '@naga/ui/TextField';
import { type FormEvent, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { LocalTime } from '../../session/time/LocalTime.js';
import { Camera } from './Camera.js';
import { Conflicts } from './Conflicts.js';
import { boardedOf, type Pack, waiting } from '../../features/boarding/device-scans.rules.js';
import { loadFinder } from './find-codes.js';
import { keepPage } from './keep-page.js';
import './scan.css';
import { ScanResult } from './ScanResult.js';
import { isSignalOn, signal, turnSignal } from './signal.js';
import { useOnline } from './use-online.js';
import { usePack } from './use-pack.js';
import { useScans } from './use-scans.js';
import { canVerify } from './verify-pass.js';
import { words } from './words.js';

/** The door of one departure on a telephone: scans with network and without. */
export default function ScanRoute() {
  const { routeScheduleId = '', date = '' } = useParams();
  const { pack, state, load, fetchPack } = usePack(routeScheduleId, date);
  const list = `/departures/${routeScheduleId}/${date}`;
  if (state === 'ready' && pack !== undefined) {
    return <Door departure={`${routeScheduleId}@${date}`} pack={pack} list={list} fetchPack={fetchPack} />;
  }
  if (state === 'loading') {
    return (
      <main className="waiting" aria-busy="true">
        <FormattedMessage {...words.loading} />
      </main>
    );
  }
  const [title, text] = state === 'forbidden' ? [words.notYours, words.notYoursText] : [words.noPack, words.noPackText];
  return (
    <main id="main" className="scan">
      <EmptyState
        level={1}
        title={<FormattedMessage {...title} />}
        actions={
          <>
            <Button onClick={() => void load()}>
              <FormattedMessage {...words.again} />
            </Button>
            <Button as={Link} variant="quiet" to={`/login?redirectPath=${encodeURIComponent(`/admin${list}/scan`)}`}>
              <FormattedMessage {...words.signIn} />
            </Button>
          </>
        }
      >
        <FormattedMessage {...text} />
      </EmptyState>
    </main>
  );
}

interface DoorProps {
  departure: string;
  pack: Pack;
  list: string;
  fetchPack: () => Promise<unknown>;
}

function Door({ departure, pack, list, fetchPack }: DoorProps) {
  const { manifest, keys, takenAt } = pack;
  const { scans, shown, isRefused, check, board, undo, handBack, sync, settle } = useScans(departure, pack, fetchPack);
  const isOnline = useOnline();
  const [isKept, setKept] = useState(false);
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    void loadFinder()
      .catch(() => undefined)
      .then(keepPage)
      .then(() => setKept(true));
  }, []);
  useEffect(() => void canVerify(keys).then((can) => setOld(!can)), [keys]);
  useEffect(() => {
    if (shown !== undefined) signal(shown.outcome === 'BOARDED');
  }, [shown]);
  const wait = waiting(scans).length;
  return (
    <main id="main" className="scan" data-kept={isKept}>
      <header className="scan__head">
        <Link to={list}>
          <FormattedMessage {...words.list} />
        </Link>
        <h1>{manifest.route}</h1>
        <p>
          <LocalTime at={manifest.departureTime} /> · {manifest.vehicleName}
        </p>
        <p className="scan__counts">
          <strong>
            <FormattedMessage
              {...words.onBoard}
              values={{ boarded: boardedOf(pack, scans), sold: manifest.passengers.length }}
            />
          </strong>
          <StatusPill tone={isOnline ? 'good' : 'warn'}>
            <FormattedMessage {...(isOnline ? words.online : words.offline)} />
          </StatusPill>
        </p>
        <p className="scan__counts" role="status" data-waiting={wait}>
          {wait === 0 ? (
            <FormattedMessage {...words.synced} />
          ) : (
            <>
              <strong>
                <FormattedMessage {...words.waiting} values={{ count: wait }} />
              </strong>
              <Button variant="quiet" size="small" onClick={() => void sync()}>
                <FormattedMessage {...words.syncNow} />
              </Button>
            </>
          )}
        </p>
      </header>
      {isRefused && (
        <Notice tone="bad" live="status">
          <FormattedMessage {...words.syncRefused} />
        </Notice>
      )}
      {isOld && (
        <Notice tone="warn">
          <FormattedMessage {...words.oldBrowser} />
        </Notice>
      )}
      <ScanResult shown={shown} onCollected={(one) => void board(one)} onUndo={(partId) => void undo(partId)} />
      <Conflicts scans={scans} onSeen={(clientId) => void settle(clientId)} onGaveBack={handBack} />
      <Camera onCode={(text) => void check(text)} />
      <ByHand onCode={(text) => void check(text)} />
      <Signal />
      <p className="scan__foot">
        <FormattedMessage {...words.taken} values={{ stamp: <LocalTime at={takenAt} /> }} />
        {isKept && (
          <>
            {' · '}
            <FormattedMessage {...words.kept} />
          </>
        )}
      </p>
    </main>
  );
}

/** For codes that no camera reads, and for scanners that type. */
function ByHand({ onCode }: { onCode: (text: string) => void }) {
  const intl = useIntl();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get('code')).trim();
    if (typed === '') return;
    form.reset();
    onCode(typed);
  }
  return (
    <form className="scan__by-hand" onSubmit={submit}>
      <TextField
        name="code"
        label={intl.formatMessage(words.code)}
        hint={intl.formatMessage(words.codeHint)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" variant="quiet" size="large">
        <FormattedMessage {...words.check} />
      </Button>
    </form>
  );
}

function Signal() {
  const [isOn, setOn] = useState(isSignalOn);
  return (
    <CheckboxField
      label={<FormattedMessage {...words.sound} />}
      checked={isOn}
      onChange={({ currentTarget }) => {
        turnSignal(currentTarget.checked);
        setOn(currentTarget.checked);
      }}
    />
  );
}
