import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { TextField } from '@naga/ui/TextField';
import { useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import classes from '../view-booking/view-booking.module.css';
import type { correctableParts } from '../../features/checkout/correctable-parts.js';
import { nameText } from '../../features/checkout/traveller-words.js';
import { words } from './change-words.js';

/** A name written right, one form for each passenger. */
export function NamePanel({ people }: { people: ReturnType<typeof correctableParts> }) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const busy = useNavigation().state !== 'idle';
  return (
    <Card as="section" kind="panel" className={classes.panel}>
      <h2>{say(words.name)}</h2>
      <p className={classes.lead}>{say(words.nameText)}</p>
      {people.map((part) => (
        <Form method="post" className={classes.person} key={part.id} aria-label={nameText(intl, part)}>
          <input type="hidden" name="part" value={part.id} />
          <TextField
            id={`first-${part.id}`}
            name="firstName"
            label={say(words.firstName)}
            required
            maxLength={80}
            autoComplete="off"
            defaultValue={part.firstName ?? ''}
          />
          <TextField
            id={`last-${part.id}`}
            name="lastName"
            label={say(words.lastName)}
            required
            maxLength={80}
            autoComplete="off"
            defaultValue={part.lastName ?? ''}
          />
          <Button type="submit" variant="quiet" size="small" name="intent" value="name" busy={busy}>
            {say(words.nameSave)}
          </Button>
        </Form>
      ))}
    </Card>
  );
}
