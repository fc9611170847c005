import { Notice } from '@naga/ui/Notice';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EditForm } from '../../../features/form/EditForm.js';
import { type FormPlan, useForm } from '../../../features/form/use-form.js';
import { usePeopleWorld } from '../people-world.js';
import type { Places } from '../use-places.js';
import { WithPlaces } from '../WithPlaces.js';
import type { Person_UserFragment } from '../show/person.generated.js';
import { inputOf, missingIn, type PersonValues } from './person-values.js';
import type { UserInput } from './person-form.generated.js';
import { PersonSection } from './PersonSection.js';
import { SignInSection } from './SignInSection.js';
import { TrustSection } from './TrustSection.js';
import { WorkSection } from './WorkSection.js';
import { words } from './words.js';

type Answer = Person_UserFragment | { __typename: 'Refused'; code: string; facts: Record<string, unknown> };

export interface PersonFormProps {
  initial: PersonValues;
  draft: string;
  /** One's own account: only what everybody may say of himself. */
  isMe?: boolean;
  isNew?: boolean;
  send: (input: UserInput) => Promise<Answer | null | undefined>;
  texts?: Readonly<Record<string, string>>;
  done: string;
  onDone: FormPlan<PersonValues, Person_UserFragment>['onDone'];
  back: string;
  more?: ReactNode;
}

const SECRETS = ['password'] as const;

/** The form of a person; what a role has not, and what its author may not set, is not in it. */
export const PersonForm = (props: PersonFormProps) => (
  <WithPlaces>{(places) => <Fields {...props} places={places} />}</WithPlaces>
);

function Fields(props: PersonFormProps & { places: Places }) {
  const { initial, draft, isMe = false, isNew = false, send, texts, done, onDone, back, more, places } = props;
  const intl = useIntl();
  const { isWide } = usePeopleWorld();
  const builtInOf = (values: PersonValues) => places.roleOf(Number(values.roleId))?.basedOn ?? 0;
  const form = useForm<PersonValues, Answer>({
    initial,
    draft,
    secrets: SECRETS,
    check: (values) => (isMe ? {} : missingIn(values, isWide, builtInOf(values))),
    send: (values) => send(inputOf(values, builtInOf(values))),
    refusedAt: {
      ROLE_ABOVE_YOURS: 'roleId',
      OUT_OF_YOUR_SCOPE: isWide ? 'operatorId' : 'roleId',
      LAST_ADMIN: 'roleId',
    },
    texts: {
      ONE_NAME: intl.formatMessage(words.oneName),
      MIN_LENGTH: intl.formatMessage(words.passwordShort),
      ...texts,
    },
    done,
    onDone: (answer, values, pressed) => onDone(answer as Person_UserFragment, values, pressed),
  });
  return (
    <EditForm form={form} submit={<FormattedMessage {...words.save} />} back={back} more={more}>
      {isMe && (
        <Notice>
          <FormattedMessage {...words.self} />
        </Notice>
      )}
      <PersonSection form={form} isMe={isMe} />
      {!isMe && (
        <>
          <WorkSection form={form} places={places} />
          <SignInSection form={form} isNew={isNew} />
          {isWide && <TrustSection form={form} />}
        </>
      )}
    </EditForm>
  );
}
