import { Button } from '@naga/ui/Button';
import { DataTable } from '@naga/ui/DataTable';
import { FormattedMessage, useIntl } from 'react-intl';
import { words as tariffWords } from '../words.js';
import { placeText } from './place-text.js';
import type { Said, Supplements, TypedSupplement } from './supplement-values.js';
import { supplementWords as words } from './words.js';

export interface SupplementTableProps {
  supplements: Supplements;
  /** By place, as they stand. */
  standing: ReadonlyMap<string, TypedSupplement>;
  said: Said;
  onOpen: (place: string, one: TypedSupplement) => void;
  onRemove: (place: string) => void;
  /** What was said of it is forgotten. */
  onLeave: (place: string) => void;
}

/** Supplements as they stand, each with what is said of it here, and the new ones. */
export function SupplementTable({ supplements, standing, said, onOpen, onRemove, onLeave }: SupplementTableProps) {
  const intl = useIntl();
  const rows = [...new Set([...standing.keys(), ...said.keys()])].map((place) => {
    const known = standing.get(place);
    const isSaid = said.has(place);
    const now = said.get(place);
    const change = now === undefined ? words.isRemoved : known === undefined ? words.isNew : words.isChanged;
    return { place, one: (now ?? known)!, state: isSaid ? change : undefined };
  });
  if (rows.length === 0)
    return (
      <p>
        <FormattedMessage {...words.none} />
      </p>
    );
  const namesOf = (all: typeof supplements.seatCategories, id: string) =>
    all.find((one) => one.id === id)?.names ?? null;
  const timesOf = (place: string) => {
    const at = [...standing.keys()].indexOf(place);
    const { since = null, until = null } = supplements.rows[at] ?? {};
    return [
      since === null ? '' : intl.formatMessage(tariffWords.holds, { since }),
      until === null ? '' : intl.formatMessage(tariffWords.until, { until }),
    ].join(' ');
  };
  return (
    <DataTable
      label={intl.formatMessage(words.table)}
      rows={rows}
      rowId={({ place }) => place}
      columns={[
        {
          key: 'what',
          title: intl.formatMessage(words.what),
          render: ({ one }) =>
            placeText(
              intl,
              namesOf(supplements.seatCategories, one.seatCategoryId),
              namesOf(supplements.vehicleCategories, one.vehicleCategoryId),
            ),
        },
        {
          key: 'who',
          title: intl.formatMessage(words.passengers),
          render: ({ one }) =>
            intl.formatMessage(one.passengerType === 'ADULT' ? tariffWords.adult : tariffWords.child),
        },
        {
          key: 'local',
          title: intl.formatMessage(words.local),
          render: ({ one }) => `${one.currency} ${one.local}`,
          noWrap: true,
        },
        {
          key: 'foreign',
          title: intl.formatMessage(words.foreign),
          render: ({ one }) => `${one.currency} ${one.foreign}`,
          noWrap: true,
        },
        {
          key: 'state',
          title: intl.formatMessage(words.state),
          render: ({ place, state }) => (state ? intl.formatMessage(state) : timesOf(place)),
        },
        {
          key: 'actions',
          title: intl.formatMessage(words.actions),
          render: ({ place, one, state }) => (
            <div className="back-office__actions">
              <Button variant="quiet" onClick={() => onOpen(place, one)}>
                <FormattedMessage {...words.edit} />
              </Button>
              <Button variant="quiet" onClick={() => (state === undefined ? onRemove : onLeave)(place)}>
                <FormattedMessage {...(state === undefined ? words.remove : words.undo)} />
              </Button>
            </div>
          ),
        },
      ]}
    />
  );
}
