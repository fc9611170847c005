import { LocalTime } from '../../session/time/LocalTime.js';
import { localStamp } from '../../session/time/local-stamp.js';
import type { ListColumn } from './list-column.js';

type Instant = number | string | null | undefined;

interface TimeColumn<Row> extends Pick<ListColumn<Row>, 'key' | 'title' | 'orders' | 'hidden' | 'optional' | 'brief'> {
  of: (row: Row) => Instant;
  /** What stands where there is no such time; nothing unless it is said. */
  none?: string;
}

/** A column of a list for a time: at the stops, with the reader's own where that differs. */
export const timeColumn = <Row,>({ of, none = '', ...column }: TimeColumn<Row>): ListColumn<Row> => ({
  ...column,
  noWrap: true,
  text: (row) => {
    const at = of(row);
    return at == null ? '' : localStamp(at);
  },
  render: (row) => {
    const at = of(row);
    return at == null ? none : <LocalTime at={at} />;
  },
});
