import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { SelectField } from '@naga/ui/SelectField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SendChange } from '../change/SendChange.js';
import { words as tariffWords } from '../words.js';
import type { TariffDemandsQuery } from './demand.generated.js';
import {
  demandOf,
  demandOperations,
  FIRST,
  KEPT_OUT,
  type SaidDemand,
  type TypedDemand,
  typedDemand,
} from './demand-values.js';
import { DemandPreview } from './DemandPreview.js';
import { StepTable } from './StepTable.js';
import { demandWords as words } from './words.js';

export interface EditDemandProps {
  demands: NonNullable<TariffDemandsQuery['tariffDemands']>;
  routes: readonly { value: string; label: string }[];
  today: string;
}

/** The steps of all routes, or of one, what a price comes to by them, and what is changed of them. */
export function EditDemand({ demands, routes, today }: EditDemandProps) {
  const intl = useIntl();
  const { operatorId, version, rows } = demands;
  const [route, setRoute] = useState('');
  const [said, setSaid] = useState<SaidDemand>(new Map());
  const [day, setDay] = useState(today);
  const row = rows.find(({ routeId }) => (routeId ?? '') === route);
  const isSaid = said.has(route);
  const typed = isSaid ? said.get(route) : row && typedDemand(row.demand);
  const say = (demand: TypedDemand | undefined) => setSaid(new Map(said).set(route, demand));
  const leave = () => setSaid(new Map([...said].filter(([key]) => key !== route)));
  const terms = typed && demandOf(typed);
  return (
    <>
      <p>
        <FormattedMessage {...words.about} />
      </p>
      <SelectField
        label={intl.formatMessage(words.route)}
        placeholder={intl.formatMessage(words.everyRoute)}
        options={routes}
        value={route}
        onChange={({ currentTarget }) => setRoute(currentTarget.value)}
      />
      {row !== undefined && !isSaid && (
        <p>
          {row.since !== null && <FormattedMessage {...tariffWords.holds} values={{ since: row.since }} />}{' '}
          {row.until !== null && <FormattedMessage {...tariffWords.until} values={{ until: row.until }} />}
        </p>
      )}
      {typed === undefined && (
        <Notice>
          <FormattedMessage {...(route === '' ? words.off : words.likeAll)} />
        </Notice>
      )}
      {typed?.steps.length === 0 && route !== '' && (
        <Notice>
          <FormattedMessage {...words.keptOut} />
        </Notice>
      )}
      {typed !== undefined && (typed.steps.length > 0 || route === '') && <StepTable demand={typed} onSay={say} />}
      <div className="back-office__actions">
        {(typed === undefined || typed.steps.length === 0) && (
          <Button onClick={() => say(FIRST)}>
            <FormattedMessage {...words.switchOn} />
          </Button>
        )}
        {route !== '' && typed?.steps.length !== 0 && (
          <Button variant="quiet" onClick={() => say(KEPT_OUT)}>
            <FormattedMessage {...words.keepOut} />
          </Button>
        )}
        {typed !== undefined && (
          <Button variant="quiet" onClick={() => (row === undefined ? leave() : say(undefined))}>
            <FormattedMessage {...words.switchOff} />
          </Button>
        )}
        {isSaid && (
          <Button variant="quiet" onClick={leave}>
            <FormattedMessage {...words.undo} />
          </Button>
        )}
      </div>
      {typed !== undefined && terms === undefined && (
        <p role="alert">
          <FormattedMessage {...words.wrong} />
        </p>
      )}
      {terms !== undefined && terms.steps.length > 0 && <DemandPreview terms={terms} />}
      <p aria-live="polite">{isSaid && <FormattedMessage {...words.isChanged} />}</p>
      <SendChange
        {...{ operatorId, today, day }}
        seen={version}
        operations={() => demandOperations(said)}
        isEmpty={said.size === 0}
        onDay={setDay}
        onDiscard={() => setSaid(new Map())}
      />
    </>
  );
}
