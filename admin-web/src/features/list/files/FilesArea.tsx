import { useNotices } from '@naga/app-kit/NoticeArea';
import { formatCount } from '@naga/kernel/money.js';
import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { saveFile } from '../save-file.js';
import { fileWords } from './file-words.js';
import { GoingFiles } from './GoingFiles.js';
import { sweepFiles } from './growing-file.js';
import { FilesContext, type WantedFile } from './use-files.js';
import { useGoingFiles } from './use-going-files.js';

/**
 * Keeps files going that screens below began, whichever of them is left meanwhile: a long one takes a while (decision 37).
 * Who signs out leaves this area, and with it no further page of his lists is asked for.
 */
export function FilesArea({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const { notify } = useNotices();
  const { going, begin } = useGoingFiles();
  useAskBeforeClosing(going.length > 0);
  useEffect(() => void sweepFiles(), []);

  async function write(wanted: WantedFile) {
    const { name, make } = wanted;
    const { signal, onRows, end } = begin(wanted);
    let count = 0;
    try {
      const file = await make({ signal, onRows: (now) => onRows((count = now)) });
      // Its place may be another one's by now: of who stopped it and began anew.
      if (signal.aborted) return;
      saveFile(name, file);
      notify(intl.formatMessage(fileWords.done, { name, count, shown: formatCount(count) }));
    } catch {
      if (signal.aborted) return;
      notify(intl.formatMessage(fileWords.failed, { name }), { tone: 'bad' });
    }
    end();
  }
  return (
    <FilesContext value={{ isGoing: (key) => going.some((one) => one.key === key), write }}>
      {children}
      <GoingFiles files={going} />
    </FilesContext>
  );
}

/** A tab that is closed takes its files along. */
function useAskBeforeClosing(isWorking: boolean): void {
  useEffect(() => {
    if (!isWorking) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isWorking]);
}
