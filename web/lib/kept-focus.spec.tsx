import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useKeptFocus } from './kept-focus';

function Rows() {
  const [rows, setRows] = useState(['Ana', 'Bruno']);
  const [hasList, setHasList] = useState(true);
  useKeptFocus();
  return (
    <main>
      <button type="button" onClick={() => setHasList(false)}>
        Ocultar
      </button>
      {hasList && (
        <ul aria-label="Partes">
          {rows.map((row) => (
            <li key={row}>
              <button type="button" onClick={() => setRows(rows.filter((each) => each !== row))}>
                Quitar {row}
              </button>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const untilFocused = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()));

describe('the focus', () => {
  it('goes to the list when its row disappears, and to the page when the list does', async () => {
    render(<Rows />);
    button('Quitar Ana').focus();
    fireEvent.click(button('Quitar Ana'));
    await untilFocused(() => screen.getByRole('list', { name: 'Partes' }));
    fireEvent.click(button('Ocultar'));
    await untilFocused(() => screen.getByRole('main'));
  });

  it('stays where it is when something else disappears', async () => {
    render(<Rows />);
    button('Quitar Ana').focus();
    fireEvent.click(button('Quitar Bruno'));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(document.activeElement).toBe(button('Quitar Ana'));
  });
});
