import { formatCount } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { fileWords } from './file-words.js';
import './files.css';

export interface GoingFile {
  key: string;
  name: string;
  /** Rows. */
  written: number;
  total: number | undefined;
  stop: () => void;
}

/** At the foot of every screen: how far each file is, and the way to stop it. */
export function GoingFiles({ files }: { files: readonly GoingFile[] }) {
  const intl = useIntl();
  if (files.length === 0) return null;
  return (
    <section className="going-files" aria-label={intl.formatMessage(fileWords.files)}>
      <ul className="back-office__plain">
        {files.map(({ key, ...file }) => (
          <li key={key} className="going-files__one">
            <Progress file={file} />
            <Button
              variant="quiet"
              size="small"
              aria-label={intl.formatMessage(fileWords.stopOne, { name: file.name })}
              onClick={file.stop}
            >
              <FormattedMessage {...fileWords.stop} />
            </Button>
          </li>
        ))}
      </ul>
      <small>
        <FormattedMessage {...fileWords.goesOn} />
      </small>
    </section>
  );
}

function Progress({ file: { name, written, total = 0 } }: { file: Omit<GoingFile, 'key'> }) {
  const intl = useIntl();
  const shown = formatCount(written);
  return (
    <>
      <strong className="going-files__name">{name}</strong>
      <progress
        aria-label={intl.formatMessage(fileWords.going, { name })}
        {...(total > 0 && { value: Math.min(written, total), max: total })}
      />
      <span>
        {total > 0 ? (
          <FormattedMessage {...fileWords.writtenOf} values={{ shown, of: formatCount(total) }} />
        ) : (
          <FormattedMessage {...fileWords.written} values={{ count: written, shown }} />
        )}
      </span>
    </>
  );
}
