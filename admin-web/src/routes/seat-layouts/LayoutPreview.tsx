import { Card } from '@naga/ui/Card';
import type { MapSeat, SeatType } from '@naga/ui/seat.js';
import { SeatMap } from '@naga/ui/SeatMap';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type SeatLayoutDrawnFragment, useSeatTypeChoicesQuery } from './seat-layouts.generated.js';
import { layoutWords } from './words.js';

type Seat = Omit<SeatLayoutDrawnFragment['seats'][number], '__typename'>;

/** As booking answers it on a day on which nothing is sold; who is blocked for a period is free on other days. */
const mapSeat = (
  { kind, number, floor, row, column, allowMale, allowFemale, ...seat }: Seat,
  seatType: SeatType | null,
): MapSeat => {
  const isBlocked = seat.blocked && seat.blockedFrom === null && seat.blockedTo === null;
  const state = kind === 'SEAT' && seat.bookable && !isBlocked ? 'AVAILABLE' : 'BLOCKED';
  return { kind, number, floor, row, column, allowMale, allowFemale, state, seatType };
};

/** The seat map of travellers, to try it. */
export function LayoutPreview({ seats }: { seats: readonly Seat[] }) {
  const intl = useIntl();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const types = useSeatTypeChoicesQuery().data?.seatTypeChoices ?? [];
  const map = seats.map((seat) => mapSeat(seat, types.find(({ id }) => id === seat.seatTypeId) ?? null));
  const numbers = new Set(map.map(({ number }) => number));
  return (
    <section className="back-office__stack">
      <h2>
        <FormattedMessage {...layoutWords.preview} />
      </h2>
      <Card kind="panel">
        <SeatMap
          seats={map}
          selected={selected.filter((number) => numbers.has(number))}
          onChange={setSelected}
          max={4}
          legend={intl.formatMessage(layoutWords.preview)}
        />
      </Card>
    </section>
  );
}
