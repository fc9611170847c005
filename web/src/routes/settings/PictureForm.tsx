import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { TextField } from '@naga/ui/TextField';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import classes from '../../features/account/form/account.module.css';
import type { FormAnswer } from '../../features/account/form/form-answer.js';
import { Panel } from '../../features/account/form/Panel.js';
import styles from './settings.module.css';

const words = defineMessages<{
  title: NoMessageValues;
  of: { name: string };
  choose: NoMessageValues;
  hint: NoMessageValues;
  save: NoMessageValues;
  remove: NoMessageValues;
}>({
  title: { id: 'account.picture.title', defaultMessage: 'Picture' },
  of: { id: 'account.picture.of', defaultMessage: 'Picture of {name}' },
  choose: { id: 'account.picture.choose', defaultMessage: 'Choose a picture' },
  hint: { id: 'account.picture.hint', defaultMessage: 'PNG, JPEG or WebP, 2 MB at most' },
  save: { id: 'account.picture.save', defaultMessage: 'Use this picture' },
  remove: { id: 'account.picture.remove', defaultMessage: 'Remove the picture' },
});

export interface PictureFormProps {
  name: string;
  url: string | null;
  answer: FormAnswer | undefined;
}

/** The picture one is shown with: chosen as a file, removed by a press. */
export function PictureForm({ name, url, answer }: PictureFormProps) {
  const intl = useIntl();
  const { state, formData } = useNavigation();
  const busyWith = state === 'idle' ? undefined : formData?.get('intent');
  const own = answer?.intent === 'picture' || answer?.intent === 'no-picture' ? answer : undefined;
  return (
    <Panel title={intl.formatMessage(words.title)}>
      {own?.refusal !== undefined && (
        <Notice tone="bad" live="alert">
          {refusalText(intl, own.refusal.code, own.refusal.facts)}
        </Notice>
      )}
      <div className={styles.picture}>
        {url === null ? (
          <span className={styles.noFace} aria-hidden="true">
            {name.slice(0, 1)}
          </span>
        ) : (
          <img className={styles.face} src={url} alt={intl.formatMessage(words.of, { name })} width="96" height="96" />
        )}
        <Form method="post" encType="multipart/form-data" className={classes.form} preventScrollReset key={own?.at}>
          <TextField
            id="picture"
            label={intl.formatMessage(words.choose)}
            hint={intl.formatMessage(words.hint)}
            name="picture"
            type="file"
            accept="image/png,image/jpeg,image/webp"
            required
          />
          <p className={classes.actions}>
            <Button type="submit" variant="quiet" name="intent" value="picture" busy={busyWith === 'picture'}>
              {intl.formatMessage(words.save)}
            </Button>
            {url !== null && (
              <Button
                type="submit"
                variant="link"
                name="intent"
                value="no-picture"
                formNoValidate
                busy={busyWith === 'no-picture'}
              >
                {intl.formatMessage(words.remove)}
              </Button>
            )}
          </p>
        </Form>
      </div>
    </Panel>
  );
}
