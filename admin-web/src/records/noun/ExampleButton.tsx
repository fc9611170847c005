import { useNotices } from '@naga/app-kit/NoticeArea';
import { Button } from '@naga/ui/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { importWords } from './import-words.js';
import type { Noun } from './noun.js';
import { useExample } from './use-example.js';

/** From an empty list to what an example of its records would come to. */
export function ExampleButton({ noun }: { noun: Noun }) {
  const navigate = useNavigate();
  const { oops } = useNotices();
  const rehearse = useExample(noun);
  const [busy, setBusy] = useState(false);
  async function show() {
    setBusy(true);
    try {
      const file = await rehearse();
      if (file !== undefined) await navigate(`${noun.path}/import`, { state: { example: file } });
    } catch {
      oops({});
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="quiet" busy={busy} onClick={() => void show()}>
      <FormattedMessage {...importWords.example} />
    </Button>
  );
}
