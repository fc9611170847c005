import { Toolbar } from '@naga/ui/Toolbar';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RecordGate } from '../../features/record/RecordGate.js';
import { ImportFile } from './ImportFile.js';
import { ImportLines } from './ImportLines.js';
import { importWords } from './import-words.js';
import type { ImportedFile, Noun } from './noun.js';
import { nounWords } from './noun-words.js';

/** A file of records: chosen, looked at line by line, applied as a whole, and undone as a whole. */
export function NounImport({ noun }: { noun: Noun }) {
  const intl = useIntl();
  const [file, setFile] = useState<ImportedFile>();
  return (
    <RecordGate
      permission={noun.permission}
      {...(noun.scopes && { scopes: noun.scopes })}
      back={{ to: noun.path, label: <FormattedMessage {...nounWords.back} /> }}
    >
      <Toolbar title={intl.formatMessage(importWords.title, { title: intl.formatMessage(noun.words.title) })} />
      <p>
        <FormattedMessage {...importWords.about} />
      </p>
      {file === undefined ? (
        <ImportFile noun={noun} onRehearsed={setFile} />
      ) : (
        <ImportLines noun={noun} file={file} onChanged={setFile} onAnother={() => setFile(undefined)} />
      )}
    </RecordGate>
  );
}
