import { Button } from '@naga/ui/Button';
import { SelectField } from '@naga/ui/SelectField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SendChange } from '../change/SendChange.js';
import type { TariffRulesQuery } from '../tariffs.generated.js';
import { RuleDays } from './RuleDays.js';
import { RuleForm } from './RuleForm.js';
import { type OpenRule, RuleTable } from './RuleTable.js';
import { NEW_RULE, type RuleEdit, ruleOperation } from './rule-values.js';
import { ruleWords as words } from './words.js';

export interface EditRulesProps {
  operatorId: string;
  version: number;
  rules: TariffRulesQuery['tariffRules'];
  routes: TariffRulesQuery['operatorRoutes'];
  today: string;
}

const ofTiming = (routes: EditRulesProps['routes']) => {
  const known = new Map<string, string>();
  for (const { name, schedules } of routes)
    for (const { routeTimingId, departureTime } of schedules) known.set(routeTimingId, `${departureTime} ${name}`);
  return [...known].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label));
};

/** Rules of a departure time, what is changed of them, and which decides on which day. */
export function EditRules({ operatorId, version, rules, routes, today }: EditRulesProps) {
  const intl = useIntl();
  const timings = ofTiming(routes);
  const [timing, setTiming] = useState(rules[0]?.rule.routeTimingId ?? timings[0]?.value ?? '');
  const [edits, setEdits] = useState<readonly RuleEdit[]>([]);
  const [open, setOpen] = useState<OpenRule>();
  const [day, setDay] = useState(today);
  const without = (ruleId: string | null, at: number | null) =>
    edits.filter((edit, index) => (at === null ? ruleId === null || edit.ruleId !== ruleId : index !== at));
  const say = (edit: RuleEdit, at: number | null = null) => setEdits([...without(edit.ruleId, at), edit]);
  const operations = edits.map(ruleOperation);
  return (
    <>
      <p>
        <FormattedMessage {...words.about} />
      </p>
      <SelectField
        label={intl.formatMessage(words.timing)}
        placeholder={intl.formatMessage(words.choose)}
        options={timings}
        value={timing}
        onChange={({ currentTarget }) => {
          setTiming(currentTarget.value);
          setOpen(undefined);
        }}
      />
      <RuleTable
        rules={rules.filter(({ rule }) => rule.routeTimingId === timing)}
        edits={edits}
        timing={timing}
        onOpen={setOpen}
        onEnd={(ruleId) => say({ ruleId, routeTimingId: timing, rule: undefined })}
        onLeave={(ruleId, at) => setEdits(without(ruleId, at))}
      />
      {open === undefined ? (
        <div className="back-office__actions">
          <Button disabled={timing === ''} onClick={() => setOpen({ at: null, ruleId: null, initial: NEW_RULE })}>
            <FormattedMessage {...words.add} />
          </Button>
        </div>
      ) : (
        <RuleForm
          key={`${open.ruleId} ${open.at}`}
          initial={open.initial}
          onKeep={(rule) => {
            say({ ruleId: open.ruleId, routeTimingId: timing, rule }, open.at);
            setOpen(undefined);
          }}
          onCancel={() => setOpen(undefined)}
        />
      )}
      {timing !== '' && <RuleDays {...{ operatorId, day, operations }} routeTimingId={timing} />}
      <p aria-live="polite">
        <FormattedMessage {...words.count} values={{ count: edits.length }} />
      </p>
      <SendChange
        {...{ operatorId, today, day }}
        seen={version}
        operations={() => operations}
        isEmpty={edits.length === 0}
        onDay={setDay}
        onDiscard={() => setEdits([])}
      />
    </>
  );
}
