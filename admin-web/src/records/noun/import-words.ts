import { defineMessages, type NoMessageValues } from 'react-intl';

type Counted = { count: number; shown: string };

/** What is said of a file of records. */
export const importWords = defineMessages<
  Record<
    | 'open'
    | 'example'
    | 'exampleTitle'
    | 'exampleText'
    | 'about'
    | 'template'
    | 'file'
    | 'rehearse'
    | 'apply'
    | 'applied'
    | 'undo'
    | 'undone'
    | 'line'
    | 'action'
    | 'what'
    | 'CREATE'
    | 'CHANGE'
    | 'SAME'
    | 'WRONG'
    | 'another'
    | 'tooLong',
    NoMessageValues
  > &
    Record<'created' | 'changed' | 'same' | 'wrong', Counted> & {
      title: { title: string };
      difference: { label: string; before: string; after: string };
      value: { label: string; after: string };
      problem: { column: string; text: string };
      UNKNOWN_COLUMN: { columns: string; known: string };
      fileHint: { most: string };
      NOT_CSV: { line: number };
      TOO_MANY_LINES: { most: number };
      NO_LINES: Record<never, never>;
      COLUMN_TWICE: Record<never, never>;
      UNNAMED_COLUMN: { line: number };
    }
>({
  open: { id: 'admin.import.open', defaultMessage: 'Import a file' },
  example: { id: 'admin.import.example', defaultMessage: 'Load an example' },
  exampleTitle: { id: 'admin.import.example-title', defaultMessage: 'This is an example' },
  exampleText: {
    id: 'admin.import.example-text',
    defaultMessage:
      'Apply it to begin with these records and change them as you like, or leave it: nothing is saved yet. Even then all of it can be undone.',
  },
  title: { id: 'admin.import.title', defaultMessage: '{title}: import a file' },
  about: {
    id: 'admin.import.about',
    defaultMessage:
      'Download all records as a file, change it in a spreadsheet, and bring it back. Nothing is saved before you have seen what each line does. A line without id is a new record; columns you leave out stay as they are.',
  },
  template: { id: 'admin.import.template', defaultMessage: 'Download the file to fill in' },
  file: { id: 'admin.import.file', defaultMessage: 'File (CSV, UTF-8)' },
  fileHint: { id: 'admin.import.file-hint', defaultMessage: '{most} lines at most.' },
  rehearse: { id: 'admin.import.rehearse', defaultMessage: 'See what it would change' },
  apply: { id: 'admin.import.apply', defaultMessage: 'Apply all of it' },
  applied: { id: 'admin.import.applied', defaultMessage: 'All lines are applied.' },
  undo: { id: 'admin.import.undo', defaultMessage: 'Undo all of it' },
  undone: { id: 'admin.import.undone', defaultMessage: 'Everything is as it was before this file.' },
  another: { id: 'admin.import.another', defaultMessage: 'Another file' },
  tooLong: { id: 'admin.import.too-long', defaultMessage: 'This file is too large. Split it into smaller ones.' },
  line: { id: 'admin.import.line', defaultMessage: 'Line' },
  action: { id: 'admin.import.action', defaultMessage: 'Comes to' },
  what: { id: 'admin.import.what', defaultMessage: 'What' },
  CREATE: { id: 'admin.import.create', defaultMessage: 'new' },
  CHANGE: { id: 'admin.import.change', defaultMessage: 'changed' },
  SAME: { id: 'admin.import.same-line', defaultMessage: 'as it is' },
  WRONG: { id: 'admin.import.wrong-line', defaultMessage: 'wrong' },
  created: { id: 'admin.import.created', defaultMessage: '{count, plural, other {{shown} new}}' },
  changed: { id: 'admin.import.changed', defaultMessage: '{count, plural, other {{shown} changed}}' },
  same: { id: 'admin.import.same', defaultMessage: '{count, plural, other {{shown} as they are}}' },
  wrong: { id: 'admin.import.wrong', defaultMessage: '{count, plural, other {{shown} wrong}}' },
  difference: { id: 'admin.import.difference', defaultMessage: '{label}: {before} → {after}' },
  value: { id: 'admin.import.value', defaultMessage: '{label}: {after}' },
  problem: { id: 'admin.import.problem', defaultMessage: '{column}: {text}' },
  UNKNOWN_COLUMN: {
    id: 'admin.import.unknown-column',
    defaultMessage: 'These columns are not known: {columns}. A file has some of these: {known}.',
  },
  COLUMN_TWICE: { id: 'admin.import.column-twice', defaultMessage: 'A column stands there twice.' },
  UNNAMED_COLUMN: {
    id: 'admin.import.unnamed-column',
    defaultMessage: 'Line {line} says something in a column without a heading.',
  },
  NOT_CSV: {
    id: 'admin.import.not-csv',
    defaultMessage: 'Line {line} is not CSV: a quotation mark or a cell is missing.',
  },
  NO_LINES: { id: 'admin.import.no-lines', defaultMessage: 'There is nothing in this file below its headings.' },
  TOO_MANY_LINES: {
    id: 'admin.import.too-many-lines',
    defaultMessage: 'There are more than {most, number} lines. Split the file into smaller ones.',
  },
});
