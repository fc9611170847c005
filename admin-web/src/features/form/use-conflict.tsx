import { localStamp } from '../../session/time/local-stamp.js';
import { Button } from '@naga/ui/Button';
import { type ReactNode, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type NoMessageValues } from 'react-intl';
import { type Facts, isRefused } from '../../session/refused.js';

const words = defineMessages<{
  text: { by: string; at: string };
  load: NoMessageValues;
  guest: NoMessageValues;
  somebody: NoMessageValues;
}>({
  text: {
    id: 'admin.conflict.text',
    defaultMessage: '{by} saved a change on {at}, after you opened this. What you typed is still here, but not saved.',
  },
  guest: { id: 'admin.conflict.guest', defaultMessage: 'The traveller' },
  somebody: { id: 'admin.conflict.somebody', defaultMessage: 'Somebody' },
  load: { id: 'admin.conflict.load', defaultMessage: 'Show what is saved now' },
});

export interface Conflict {
  /** Takes note when an answer says that somebody else saved meanwhile. */
  watch: <Answer>(answer: Answer) => Answer;
  /** Who saved and when, for the form's `texts`. */
  texts: Readonly<Record<string, string>>;
  /** Loads what is saved now; undefined without a conflict. */
  button: ReactNode;
}

/** CHANGED_MEANWHILE of a form with a version: who saved, when (UTC+7), and the way to see it. */
export function useConflict(reload: () => void): Conflict {
  const intl = useIntl();
  const [facts, setFacts] = useState<Facts>();
  const whoSaved = ({ by, isGuest }: Facts) =>
    typeof by === 'string' ? by : intl.formatMessage(isGuest === true ? words.guest : words.somebody);
  const stampOf = (at: unknown) => (typeof at === 'string' ? localStamp(at) : '–');
  return {
    watch: (answer) => {
      const isConflict = isRefused(answer) && answer.code === 'CHANGED_MEANWHILE';
      setFacts(isConflict ? answer.facts : undefined);
      return answer;
    },
    texts:
      facts === undefined
        ? {}
        : {
            CHANGED_MEANWHILE: intl.formatMessage(words.text, {
              by: whoSaved(facts),
              at: stampOf(facts['at']),
            }),
          },
    button: facts !== undefined && (
      <Button variant="quiet" onClick={reload}>
        <FormattedMessage {...words.load} />
      </Button>
    ),
  };
}
