import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { choose } from '../../testing/press';
import { TimeInput } from './time-input';

function Form({ initial = '10:00' }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <TimeInput label="Desde" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Desde' });
const stored = () => document.querySelector('output')?.textContent;
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

it('an hour field takes a typed hour, shows it whole when it is left, and keeps other text as it was typed', () => {
  render(<Form />);
  type('930');
  expect([field().value, stored()]).toEqual(['930', '09:30']);
  fireEvent.blur(field());
  expect(field().value).toBe('09:30');
  type('14 h');
  expect(stored()).toBe('14:00');
  type('2560');
  fireEvent.blur(field());
  expect([field().value, stored()]).toEqual(['2560', '2560']);
});

it('the arrows change an hour by quarters, and begin in the morning', () => {
  render(<Form />);
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect([field().value, stored()]).toEqual(['10:15', '10:15']);
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(stored()).toBe('09:45');
  fireEvent.keyDown(field(), { key: 'ArrowDown', altKey: true });
  expect(stored()).toBe('09:45');
  type('');
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect(stored()).toBe('09:00');
});

it('an hour is picked from the half hours, where its own hour is too', async () => {
  render(<Form initial="10:20" />);
  fireEvent.click(screen.getByRole('combobox', { name: 'Elegir desde' }));
  const options = await screen.findAllByRole('option');
  expect(options).toHaveLength(49);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('10:20');
  choose(screen.getByRole('option', { name: '16:30' }));
  await waitFor(() => expect([field().value, stored()]).toEqual(['16:30', '16:30']));
});
