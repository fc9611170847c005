import type { Place } from '@naga/booking-flow/places/place.js';
import { PlaceField } from '@naga/booking-flow/places/PlaceField';
import { FormSection } from '@naga/ui/FormSection';
import { SelectField } from '@naga/ui/SelectField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EditForm } from '../../features/form/EditForm.js';
import { useForm } from '../../features/form/use-form.js';
import { useOperatorOptions } from '../../features/operators/use-operator-options.js';
import { useRouteOptions } from '../../features/operators/use-route-options.js';
import { useFindPlaces } from '../../features/place/use-find-places.js';
import { type CacheCleared_ResultFragment, useClearRouteCacheMutation } from './caches.generated.js';
import { Cleared } from './Cleared.js';
import { SUBJECTS, subjectWords, words } from './words.js';

type Values = {
  subject: '' | (typeof SUBJECTS)[number];
  operatorId: string;
  routeId: string;
  from: string;
  to: string;
};

const NOWHERE: Place = { name: '', slug: '' };

const isMissing = (value: string) => value === '' && 'REQUIRED';

/** Lines, departures and pairs, read again: all of them, seen from what somebody looks for. */
export function ClearRoutes() {
  const intl = useIntl();
  const say = intl.formatMessage;
  const [clear] = useClearRouteCacheMutation();
  const [result, tell] = useState<CacheCleared_ResultFragment>();
  const [places, setPlaces] = useState<{ from: Place; to: Place }>({ from: NOWHERE, to: NOWHERE });
  const find = useFindPlaces();
  const form = useForm<Values, CacheCleared_ResultFragment>({
    initial: { subject: '', operatorId: '', routeId: '', from: '', to: '' },
    check: ({ subject, operatorId, routeId, from, to }) => ({
      operatorId: (subject === 'OPERATOR' || subject === 'ROUTE') && isMissing(operatorId),
      routeId: subject === 'ROUTE' && isMissing(routeId),
      from: subject === 'PAIR' && isMissing(from),
      to: subject === 'PAIR' && isMissing(to),
    }),
    send: async ({ subject, operatorId, routeId, from, to }) => {
      if (subject === '') return (await clear()).data?.clearRouteCache;
      const id = { OPERATOR: operatorId, ROUTE: routeId, PAIR: `${from}~${to}` }[subject];
      return (await clear({ variables: { subject, id } })).data?.clearRouteCache;
    },
    onDone: tell,
  });
  const { subject, operatorId } = form.values;
  const operators = useOperatorOptions();
  const routes = useRouteOptions(subject === 'ROUTE' ? operatorId : '');
  const place = (name: 'from' | 'to') => (
    <PlaceField
      look="above"
      label={say(words[name])}
      name={name}
      place={places[name]}
      popular={[]}
      find={find}
      error={form.at(name).error}
      onChange={(chosen) => {
        setPlaces((now) => ({ ...now, [name]: chosen }));
        form.set({ [name]: chosen.slug } as Pick<Values, 'from' | 'to'>);
      }}
    />
  );
  return (
    <EditForm form={form} submit={<FormattedMessage {...words.clearRoutes} />} isPart>
      <FormSection title={<FormattedMessage {...words.routes} />} about={<FormattedMessage {...words.routesAbout} />}>
        <SelectField
          label={say(words.subject)}
          hint={say(words.subjectHint)}
          options={[
            { value: '', label: say(words.everything) },
            ...SUBJECTS.map((value) => ({ value, label: say(subjectWords[value]) })),
          ]}
          {...form.text('subject')}
        />
        {(subject === 'OPERATOR' || subject === 'ROUTE') && (
          <SelectField
            label={say(words.operator)}
            placeholder={say(words.choose)}
            options={operators}
            {...form.text('operatorId')}
          />
        )}
        {subject === 'ROUTE' && (
          <SelectField
            label={say(words.route)}
            placeholder={say(words.choose)}
            options={routes.map(({ value, label }) => ({ value, label }))}
            {...form.text('routeId')}
          />
        )}
        {subject === 'PAIR' && (
          <>
            {place('from')}
            {place('to')}
          </>
        )}
        {result && <Cleared result={result} />}
      </FormSection>
    </EditForm>
  );
}
