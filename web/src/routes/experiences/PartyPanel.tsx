import { formatMoney, type Money } from '@naga/kernel/money.js';
import { addDays, type TravelDate } from '@naga/kernel/travel-date.js';
import { Button } from '@naga/ui/Button';
import { ChipGroup } from '@naga/ui/ChipGroup';
import { Stepper } from '@naga/ui/Stepper';
import { SummaryPanel } from '@naga/ui/SummaryPanel';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { formatDate } from '../../session/dates.js';
import { useLocalPath } from '../../session/language.js';
import { moneyOf } from '../../session/money.js';
import { useSite } from '../../session/site.js';
import { mailtoOf } from './ask-by-mail.js';
import type { ExperienceQuery } from './experience.generated.js';
import { AGES, DAYS, limitsOf, partyQuery, type Age, type Party } from './party.js';
import { ageHints, ageWords, partyFacts, partyWords } from './party-words.js';
import { PartyForm } from './PartyForm.js';
import classes from './PartyPanel.module.css';

export interface PartyPanelProps {
  experience: NonNullable<ExperienceQuery['experience']>;
  price: ExperienceQuery['experiencePrice'];
  /** As it is priced. */
  party: Party;
  /** As it is being chosen; the price follows. */
  chosen: Party;
}

const LINES: Record<string, Age> = { adult: 'adults', senior: 'seniors', child: 'children', infant: 'infants' };

/** Day, guests by age, and what they cost together, at once; on a phone the total stays at the foot of the screen. */
export function PartyPanel({ experience, price, party, chosen }: PartyPanelProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const { language, today } = useSite();
  const navigate = useNavigate();
  const { title, maxGuests, nights, prices } = experience;
  const units: Record<Age, Money> = {
    adults: moneyOf(prices.adult),
    seniors: moneyOf(prices.senior),
    children: moneyOf(prices.child),
    infants: moneyOf(prices.infant),
  };
  const say = (name: keyof typeof partyWords) => intl.formatMessage(partyWords[name]);
  const day = (date: string) => formatDate(date, language);
  const change = (part: Partial<Party>) =>
    void navigate(partyQuery({ ...chosen, ...part }), { replace: true, preventScrollReset: true });
  const lines = price?.lines.map(({ kind, count, amount }) => ({
    id: kind,
    label: intl.formatMessage(partyFacts.line, { who: intl.formatMessage(ageWords[LINES[kind] ?? 'adults']), count }),
    money: moneyOf(amount),
  }));
  const off = price == null ? 0 : price.discount.amount;
  const total = price == null ? undefined : moneyOf(price.total);
  return (
    <SummaryPanel
      title={say('title')}
      lines={[
        ...(lines ?? []),
        ...(off > 0 && total !== undefined
          ? [{ id: 'discount', label: say('discount'), money: { ...total, amount: -off } }]
          : []),
      ]}
      total={total}
      action={
        total !== undefined && (
          <Button as="a" wide href={mailtoOf(intl, { title, day: day(party.date), party, total })}>
            {say('ask')}
          </Button>
        )
      }
      after={
        <>
          {say('askHint')} <Link to={to('/contact')}>{say('call')}</Link>
        </>
      }
    >
      <div className={classes.choices}>
        <ChipGroup<TravelDate>
          scroll
          legend={say(nights > 0 ? 'checkIn' : 'date')}
          options={Array.from({ length: DAYS }, (_, at) => addDays(today, at + 1)).map((date) => ({
            value: date,
            label: day(date),
          }))}
          value={chosen.date}
          onChange={(date: TravelDate) => change({ date })}
        />
        {nights > 0 && (
          <p className={classes.note}>
            {intl.formatMessage(partyFacts.checkOut, { date: day(addDays(chosen.date, nights)) })}
          </p>
        )}
        {AGES.map((age) => (
          <Stepper
            key={age}
            label={intl.formatMessage(ageWords[age])}
            hint={intl.formatMessage(ageHints[age], {
              price: units[age].amount === 0 ? say('free') : formatMoney(units[age]),
            })}
            value={chosen[age]}
            {...limitsOf(chosen, age, maxGuests)}
            onChange={(count) => change({ [age]: count })}
          />
        ))}
        <p className={classes.note}>{intl.formatMessage(partyFacts.most, { count: maxGuests })}</p>
      </div>
      <PartyForm party={party} maxGuests={maxGuests} />
    </SummaryPanel>
  );
}
