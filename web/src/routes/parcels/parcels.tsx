import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { Notice } from '@naga/ui/Notice';
import { SelectField } from '@naga/ui/SelectField';
import { useBothText } from '@naga/ui/shown-rate.js';
import { VisuallyHidden } from '@naga/ui/VisuallyHidden';
import { useIntl } from 'react-intl';
import { Form, Link, useNavigate, useNavigation } from 'react-router';
import { ask } from '../../session/graph.js';
import { useLocalPath } from '../../session/language.js';
import { moneyOf } from '../../session/money.js';
import { PageHead } from '../../session/PageHead.js';
import type { Route } from './+types/parcels';
import { askedQuery, problemsOf, readAsked, unitsOf, type AskedParcel, type AskedProblem } from './asked-parcel.js';
import { EstimatePanel } from './EstimatePanel.js';
import { ParcelCountersDocument, ParcelEstimateDocument } from './parcels.generated.js';
import classes from './parcels.module.css';
import { parcelFacts, parcelWords } from './parcels-words.js';
import { PieceRow } from './PieceRow.js';

/** The price of a parcel before anyone signs in; the question stands in the address, so that it works without script. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { packageCategories: categories, parcelPlaces: places } = await ask(context, ParcelCountersDocument, {});
  const asked = readAsked(url.searchParams, categories);
  const problems = problemsOf(asked, categories);
  const units = unitsOf(asked);
  const { from, to } = asked;
  if (from === '' || to === '' || units.length === 0 || problems.length > 0)
    return { categories, places, asked, problems, price: undefined };
  const { parcelPrice: price } = await ask(context, ParcelEstimateDocument, { from, to, units });
  return { categories, places, asked, problems, price };
}

export default function Parcels({ loaderData: { categories, places, asked, problems, price } }: Route.ComponentProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const navigate = useNavigate();
  const { location } = useNavigation();
  const bothText = useBothText();
  const say = (name: keyof typeof parcelWords) => intl.formatMessage(parcelWords[name]);
  const stays = location?.pathname.endsWith('/parcels') === true;
  const chosen = stays ? readAsked(new URLSearchParams(location?.search), categories) : asked;
  const change = (part: Partial<AskedParcel>) =>
    void navigate(askedQuery({ ...chosen, ...part }), { replace: true, preventScrollReset: true });
  const errorOf = (field: string) => {
    const problem: AskedProblem | undefined = problems.find((one) => one.field === field);
    if (problem === undefined) return undefined;
    if (problem.code === 'TOO_HEAVY') return intl.formatMessage(parcelFacts.tooHeavy, { kg: problem.maxKg });
    return say(problem.code === 'SAME_PLACE' ? 'samePlace' : 'notAWeight');
  };
  const towns = places.map(({ slug, name }) => ({ value: slug, label: name }));
  const town = (name: 'from' | 'to') => (
    <SelectField
      id={name}
      name={name}
      label={say(name)}
      placeholder={say('choose')}
      options={towns}
      value={chosen[name]}
      error={errorOf(name)}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  return (
    <div className="wrap section">
      <PageHead title={say('title')} description={say('lead')} />
      <h1>{say('title')}</h1>
      <p className="lead">
        {say('lead')} <Link to={to('/parcels/track')}>{say('track')}</Link>
      </p>
      <div className={classes.columns}>
        <Card as={Form} kind="panel" className={classes.form}>
          <div className={classes.towns}>
            {town('from')}
            {town('to')}
          </div>
          <div role="status" className={classes.answer}>
            {price === null && (
              <Notice tone="warn" title={say('none')}>
                {say('noneText')}
              </Notice>
            )}
            {price != null && (
              <VisuallyHidden>
                {intl.formatMessage(parcelFacts.total, { total: bothText(moneyOf(price.total)) })}
              </VisuallyHidden>
            )}
          </div>
          <h2 className={classes.what}>{say('what')}</h2>
          {categories.map((category) => (
            <PieceRow
              key={category.id}
              category={category}
              asked={chosen.pieces[category.id] ?? { count: 0, weight: '' }}
              error={errorOf(`kg-${category.id}`)}
              onChange={(pieces) => change({ pieces: { ...chosen.pieces, [category.id]: pieces } })}
            />
          ))}
          <div className={classes.show}>
            <Button type="submit">{say('show')}</Button>
          </div>
        </Card>
        <EstimatePanel price={price} wrong={problems.length > 0} />
      </div>
    </div>
  );
}
