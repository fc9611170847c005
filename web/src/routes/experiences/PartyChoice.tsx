import { formatDate } from '@naga/app-kit/format-date.js';
import type { Money } from '@naga/kernel/money.js';
import { addDays, type TravelDate } from '@naga/kernel/travel-date.js';
import { Card } from '@naga/ui/Card';
import { ChipGroup } from '@naga/ui/ChipGroup';
import { useBothText } from '@naga/ui/shown-rate.js';
import { Stepper } from '@naga/ui/Stepper';
import { VisuallyHidden } from '@naga/ui/VisuallyHidden';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { moneyOf } from '../../session/money.js';
import { useSite } from '../../session/site.js';
import type { ExperienceQuery } from './experience.generated.js';
import { AGES, DAYS, limitsOf, partyQuery, type Age, type Party } from './party.js';
import { ageHints, ageWords, partyFacts, partyWords } from './party-words.js';
import classes from './PartyChoice.module.css';
import { PartyForm } from './PartyForm.js';

export interface PartyChoiceProps {
  experience: NonNullable<ExperienceQuery['experience']>;
  /** As it is priced. */
  party: Party;
  /** As it is being chosen; the price follows. */
  chosen: Party;
  /** Told to those who do not see it change; undefined for a party that is too large. */
  total: Money | undefined;
}

/** Day and guests by age, within what the experience takes; each choice stands in the address at once. */
export function PartyChoice({ experience, party, chosen, total }: PartyChoiceProps) {
  const intl = useIntl();
  const { language, today } = useSite();
  const bothText = useBothText();
  const navigate = useNavigate();
  const days = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = days.current?.querySelector('fieldset');
    const chip = row?.querySelector('input:checked')?.parentElement;
    // A day of the address may lie far to the right; the page itself must not move.
    if (row && chip) row.scrollLeft = chip.offsetLeft - row.offsetLeft - 40;
  }, []);
  const { maxGuests, nights, prices } = experience;
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
  const dayWord = say(nights > 0 ? 'checkIn' : 'date');
  return (
    <Card as="section" kind="panel" className={classes.card}>
      <h2 className={classes.title}>{say('choose')}</h2>
      <div className={classes.choices} ref={days}>
        <p className={classes.dayWord} aria-hidden="true">
          {dayWord}
        </p>
        <ChipGroup<TravelDate>
          scroll
          legendHidden
          legend={dayWord}
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
              price: units[age].amount === 0 ? say('free') : bothText(units[age]),
            })}
            value={chosen[age]}
            {...limitsOf(chosen, age, maxGuests)}
            onChange={(count) => change({ [age]: count })}
          />
        ))}
        <p className={classes.note}>{intl.formatMessage(partyFacts.most, { count: maxGuests })}</p>
      </div>
      <VisuallyHidden role="status">
        {total !== undefined && intl.formatMessage(partyFacts.total, { total: bothText(total) })}
      </VisuallyHidden>
      <PartyForm party={party} maxGuests={maxGuests} />
    </Card>
  );
}
