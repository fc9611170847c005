import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { StatusPill } from '@naga/ui/StatusPill';
import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { useIntl } from 'react-intl';
import { useListAddress } from '../../features/list/list-address.js';
import { ShortList } from '../../features/list/ShortList.js';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { localName } from '../../features/place/local-name.js';
import { typedText } from '../../session/typed-text.js';
import { type Line_RowFragment, LinesDocument } from './lines.generated.js';
import { words } from './words.js';

export const TRANSPORTS = ['BUS', 'TAXI', 'FERRY'] as const;

const parsers = {
  text: parseAsString.withDefault(''),
  operatorId: parseAsString,
  transport: parseAsStringLiteral(TRANSPORTS),
  sale: parseAsStringLiteral(['yes', 'no']),
};

/** Routes that the reader looks after. */
export default function LinesRoute() {
  return (
    <PermissionGate permission="catalogue.edit" scopes={OPERATOR_SCOPES}>
      <Lines />
    </PermissionGate>
  );
}

function Lines() {
  const intl = useIntl();
  const address = useListAddress(parsers);
  const isWide = useScope('catalogue.edit') !== 'operator';
  const operators = useOwnOperators('catalogue.edit');
  const { text, operatorId, transport, sale } = address.state;
  const filter = {
    text: typedText(text),
    operatorId: operatorId !== null && /^\d{1,18}$/.test(operatorId) ? operatorId : null,
    transportType: transport,
    onSale: sale === null ? null : sale === 'yes',
  };
  const title = (word: (typeof words)['title']) => intl.formatMessage(word);
  const saleText = ({ onSale }: Line_RowFragment) => title(onSale ? words.onSale : words.notOnSale);
  const wayText = ({ fromNames, toNames }: Line_RowFragment) =>
    [fromNames, toNames].map((one) => (one === null ? '' : localName(intl.locale, one))).join(' – ');
  return (
    <ShortList
      id="routes"
      words={words}
      query={LinesDocument}
      variablesOf={(page, pageSize) => ({ filter, page, pageSize })}
      pick={({ lines }) => lines}
      add={filter.operatorId === null ? '' : `operatorId=${filter.operatorId}`}
      address={address}
      columns={[
        {
          key: 'name',
          title: title(words.name),
          text: ({ names }) => localName(intl.locale, names),
          render: ({ names }) => <strong>{localName(intl.locale, names)}</strong>,
        },
        {
          key: 'operator',
          title: title(words.operator),
          text: (row) => operators.find(({ value }) => value === row.operatorId)?.label ?? '',
        },
        { key: 'transport', title: title(words.transport), text: ({ transportType }) => title(words[transportType]) },
        { key: 'way', title: title(words.way), text: wayText },
        { key: 'timings', title: title(words.timings), text: ({ timings }) => String(timings), align: 'right' },
        {
          key: 'sale',
          title: title(words.status),
          text: saleText,
          render: (row) => <StatusPill tone={row.onSale ? 'good' : 'quiet'}>{saleText(row)}</StatusPill>,
        },
      ]}
      filters={[
        { kind: 'search', name: 'text', label: title(words.search) },
        ...(isWide
          ? [{ kind: 'choice', name: 'operatorId', label: title(words.operator), options: operators } as const]
          : []),
        {
          kind: 'choice',
          name: 'transport',
          label: title(words.transport),
          options: TRANSPORTS.map((value) => ({ value, label: title(words[value]) })),
        },
        {
          kind: 'choice',
          name: 'sale',
          label: title(words.status),
          options: [
            { value: 'yes', label: title(words.onSale) },
            { value: 'no', label: title(words.notOnSale) },
          ],
        },
      ]}
    />
  );
}
