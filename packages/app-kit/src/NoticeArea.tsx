import type { SnackNotice } from '@naga/ui/SnackBar';
import { createContext, lazy, Suspense, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Oops } from './OopsDialog.js';

// Neither is part of a first visit's scripts: nothing has happened yet.
const SnackBar = lazy(async () => ({ default: (await import('@naga/ui/SnackBar')).SnackBar }));
const OopsDialog = lazy(async () => ({ default: (await import('./OopsDialog.js')).OopsDialog }));

export interface Notices {
  /** A passing message at the foot of the screen. */
  notify: (text: ReactNode, more?: Omit<SnackNotice, 'id' | 'text'>) => void;
  /** The dialog "Oops...": plain words, a reference and one action. */
  oops: (what: Oops) => void;
}

const NoticesContext = createContext<Notices | undefined>(undefined);

/** Where anything below may say that something happened. */
export function useNotices(): Notices {
  const notices = use(NoticesContext);
  if (notices === undefined) throw new Error('NoticeArea must stand above');
  return notices;
}

let count = 0;

/** The snack-bar area and the one dialog of an app. */
export function NoticeArea({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<SnackNotice[]>([]);
  const [wrong, setWrong] = useState<Oops>();
  const dismiss = useCallback((id: string) => setShown((all) => all.filter((one) => one.id !== id)), []);
  const notices = useMemo<Notices>(
    () => ({
      notify: (text, more) => setShown((all) => [...all.slice(-2), { id: `notice-${++count}`, text, ...more }]),
      oops: setWrong,
    }),
    [],
  );
  return (
    <NoticesContext value={notices}>
      {children}
      <Suspense>
        <SnackBar notices={shown} onDismiss={dismiss} />
      </Suspense>
      {wrong !== undefined && (
        <Suspense>
          <OopsDialog {...wrong} onClose={() => setWrong(undefined)} />
        </Suspense>
      )}
    </NoticesContext>
  );
}
