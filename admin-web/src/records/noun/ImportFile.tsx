import { MOST_LINES } from '@naga/kernel/file-limits.js';
import { formatCount } from '@naga/kernel/money.js';
import { useMutation } from '@apollo/client/react';
import { csvPieces } from '@naga/kernel/to-csv.js';
import { useNotices } from '@naga/app-kit/NoticeArea';
import { Button } from '@naga/ui/Button';
import { Field } from '@naga/ui/Field';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { wrongFields } from '../../session/problems.js';
import { problemText } from '../../session/problem-words.js';
import { FileInput } from '../../features/form/FileInput.js';
import { saveFile } from '../../features/list/save-file.js';
import { useLoad } from '../../features/list/use-load.js';
import { importWords } from './import-words.js';
import type { ImportedFile, Noun } from './noun.js';
import type { NounRow } from './noun-field.js';

export interface ImportFileProps {
  noun: Noun;
  onRehearsed: (file: ImportedFile) => void;
}

/** As many letters as the graph takes. */
const MOST_LETTERS = 1_000_000;

const ofFile = ['UNKNOWN_COLUMN', 'UNNAMED_COLUMN', 'COLUMN_TWICE', 'NOT_CSV', 'NO_LINES', 'TOO_MANY_LINES'] as const;

function fileProblem(intl: IntlShape, error: unknown): string | undefined {
  const [wrong] = wrongFields(error) ?? [];
  if (wrong === undefined) return undefined;
  const known = ofFile.find((code) => code === wrong.code);
  return known === undefined
    ? problemText(intl, wrong.code, wrong.facts ?? {})
    : intl.formatMessage(importWords[known], wrong.facts as never);
}

/** The file to fill in, and the one that was filled in. */
export function ImportFile({ noun, onRehearsed }: ImportFileProps) {
  const intl = useIntl();
  const { oops } = useNotices();
  const [rehearse, { loading }] = useMutation(noun.documents.rehearse);
  const [chosen, setChosen] = useState<File>();
  const [problem, setProblem] = useState<string>();
  async function send(event: FormEvent) {
    event.preventDefault();
    if (chosen === undefined) return setProblem(problemText(intl, 'REQUIRED', {}));
    const text = await chosen.text();
    if (text.length > MOST_LETTERS) return setProblem(intl.formatMessage(importWords.tooLong));
    try {
      const { data } = await rehearse({ variables: { file: text } });
      if (data !== undefined && data !== null) onRehearsed(data.import);
    } catch (error) {
      const told = fileProblem(intl, error);
      if (told === undefined) oops({});
      setProblem(told);
    }
  }
  return (
    <form className="back-office__stack" noValidate onSubmit={(event) => void send(event)}>
      <div>
        <Template noun={noun} />
      </div>
      <Field
        required
        label={intl.formatMessage(importWords.file)}
        hint={intl.formatMessage(importWords.fileHint, { most: formatCount(MOST_LINES) })}
        error={problem}
      >
        {(wiring) => (
          <FileInput
            {...wiring}
            accept=".csv,text/csv"
            onChange={({ currentTarget }) => {
              setChosen(currentTarget.files?.[0]);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <div>
        <Button type="submit" busy={loading}>
          <FormattedMessage {...importWords.rehearse} />
        </Button>
      </div>
    </form>
  );
}

type Cells = Readonly<Record<string, unknown>>;

const cellOf = (row: NounRow, name: string, part: string): string => {
  const value = (row as unknown as Cells)[name];
  if (Array.isArray(value)) return value.join(';');
  return String((part === '' ? value : (value as Cells | null)?.[part.slice(1)]) ?? '');
};

/** All records under the headings that an import knows. */
function Template({ noun }: { noun: Noun }) {
  const variablesOf = (page: number, pageSize: number) => ({
    filter: {},
    order: null,
    descending: false,
    page,
    pageSize,
  });
  const pages = useLoad(noun.documents.list, variablesOf, ({ page }) => page);
  const columns = [
    { title: 'id', text: ({ id }: NounRow) => id },
    ...Object.entries(noun.fields).flatMap(([name, { parts, written }]) =>
      parts.map((part) => ({
        title: `${name}${part}`,
        text: (row: NounRow) => written?.(name, { ...row }) ?? cellOf(row, name, part),
      })),
    ),
  ];
  async function save() {
    const pieces: string[] = [];
    for await (const { text } of csvPieces(columns, pages)) pieces.push(text);
    saveFile(`${noun.path.slice(1)}-import.csv`, new Blob(pieces, { type: 'text/csv;charset=utf-8' }));
  }
  return (
    <Button variant="quiet" onClick={() => void save()}>
      <FormattedMessage {...importWords.template} />
    </Button>
  );
}
