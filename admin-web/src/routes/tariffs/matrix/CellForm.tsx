import { CURRENCIES } from '@naga/kernel/money.js';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { useIntl } from 'react-intl';
import { problemText } from '../../../session/problem-words.js';
import { layerWords, words } from '../words.js';
import { type Edit, LAYERS, type TypedPrice, wrongIn } from './sheet.js';

export interface CellFormProps {
  /** 'Phnom Penh – Kep' */
  title: string;
  price: TypedPrice;
  mayShare: boolean;
  /** Since when it is so, and until when. */
  told: readonly string[];
  onSay: (part: Edit['part'], text: string) => void;
}

/** All of one price: for a telephone, and for what the matrix has no layer of. */
export function CellForm({ title, price, mayShare, told, onSay }: CellFormProps) {
  const intl = useIntl();
  const wrong = wrongIn(price);
  const field = (part: Edit['part']) => ({
    value: price[part],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onSay(part, currentTarget.value),
    ...(wrong[part] !== undefined && { error: problemText(intl, wrong[part], {}) }),
  });
  return (
    <section>
      <h2>{title}</h2>
      {told.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className="price-tools">
        <SelectField
          label={intl.formatMessage(words.currency)}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          {...field('currency')}
        />
        {LAYERS.filter((layer) => mayShare || layer !== 'commission').map((layer) => (
          <TextField key={layer} label={intl.formatMessage(layerWords[layer])} inputMode="decimal" {...field(layer)} />
        ))}
        <TextField type="date" label={intl.formatMessage(words.offerFrom)} {...field('offerFrom')} />
        <TextField type="date" label={intl.formatMessage(words.offerTo)} {...field('offerTo')} />
      </div>
    </section>
  );
}
