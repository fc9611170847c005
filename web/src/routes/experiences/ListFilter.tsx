import { Button } from '@naga/ui/Button';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { useIntl } from 'react-intl';
import { Form, useNavigate } from 'react-router';
import { kindWords } from '../../features/experiences/experience-words.js';
import { useLocalPath } from '../../session/language.js';
import { listWords } from './list-words.js';
import classes from './ListFilter.module.css';
import { KINDS, shownPath, SORTS, type Shown } from './shown.js';

export interface ListFilterProps {
  shown: Shown;
  cities: readonly { slug: string; name: string; experienceCount: number }[];
}

/** Words, place, length and order: a choice applies at once, the words when they are sent; without script all by the button. */
export function ListFilter({ shown, cities }: ListFilterProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const navigate = useNavigate();
  const say = (name: keyof typeof listWords) => intl.formatMessage(listWords[name]);
  const choose = (change: Partial<Shown>) =>
    void navigate(to(shownPath({ ...shown, ...change, page: 1 })), { preventScrollReset: true });
  return (
    <Form
      className={classes.filter}
      role="search"
      action={to('/experiences')}
      onSubmit={(event) => {
        event.preventDefault();
        choose({ text: String(new FormData(event.currentTarget).get('q')).trim() });
      }}
    >
      {shown.category !== '' && <input type="hidden" name="category" value={shown.category} />}
      <div className={classes.words}>
        <TextField
          key={shown.text}
          type="search"
          name="q"
          maxLength={100}
          label={say('search')}
          placeholder={say('searchHint')}
          defaultValue={shown.text}
        />
      </div>
      <SelectField
        name="city"
        label={say('city')}
        placeholder={say('everywhere')}
        value={shown.city}
        onChange={({ target }) => choose({ city: target.value })}
        options={cities.map(({ slug, name, experienceCount }) => ({
          value: slug,
          label: `${name} (${experienceCount})`,
        }))}
      />
      <SelectField
        name="kind"
        label={say('kind')}
        placeholder={say('anyKind')}
        value={shown.kind}
        onChange={({ target }) => choose({ kind: target.value as Shown['kind'] })}
        options={KINDS.map((kind) => ({ value: kind, label: intl.formatMessage(kindWords[kind]) }))}
      />
      <SelectField
        name="sort"
        label={say('sort')}
        value={shown.sort}
        onChange={({ target }) => choose({ sort: target.value as Shown['sort'] })}
        options={SORTS.map((sort) => ({ value: sort, label: say(sort) }))}
      />
      <Button type="submit" variant="quiet">
        {say('show')}
      </Button>
    </Form>
  );
}
