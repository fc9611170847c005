import { CHILD_BELOW } from '@naga/kernel/child-age.js';
import { ErrorSummary } from '@naga/ui/ErrorSummary';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { AskedFields } from './AskedFields.js';
import classes from './MissingFacts.module.css';
import type { PassengerFault } from './passenger-form.js';
import { faultText } from './passenger-words.js';
import type { MissingFactsHandle } from './use-missing-facts.js';

const words = defineMessages<{
  heading: NoMessageValues;
  lead: NoMessageValues;
  notAChild: { below: number };
  ofPassenger: { name: string; fault: string };
}>({
  heading: { id: 'booking-flow.missing.heading', defaultMessage: 'What the new operator asks for' },
  lead: {
    id: 'booking-flow.missing.lead',
    defaultMessage: 'It is missing in the booking. Only who runs the new departure sees it.',
  },
  notAChild: {
    id: 'booking-flow.missing.notAChild',
    defaultMessage: 'Children are under {below} on the day of travel. Choose an earlier departure for this passenger',
  },
  ofPassenger: { id: 'booking-flow.missing.ofPassenger', defaultMessage: '{name}: {fault}' },
});

/** What is still missing of each passenger who changes; nothing where nobody lacks anything. */
export function MissingFacts({ facts }: { facts: MissingFactsHandle }) {
  const intl = useIntl();
  const { people, typed, faults, isSent, attempt, change, leave } = facts;
  const textOf = (fault: PassengerFault) =>
    fault.code === 'NOT_A_CHILD' ? intl.formatMessage(words.notAChild, { below: CHILD_BELOW }) : faultText(intl, fault);
  const wrong = (path: string) => {
    const fault = faults.find((one) => one.path === path);
    return fault && textOf(fault);
  };
  const summary = faults.map((fault) => {
    const name = people[Number(fault.path.split('.')[1])]?.name ?? '';
    return { fieldId: fault.path, text: intl.formatMessage(words.ofPassenger, { name, fault: textOf(fault) }) };
  });
  if (people.every(({ missing }) => missing.length === 0)) return null;
  return (
    <section className={classes.missing}>
      <ErrorSummary attempt={attempt} errors={isSent ? summary : []} />
      <h3>{intl.formatMessage(words.heading)}</h3>
      <p>{intl.formatMessage(words.lead)}</p>
      {people.map(
        ({ id, name, missing }, index) =>
          missing.length > 0 && (
            <fieldset key={id} className={classes.person}>
              <legend>{name}</legend>
              <div className={classes.fields}>
                <AskedFields
                  fields={missing}
                  index={index}
                  value={typed[index] ?? {}}
                  wrong={wrong}
                  onChange={(told) => change(index, told)}
                  onBlur={leave}
                />
              </div>
            </fieldset>
          ),
      )}
    </section>
  );
}
