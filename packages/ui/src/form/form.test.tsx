import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { faultsOf, show } from '../testing/show.js';
import { Button } from './Button.js';
import { CheckboxField } from './CheckboxField.js';
import { Chip } from './Chip.js';
import { ChipGroup } from './ChipGroup.js';
import { ErrorSummary } from './ErrorSummary.js';
import { RadioGroup } from './RadioGroup.js';
import { RangeField } from './RangeField.js';
import { SelectField } from './SelectField.js';
import { Stepper } from './Stepper.js';
import { TextAreaField } from './TextAreaField.js';
import { TextField } from './TextField.js';

describe('a field', () => {
  test('ties label, hint and error to its control', () => {
    show(<TextField label="First name" hint="As in the passport" error="Enter the first name" required />);
    const input = screen.getByRole('textbox', { name: 'First name' });
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('As in the passport Enter the first name');
  });

  test('without a fault is not marked', () => {
    show(<TextField label="E-mail" optional />);
    const input = screen.getByRole('textbox', { name: 'E-mail (optional)' });
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).not.toHaveAttribute('aria-describedby');
  });

  test('passes the attributes of its input on', () => {
    show(<TextField label="Phone" type="tel" autoComplete="tel" id="phone" />);
    const input = screen.getByLabelText('Phone');
    expect(input).toHaveAttribute('type', 'tel');
    expect(input).toHaveAttribute('autocomplete', 'tel');
    expect(input).toHaveAttribute('id', 'phone');
  });
});

test('the error summary takes the focus and leads to the fields', async () => {
  show(
    <>
      <ErrorSummary errors={[{ fieldId: 'mail', text: 'The address needs an @' }]} />
      <TextField id="mail" label="E-mail" error="The address needs an @" />
    </>,
  );
  expect(screen.getByRole('alert', { name: 'One thing needs your attention' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'The address needs an @' }));
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
});

test('a busy button keeps the focus and takes no second press', async () => {
  const onClick = jest.fn();
  const { rerender } = show(<Button onClick={onClick}>Pay $22,60</Button>);
  await userEvent.click(screen.getByRole('button'));
  rerender(
    <Button onClick={onClick} busy>
      Pay $22,60
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Working…');
});

test('a busy button does not send its form again', async () => {
  const onSubmit = jest.fn();
  show(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Pay
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a press counts where it began: the field before it is left only then', async () => {
  const user = userEvent.setup();
  const log: string[] = [];
  show(
    <>
      <input aria-label="E-mail" onBlur={() => log.push('left')} />
      <Button onClick={() => log.push('pressed')}>Send</Button>
    </>,
  );
  const [field, button] = [screen.getByRole('textbox'), screen.getByRole('button')];
  await user.click(field);
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(log).toEqual([]);
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  expect(log).toEqual(['left', 'pressed']);
  expect(button).toHaveFocus();
});

test('a button that leads on is a link', () => {
  show(
    <Button as="a" href="/tomorrow">
      Tomorrow
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Tomorrow' })).toHaveAttribute('href', '/tomorrow');
});

function Sorting() {
  const [value, setValue] = useState('time');
  const options = ['time', 'price'].map((key) => ({ value: key, label: key }));
  return <ChipGroup legend="Sort" options={options} value={value} onChange={setValue} />;
}

test('chips of one choice are radios that arrows move', async () => {
  show(<Sorting />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'price' })).toBeChecked();
});

test('chips of several choices are checkboxes', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'wifi', label: 'Wi-Fi' },
    { value: 'wc', label: 'Toilet', count: 3 },
  ];
  show(<ChipGroup legend="On board" options={options} values={['wifi']} onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: /Toilet/ }));
  expect(onChange).toHaveBeenLastCalledWith(['wifi', 'wc']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wi-Fi' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test('a stepper stops at its ends', async () => {
  const onChange = jest.fn();
  show(<Stepper label="Adults" value={1} min={1} max={9} onChange={onChange} name="adults" />);
  await userEvent.click(screen.getByRole('button', { name: 'One fewer' }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(onChange).toHaveBeenCalledWith(2);
});

test('axe finds nothing', async () => {
  const faults = await faultsOf(
    <form>
      <ErrorSummary errors={[{ fieldId: 'a', text: 'Mend a' }]} />
      <TextField id="a" label="A" hint="hint" error="Mend a" />
      <TextAreaField label="Message" />
      <SelectField label="Nationality" placeholder="Choose" options={[{ value: 'KH', label: 'Cambodian' }]} />
      <CheckboxField label="No e-mail" hint="the link is enough" error="Choose" />
      <RadioGroup
        legend="Pay by"
        look="cards"
        value="card"
        onChange={() => undefined}
        error="Choose a way"
        options={[{ value: 'card', label: 'Card', hint: 'Visa' }]}
      />
      <Stepper label="Adults" hint="12 and older" value={2} onChange={() => undefined} />
      <Sorting />
      <Chip pressed>Tomorrow</Chip>
      <Button busy>Pay</Button>
    </form>,
  );
  expect(faults).toEqual([]);
});

describe('a slider', () => {
  function Points() {
    const [points, setPoints] = useState(300);
    return (
      <RangeField
        label="How many points"
        name="points"
        min={100}
        max={500}
        step={10}
        value={points}
        onChange={setPoints}
        said={`${points} points`}
        hint={`You keep ${1000 - points}`}
      />
    );
  }

  test('says in words what it is at, and what follows of it', () => {
    show(<Points />);
    const slider = screen.getByRole('slider', { name: 'How many points' });
    expect(slider).toHaveAttribute('aria-valuetext', '300 points');
    expect(slider).toHaveAccessibleDescription('You keep 700');
    fireEvent.change(slider, { target: { value: '450' } });
    expect(screen.getByText('450 points')).toBeVisible();
    expect(slider).toHaveAccessibleDescription('You keep 550');
  });

  test('has no fault that axe finds', async () => expect(await faultsOf(<Points />)).toEqual([]));
});
