import { useMutation } from '@apollo/client/react';
import { useNotices } from '@naga/app-kit/NoticeArea';
import { formatCount } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { DataTable } from '@naga/ui/DataTable';
import { StatusPill } from '@naga/ui/StatusPill';
import { useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useAttempt } from '../../session/use-attempt.js';
import { problemText } from '../../session/problem-words.js';
import type { Refused } from '../../session/refused.js';
import { useAskChange } from '../touched/use-ask-change.js';
import { importWords } from './import-words.js';
import type { ImportedFile, ImportedLine, Noun } from './noun.js';

export interface ImportLinesProps {
  noun: Noun;
  file: ImportedFile;
  onChanged: (file: ImportedFile) => void;
  onAnother: () => void;
}

const PAGE = 100;
const TONES = { CREATE: 'good', CHANGE: 'warn', SAME: 'quiet', WRONG: 'bad' } as const;
/** What is wrong first, then what changes. */
const ORDER = ['WRONG', 'CHANGE', 'CREATE', 'SAME'] as const;

/** What each line of a file does or has done, and the one button that comes next. */
export function ImportLines({ noun, file, onChanged, onAnother }: ImportLinesProps) {
  const intl = useIntl();
  const [page, setPage] = useState(1);
  const counts = Object.fromEntries(
    ORDER.map((action) => [action, file.rows.filter((row) => row.action === action).length]),
  );
  const rows = file.rows.toSorted((a, b) => ORDER.indexOf(a.action) - ORDER.indexOf(b.action) || a.line - b.line);
  const counted = { CREATE: 'created', CHANGE: 'changed', SAME: 'same', WRONG: 'wrong' } as const;
  return (
    <div className="back-office__stack">
      <p role="status">
        {ORDER.filter((action) => counts[action]! > 0).map((action) => (
          <StatusPill key={action} tone={TONES[action]}>
            <FormattedMessage
              {...importWords[counted[action]]}
              values={{ count: counts[action]!, shown: formatCount(counts[action]!) }}
            />
          </StatusPill>
        ))}
      </p>
      <NextStep noun={noun} file={file} isWrong={counts['WRONG']! > 0} onChanged={onChanged} onAnother={onAnother} />
      <DataTable<ImportedLine>
        label={intl.formatMessage(importWords.what)}
        rows={rows.slice((page - 1) * PAGE, page * PAGE)}
        rowId={({ line }) => String(line)}
        page={{ number: page, size: PAGE, total: rows.length, onChange: setPage }}
        columns={[
          { key: 'line', title: intl.formatMessage(importWords.line), render: ({ line }) => line },
          {
            key: 'action',
            title: intl.formatMessage(importWords.action),
            render: ({ action }) => (
              <StatusPill tone={TONES[action]}>{intl.formatMessage(importWords[action])}</StatusPill>
            ),
          },
          {
            key: 'what',
            title: intl.formatMessage(importWords.what),
            render: (row) => <What lines={saidOf(intl, noun, row)} />,
          },
        ]}
      />
    </div>
  );
}

const What = ({ lines }: { lines: readonly string[] }) => lines.map((line) => <div key={line}>{line}</div>);

/** What is wrong with a line, or what it changes, field by field. */
function saidOf(intl: IntlShape, noun: Noun, { action, before, after, problems }: ImportedLine): string[] {
  if (action === 'WRONG')
    return problems.map(({ path, code, facts }) =>
      intl.formatMessage(importWords.problem, { column: path, text: problemText(intl, code, facts ?? {}) }),
    );
  return Object.entries(noun.fields).flatMap(([name, field]) => {
    const label = intl.formatMessage(field.label);
    const textOf = (values: Record<string, unknown>) =>
      (field.written?.(name, values) ?? wholeText(values[name])) || '–';
    if (before === null)
      return action === 'CREATE' ? [intl.formatMessage(importWords.value, { label, after: textOf(after) })] : [];
    const [was, is] = [textOf(before), textOf(after)];
    return was === is ? [] : [intl.formatMessage(importWords.difference, { label, before: was, after: is })];
  });
}

/** A value with all its languages: any of them may be what is new. */
const wholeText = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value as Record<string, string | null>)
        .filter(Boolean)
        .join(' · ')
    : String(value ?? '');

type StepProps = ImportLinesProps & { isWrong: boolean };

function NextStep({ noun, file: { id, state, rows }, isWrong, onChanged, onAnother }: StepProps) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [apply, applying] = useMutation(noun.documents.apply);
  const [undo, undoing] = useMutation(noun.documents.undo);
  const another = (
    <Button variant="quiet" onClick={onAnother}>
      <FormattedMessage {...importWords.another} />
    </Button>
  );
  const { sure, tell } = useAskChange(noun);
  const changed = rows.flatMap(({ id: of, action, before, after }) =>
    action === 'CHANGE' && of !== null && before !== null ? [{ id: of, before, after }] : [],
  );
  async function run(command: () => Promise<ImportedFile | Refused | undefined>, said: string) {
    const done = await attempt(command);
    if (done === undefined) return;
    tell();
    notify(said);
    onChanged(done as ImportedFile);
  }
  const variables = { id };
  async function applyAll() {
    if (!(await sure(changed, 'FILE'))) return;
    await run(async () => (await apply({ variables })).data?.import, intl.formatMessage(importWords.applied));
  }
  async function undoAll() {
    const back = changed.map(({ id: of, before, after }) => ({ id: of, before: after, after: before }));
    if (!(await sure(back, 'BACK'))) return;
    await run(async () => (await undo({ variables })).data?.import, intl.formatMessage(importWords.undone));
  }
  return (
    <div className="bulk-bar">
      {state === 'REHEARSED' && !isWrong && (
        <Button busy={applying.loading} onClick={() => void applyAll()}>
          <FormattedMessage {...importWords.apply} />
        </Button>
      )}
      {state === 'APPLIED' && (
        <Button variant="quiet" busy={undoing.loading} onClick={() => void undoAll()}>
          <FormattedMessage {...importWords.undo} />
        </Button>
      )}
      {another}
    </div>
  );
}
