import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { showPages } from '../../testing/show-pages';
import { FilterButton } from './filter-button';

const options = [
  { value: 'b', label: 'Borrador' },
  { value: 'f', label: 'Firmada' },
];

function List() {
  const [values, setValues] = useState<string[]>([]);
  return <FilterButton label="Estado" options={options} values={values} onChange={setValues} />;
}

it('the keyboard stays on the filter when a value is chosen, and when the filter is removed', async () => {
  showPages([{ path: '*', element: <List /> }], { path: '/' });
  const button = await screen.findByRole('button', { name: 'Estado' });
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Firmada' }));
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(button.textContent).toBe('EstadoFirmada');

  const clear = await screen.findByRole('button', { name: 'Quitar el filtro estado' });
  clear.focus();
  fireEvent.click(clear);
  expect(document.activeElement).toBe(button);
  expect(button.textContent).toBe('Estado');
});
