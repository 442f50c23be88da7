import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ActionsMenu } from './actions-menu';
import { Dialog } from './dialog';
import { MenuItem } from './menu-entries';

function Host({ name = 'Ventana', children }: { name?: string; children?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Abrir {name}
      </button>
      <Dialog aria-label={name} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <button type="button" onClick={() => setIsOpen(false)}>
          Listo
        </button>
        <input aria-label="Nota" />
        {children}
      </Dialog>
    </>
  );
}

function open(name = 'Ventana') {
  const button = screen.getByRole('button', { name: `Abrir ${name}` });
  button.focus();
  fireEvent.click(button);
  return button;
}

const dialog = (name = 'Ventana') => screen.findByRole('dialog', { name });
const isGone = (name = 'Ventana') => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

describe('a dialog', () => {
  it('takes the focus, and gives it back however it is closed', async () => {
    render(<Host />);
    const button = open();
    const shown = await dialog();
    await waitFor(() => expect(document.activeElement).toBe(shown));
    fireEvent.click(screen.getByRole('button', { name: 'Listo' }));
    await isGone();
    await waitFor(() => expect(document.activeElement).toBe(button));

    open();
    fireEvent.keyDown(await dialog(), { key: 'Escape' });
    await isGone();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('gives the focus to the page when what opened it is gone', async () => {
    const Page = ({ isOpen = false }) => (
      <main>
        {isOpen ? <Dialog aria-label="Ventana" /> : null}
        <p>{!isOpen && <button type="button">Anular</button>}</p>
      </main>
    );
    const { rerender } = render(<Page />);
    screen.getByRole('button', { name: 'Anular' }).focus();
    rerender(<Page isOpen />);
    const shown = await dialog();
    await waitFor(() => expect(document.activeElement).toBe(shown));
    rerender(<Page />);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('closes by Escape alone where another one lies over it, inside it or beside it', async () => {
    render(
      <>
        <Host name="Formulario">
          <Host name="Adentro" />
        </Host>
        <Host name="Pregunta" />
      </>,
    );
    // This dialog opens outside the form, like a question, which is drawn at the root of the page.
    const ask = screen.getByRole('button', { name: 'Abrir Pregunta' });
    open('Formulario');
    await dialog('Formulario');
    open('Adentro');
    fireEvent.keyDown(await dialog('Adentro'), { key: 'Escape' });
    await isGone('Adentro');
    fireEvent.click(ask);
    fireEvent.keyDown(await dialog('Pregunta'), { key: 'Escape' });
    await isGone('Pregunta');
    expect(await dialog('Formulario')).toBeTruthy();
    fireEvent.keyDown(await dialog('Formulario'), { key: 'Escape' });
    await isGone('Formulario');
  });

  it('that was opened from a menu gives the focus back to the button of the menu', async () => {
    function Row() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <ActionsMenu label="Acciones">
            <MenuItem onClick={() => setIsOpen(true)}>Cambiar nombre</MenuItem>
          </ActionsMenu>
          {isOpen && (
            <Dialog aria-label="Ventana" onClose={() => setIsOpen(false)}>
              <input aria-label="Nombre" autoFocus />
            </Dialog>
          )}
        </>
      );
    }
    render(<Row />);
    const button = screen.getByRole('button', { name: 'Acciones' });
    fireEvent.click(button);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Cambiar nombre' }));
    const field = await screen.findByRole('textbox', { name: 'Nombre' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.keyDown(field, { key: 'Escape' });
    await isGone();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
