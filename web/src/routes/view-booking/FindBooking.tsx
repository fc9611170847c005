import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { Notice } from '@naga/ui/Notice';
import { TextField } from '@naga/ui/TextField';
import { useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { PageHead } from '../../session/PageHead.js';
import { UnheardNotice } from '../../session/UnheardNotice.js';
import type { FindAnswer } from './find-booking.js';
import classes from './view-booking.module.css';
import { words } from './view-booking-words.js';

/** Reference and e-mail or telephone: all a guest needs. Works without script. */
export function FindBooking({ answer }: { answer: FindAnswer | undefined }) {
  const intl = useIntl();
  const { state } = useNavigation();
  const { fault } = answer ?? {};
  const title = intl.formatMessage(words.findTitle);
  return (
    <div className={classes.narrow}>
      <PageHead title={title} />
      <h1>{title}</h1>
      <p className={classes.lead}>{intl.formatMessage(words.findLead)}</p>
      {fault === 'notFound' && (
        <Notice tone="bad" live="alert">
          {intl.formatMessage(words.notFound)}
        </Notice>
      )}
      {fault === 'tooOften' && (
        <Notice tone="bad" live="alert">
          {refusalText(intl, 'TOO_MANY_ATTEMPTS', { retryAfterSeconds: answer?.retryAfterSeconds })}
        </Notice>
      )}
      <UnheardNotice />
      <Card as="section" kind="panel" className={classes.panel}>
        <Form method="post" className={classes.form} key={answer?.reference}>
          <TextField
            label={intl.formatMessage(words.reference)}
            hint={intl.formatMessage(words.referenceHint)}
            id="reference"
            name="reference"
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
            defaultValue={answer?.reference}
            error={fault === 'noReference' ? intl.formatMessage(words.noReference) : undefined}
          />
          <TextField
            label={intl.formatMessage(words.contact)}
            hint={intl.formatMessage(words.contactHint)}
            id="contact"
            name="contact"
            required
            autoComplete="email"
            maxLength={254}
            defaultValue={answer?.contact}
            error={fault === 'noContact' ? intl.formatMessage(words.noContact) : undefined}
          />
          <Button type="submit" size="large" wide name="intent" value="find" busy={state !== 'idle'}>
            {intl.formatMessage(words.find)}
          </Button>
        </Form>
      </Card>
    </div>
  );
}
