import { Notice } from '@naga/ui/Notice';
import { Toolbar } from '@naga/ui/Toolbar';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { RecordGate } from '../../features/record/RecordGate.js';
import { ImportFile } from './ImportFile.js';
import { ImportLines } from './ImportLines.js';
import { importWords } from './import-words.js';
import type { ImportedFile, Noun } from './noun.js';
import { nounWords } from './noun-words.js';

/** What ExampleButton has brought along. */
const exampleIn = (state: unknown): ImportedFile | undefined =>
  (state as { example?: ImportedFile } | null | undefined)?.example;

/** A file of records: chosen, looked at line by line, applied as a whole, and undone as a whole. */
export function NounImport({ noun }: { noun: Noun }) {
  const intl = useIntl();
  const example = exampleIn(useLocation().state);
  const [file, setFile] = useState(example);
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
        <>
          {file.id === example?.id && file.state === 'REHEARSED' && (
            <Notice title={<FormattedMessage {...importWords.exampleTitle} />}>
              <FormattedMessage {...importWords.exampleText} />
            </Notice>
          )}
          <ImportLines noun={noun} file={file} onChanged={setFile} onAnother={() => setFile(undefined)} />
        </>
      )}
    </RecordGate>
  );
}
