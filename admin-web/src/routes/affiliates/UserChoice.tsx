import { skipToken } from '@apollo/client/react';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { TextBinding } from '../../features/form/use-form.js';
import { useAffiliateUsersQuery } from './affiliates.generated.js';
import { words } from './words.js';

interface User {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
}

const FEWEST_LETTERS = 3;
const labelOf = ({ firstName, lastName, email }: User) =>
  [`${firstName} ${lastName}`, email].filter((text) => text !== null).join(' · ');

/** One user of many: some letters find those to choose from; who is chosen stays a choice. */
export function UserChoice({ account, field }: { account: User | null | undefined; field: TextBinding }) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const [seen, setSeen] = useState<readonly User[]>(account == null ? [] : [account]);
  const wanted = text.trim();
  const isEnough = wanted.length >= FEWEST_LETTERS;
  const { data } = useAffiliateUsersQuery(isEnough ? { variables: { text: wanted } } : skipToken);
  const found: readonly User[] = (isEnough ? data?.users.rows : undefined) ?? [];
  const chosen = seen.filter(({ id }) => id === field.value && !found.some((one) => one.id === id));
  return (
    <>
      <TextField
        type="search"
        label={intl.formatMessage(words.find)}
        hint={intl.formatMessage(words.findHint)}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <SelectField
        label={intl.formatMessage(words.user)}
        options={[
          { value: '', label: intl.formatMessage(words.nobody) },
          ...[...chosen, ...found].map((user) => ({ value: user.id, label: labelOf(user) })),
        ]}
        {...field}
        onChange={(event) => {
          const user = found.find(({ id }) => id === event.currentTarget.value);
          if (user !== undefined) setSeen((before) => [...before, user]);
          field.onChange(event);
        }}
      />
    </>
  );
}
