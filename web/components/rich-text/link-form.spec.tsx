import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { RichTextEditor } from './rich-text-editor';

function Nota() {
  const [value, setValue] = useState('');
  return (
    <>
      <RichTextEditor label="Notas" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

it.each([
  ['', 'Escriba la dirección del enlace.'],
  ['javascript:alert(1)', 'La dirección debe empezar con https://, http:// o mailto:.'],
])('says what is wrong with the address «%s», until it is changed', async (address, problem) => {
  render(<Nota />);
  fireEvent.click(await screen.findByRole('button', { name: 'Enlace' }));
  const field = screen.getByRole('textbox', { name: 'Dirección del enlace' });
  fireEvent.change(field, { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: 'Enlazar' }));
  expect(screen.getByText(problem).id).toBe(field.getAttribute('aria-describedby'));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);

  fireEvent.change(field, { target: { value: 'carpetas.test' } });
  expect(screen.queryByText(problem)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Enlazar' }));
  await expect.poll(() => screen.getByRole('status').textContent).toContain('href="https://carpetas.test"');
});
