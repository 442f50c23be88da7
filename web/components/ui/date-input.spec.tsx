import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { showPages } from '../../testing/show-pages';
import { DateInput } from './date-input';

function Form() {
  const [value, setValue] = useState('2026-03-04');
  return (
    <>
      <DateInput label="Firma" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Firma' });
const stored = () => screen.getByText(/^\d|^$/, { selector: 'output' }).textContent;
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

it('a date field takes a typed day, with or without slashes, and keeps other text as it was typed', () => {
  render(<Form />);
  expect(field().value).toBe('04/03/2026');
  type('');
  type('05');
  type('050');
  expect(field().value).toBe('05/0');
  type('5/4/2026');
  expect(stored()).toBe('2026-04-05');
  fireEvent.blur(field());
  expect(field().value).toBe('05/04/2026');
  type('31/02/2026');
  fireEvent.blur(field());
  expect([field().value, stored()]).toEqual(['31/02/2026', '31/02/2026']);
});

it.each(['2026-12-05', '2012-12-05', '5/12/26', '5-12-2026', '5.12.2026', '05122026'])(
  'a date field takes %s as it is typed, letter by letter, and pasted',
  (text) => {
    render(<Form />);
    type('');
    for (const letter of text) type(field().value + letter);
    const typed = stored();
    type('');
    type(text);
    expect([typed, stored()]).toEqual(Array(2).fill(text.startsWith('2012') ? '2012-12-05' : '2026-12-05'));
  },
);

it('a date field takes a picked day, in weeks from Monday, and gives the focus back', async () => {
  showPages([{ path: '*', element: <Form /> }], { path: '/' });
  await screen.findByRole('textbox');
  const button = screen.getByRole('button', { name: 'Elegir firma' });
  fireEvent.click(button);
  const chosen = await screen.findByRole('button', { name: /4 de marzo de 2026.*seleccionado/ });
  expect(screen.getAllByRole('columnheader', { hidden: true }).at(0)?.textContent).toMatch(/^lu/i);
  fireEvent.click(screen.getByRole('button', { name: /17 de marzo de 2026/ }));
  expect(stored()).toBe('2026-03-17');
  expect(field().value).toBe('17/03/2026');
  await waitFor(() => expect(chosen.isConnected).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(button));
});
