import { Notice } from '@naga/ui/Notice';
import { SelectField } from '@naga/ui/SelectField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SendChange } from '../change/SendChange.js';
import type { TariffMatrixQuery } from '../tariffs.generated.js';
import { layerWords, words } from '../words.js';
import { CellForm } from './CellForm.js';
import { MatrixTools } from './MatrixTools.js';
import { PriceDifferences } from './PriceDifferences.js';
import { PriceMatrix } from './PriceMatrix.js';
import { boxOf, type Place, placesIn } from './selection.js';
import {
  changedKeys,
  keyOf,
  type Layer,
  LAYERS,
  noPrice,
  operationOf,
  type PassengerType,
  raised,
  sheetOf,
  usualCurrency,
  wrongIn,
} from './sheet.js';
import { useMatrixKeys } from './use-matrix-keys.js';
import { useSheet } from './use-sheet.js';

type Tariff = NonNullable<TariffMatrixQuery['tariff']>;

export interface EditMatrixProps {
  tariff: Tariff;
  today: string;
  day: string;
  /** `isClean`: nothing is typed yet. */
  onDay: (day: string, isClean: boolean) => void;
  /** Who only asks says nothing of what the platform keeps. */
  mayShare: boolean;
}

/** The matrix of an operator's prices with all that is done to it. */
export function EditMatrix({ tariff, today, day, onDay, mayShare }: EditMatrixProps) {
  const intl = useIntl();
  const { zones, operatorId, version, cells } = tariff;
  const [saved] = useState(() => sheetOf(tariff));
  const { sheet, canUndo, edit, undo, discard } = useSheet(saved);
  const [type, setType] = useState<PassengerType>('ADULT');
  const [layer, setLayer] = useState<Layer>('local');
  const [isTold, setTold] = useState(false);
  const isRidden = ({ row, column }: Place): boolean => row !== column || zones[row]!.stopCount > 1;
  const at = ({ row, column }: Place): string => keyOf(zones[row]!.id, zones[column]!.id, type);
  const priceAt = (place: Place) => sheet.get(at(place));
  const textAt = (place: Place): string => priceAt(place)?.[layer] ?? '';
  const say = (texts: readonly { place: Place; text: string }[]) =>
    edit(
      texts.filter(({ place }) => isRidden(place)).map(({ place, text }) => ({ key: at(place), part: layer, text })),
    );
  const hands = useMatrixKeys({ size: zones.length, textAt, say, undo });
  const keys = changedKeys(saved, sheet);
  const changed = new Set(keys);
  const markAt = (place: Place): string => {
    const key = at(place);
    if (!changed.has(key)) return '';
    return Object.keys(wrongIn(sheet.get(key)!)).length > 0 ? 'wrong' : 'changed';
  };
  const { focus } = hands.selection;
  const nameOf = (id: string): string => zones.find((zone) => zone.id === id)?.name ?? '';
  const raise = (percent: number) =>
    say(
      placesIn(boxOf(hands.selection)).flatMap((place) => {
        const price = priceAt(place);
        return price === undefined || layer === 'commission' ? [] : [{ place, text: raised(price, layer, percent) }];
      }),
    );
  function operations() {
    const isWrong = keys.some((key) => Object.keys(wrongIn(sheet.get(key)!)).length > 0);
    setTold(isWrong);
    return isWrong ? undefined : keys.map((key) => operationOf(key, sheet.get(key)!));
  }
  const held = cells.find(
    (cell) => keyOf(cell.fromZoneId, cell.toZoneId, cell.passengerType as PassengerType) === at(focus),
  );
  const told = [
    ...(held?.since ? [intl.formatMessage(words.holds, { since: held.since })] : []),
    ...(held?.until ? [intl.formatMessage(words.until, { until: held.until })] : []),
  ];
  const layers = LAYERS.filter((one) => mayShare || one !== 'commission');
  return (
    <>
      <div className="price-tools">
        <SelectField
          label={intl.formatMessage(words.passengers)}
          value={type}
          options={(['ADULT', 'CHILD'] as const).map((value) => ({
            value,
            label: intl.formatMessage(value === 'ADULT' ? words.adult : words.child),
          }))}
          onChange={({ currentTarget }) => setType(currentTarget.value as PassengerType)}
        />
        <SelectField
          label={intl.formatMessage(words.shows)}
          value={layer}
          options={layers.map((value) => ({ value, label: intl.formatMessage(layerWords[value]) }))}
          onChange={({ currentTarget }) => setLayer(currentTarget.value as Layer)}
        />
      </div>
      <MatrixTools
        canUndo={canUndo}
        onUndo={hands.undo}
        onFillDown={hands.fillDown}
        onFillRight={hands.fillRight}
        onClear={hands.clear}
        {...(layer !== 'commission' && { onRaise: raise })}
      />
      <p className="price-matrix__keys">
        <FormattedMessage {...words.keys} /> <FormattedMessage {...words.pasteHint} />
      </p>
      <PriceMatrix
        label={intl.formatMessage(layerWords[layer])}
        zones={zones}
        textAt={textAt}
        markAt={markAt}
        hands={hands}
      />
      {hands.beyond > 0 && (
        <Notice tone="warn">
          <FormattedMessage {...words.beyond} values={{ count: hands.beyond }} />
        </Notice>
      )}
      {isRidden(focus) && (
        <CellForm
          title={intl.formatMessage(words.pair, { from: zones[focus.row]!.name, to: zones[focus.column]!.name })}
          price={priceAt(focus) ?? noPrice(usualCurrency(sheet))}
          mayShare={mayShare}
          told={told}
          onSay={(part, text) => edit([{ key: at(focus), part, text }])}
        />
      )}
      <PriceDifferences saved={saved} sheet={sheet} keys={keys} nameOf={nameOf} />
      {isTold && (
        <Notice tone="warn">
          <FormattedMessage {...words.wrong} />
        </Notice>
      )}
      <SendChange
        {...{ operatorId, today, day, operations }}
        onDay={(chosen) => onDay(chosen, keys.length === 0)}
        seen={version}
        isEmpty={keys.length === 0}
        onDiscard={discard}
      />
    </>
  );
}
