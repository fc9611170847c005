import { useApolloClient } from '@apollo/client/react';
import { Button } from '@naga/ui/Button';
import { FormSection } from '@naga/ui/FormSection';
import { TextAreaField } from '@naga/ui/TextAreaField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAttempt } from '../../session/use-attempt.js';
import { useUndoNotice } from '../../session/use-undoable.js';
import { EditForm } from '../../features/form/EditForm.js';
import { useConflict } from '../../features/form/use-conflict.js';
import { useForm } from '../../features/form/use-form.js';
import { Preview, type PreviewProps } from './Preview.js';
import {
  type MessageText_TextFragment,
  PreviewMessageDocument,
  useSaveMessageTextMutation,
} from './templates.generated.js';
import { SendTest } from './SendTest.js';
import { Versions } from './Versions.js';
import { filledWords, words } from './words.js';

export interface TextFormProps {
  templateKey: string;
  text: MessageText_TextFragment;
  onSaved: () => Promise<unknown>;
}

/** One text in one language: what it says, what it may name, how it reads, and what it was. */
export function TextForm({ templateKey, text, onSaved }: TextFormProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const client = useApolloClient();
  const attempt = useAttempt();
  const tell = useUndoNotice();
  const conflict = useConflict(() => void onSaved());
  const [save] = useSaveMessageTextMutation();
  const [shown, show] = useState<PreviewProps['preview']>();
  const { textId, language, own, ownSample, placeholders, versions } = text;
  const version = versions[0]?.version ?? 0;
  const before = versions[0]?.words ?? '';
  const send = async (said: string, on: number) =>
    (await save({ variables: { textId, language, version: on, words: said } })).data?.saveMessageText;
  const saved = async (on: number) => {
    tell(say(words.saved), () => send(before, on), onSaved);
    await onSaved();
  };
  const form = useForm({
    initial: { words: before },
    texts: conflict.texts,
    send: async (values: { words: string }) => conflict.watch(await send(values.words, version)),
    onDone: () => saved(version + 1),
  });
  async function preview() {
    const drafts = [{ textId, words: form.values.words }];
    const variables = { key: templateKey, language, drafts };
    const ask = client.query({ query: PreviewMessageDocument, variables, fetchPolicy: 'network-only' });
    show(await attempt(async () => (await ask).data?.previewMessage));
  }
  async function takeBack(said: string) {
    if ((await attempt(() => send(said, version))) !== undefined) await saved(version + 1);
  }
  return (
    <EditForm
      form={form}
      isPart
      submit={<FormattedMessage {...words.save} />}
      more={
        <>
          <Button variant="quiet" onClick={() => void preview()}>
            <FormattedMessage {...words.preview} />
          </Button>
          <SendTest templateKey={templateKey} text={text} said={form.values.words} />
          {conflict.button}
        </>
      }
    >
      <FormSection
        title={<span translate="no">{ownSample}</span>}
        about={
          placeholders.length > 0 && (
            <>
              <FormattedMessage {...words.placeholders} />
              {': '}
              <span translate="no">
                {placeholders
                  .map(({ name, isRequired }) =>
                    isRequired ? say(filledWords.required, { name: `{${name}}` }) : `{${name}}`,
                  )
                  .join(', ')}
              </span>
            </>
          )
        }
      >
        <TextAreaField
          label={say(words.text)}
          hint={say(words.textHint)}
          placeholder={own}
          translate="no"
          rows={3}
          {...form.text('words')}
        />
        {shown && <Preview preview={shown} />}
        <Versions
          templateKey={templateKey}
          text={text}
          typed={form.values.words}
          onUseAgain={(said) => void takeBack(said)}
        />
      </FormSection>
    </EditForm>
  );
}
