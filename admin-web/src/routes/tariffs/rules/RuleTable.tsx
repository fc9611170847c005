import { Button } from '@naga/ui/Button';
import { DataTable } from '@naga/ui/DataTable';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { ruleText } from '../change/operation-text.js';
import type { TariffRulesQuery } from '../tariffs.generated.js';
import { type RuleEdit, type TypedRule, typedRule } from './rule-values.js';
import { ruleWords as words } from './words.js';

/** The rule that its form is open for; `at`: which of the edits it is. */
export interface OpenRule {
  readonly at: number | null;
  readonly ruleId: string | null;
  readonly initial: TypedRule;
}

export interface RuleTableProps {
  rules: TariffRulesQuery['tariffRules'];
  edits: readonly RuleEdit[];
  timing: string;
  onOpen: (rule: OpenRule) => void;
  onEnd: (ruleId: string) => void;
  /** What was said of it is forgotten. */
  onLeave: (ruleId: string | null, at: number | null) => void;
}

/** Rules of a departure time that stand, each with what is said of it here, and the new ones. */
export function RuleTable({ rules, edits, timing, onOpen, onEnd, onLeave }: RuleTableProps) {
  const intl = useIntl();
  const rows = rowsOf(intl, rules, edits, timing);
  if (rows.length === 0)
    return (
      <p>
        <FormattedMessage {...words.none} />
      </p>
    );
  return (
    <DataTable
      label={intl.formatMessage(words.rule)}
      rows={rows}
      rowId={({ id }) => id}
      columns={[
        { key: 'rule', title: intl.formatMessage(words.rule), render: ({ text }) => text },
        {
          key: 'status',
          title: intl.formatMessage(words.status),
          render: ({ state, isOn }) =>
            [words[isOn ? 'active' : 'inactive'], ...(state ? [state] : [])]
              .map((word) => intl.formatMessage(word))
              .join(' · '),
        },
        {
          key: 'actions',
          title: intl.formatMessage(words.actions),
          render: ({ at, ruleId, state, typed }) => (
            <div className="back-office__actions">
              <Button variant="quiet" onClick={() => onOpen({ at, ruleId, initial: typed })}>
                <FormattedMessage {...words.edit} />
              </Button>
              {state === undefined ? (
                <Button variant="quiet" onClick={() => onEnd(ruleId!)}>
                  <FormattedMessage {...words.end} />
                </Button>
              ) : (
                <Button variant="quiet" onClick={() => onLeave(ruleId, at)}>
                  <FormattedMessage {...words.undo} />
                </Button>
              )}
            </div>
          ),
        },
      ]}
    />
  );
}

function rowsOf(intl: IntlShape, rules: RuleTableProps['rules'], edits: readonly RuleEdit[], timing: string) {
  const known = rules.map(({ id, rule }) => {
    const edit = edits.find(({ ruleId }) => ruleId === id);
    const said = edit?.rule === undefined ? words.ended : words.isChanged;
    const state = edit === undefined ? undefined : said;
    const isOn = (edit?.rule?.isActive ?? rule.status === 'ACTIVE') && edit?.rule !== undefined;
    const text = edit?.rule === undefined ? ruleText(intl, rule) : newText(edit.rule);
    return {
      id,
      ruleId: id,
      at: null,
      text,
      state,
      isOn: edit === undefined ? rule.status === 'ACTIVE' : isOn,
      typed: edit?.rule ?? typedRule(rule),
    };
  });
  const made = edits.flatMap(({ ruleId, routeTimingId, rule }, at) =>
    ruleId === null && routeTimingId === timing && rule !== undefined
      ? [
          {
            id: `new ${at}`,
            ruleId: null,
            at,
            text: newText(rule),
            state: words.isNew,
            isOn: rule.isActive,
            typed: rule,
          },
        ]
      : [],
  );
  return [...known, ...made];
}

/** A rule that is nobody's yet, in short. */
const newText = ({ local, nonLocal, originalLocal, originalNonLocal }: TypedRule): string =>
  `${originalLocal} → ${local} / ${originalNonLocal} → ${nonLocal}`;
