import { Disclosure } from '@naga/ui/Disclosure';
import { JsonBlock } from '@naga/ui/JsonBlock';
import { defineMessages, useIntl } from 'react-intl';

const words = defineMessages({
  data: { id: 'admin.record.data', defaultMessage: 'Raw data for developers' },
});

/** What the graph gave of a record, as it gave it; folded, and not on paper. */
export function RecordData({ data }: { data: object }) {
  const intl = useIntl();
  const label = intl.formatMessage(words.data);
  return (
    <div className="back-office__raw">
      <Disclosure summary={label}>
        <JsonBlock label={label} value={data} />
      </Disclosure>
    </div>
  );
}
