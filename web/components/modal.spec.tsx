import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Modal } from './modal';

let closings: number;
beforeEach(() => {
  closings = 0;
});

function Host() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    closings += 1;
    setIsOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Abrir
      </button>
      <Modal aria-label="Ventana" isOpen={isOpen} onClose={close}>
        <button type="button" onClick={() => setIsOpen(false)}>
          Listo
        </button>
        <input aria-label="Nota" />
      </Modal>
    </>
  );
}

function open() {
  render(<Host />);
  const button = screen.getByRole('button', { name: 'Abrir' });
  button.focus();
  fireEvent.click(button);
  return { button, dialog: screen.getByRole('dialog', { name: 'Ventana' }) };
}

describe('a modal', () => {
  it('takes the focus, and gives it back however it is closed', () => {
    const { button, dialog } = open();
    expect(dialog.contains(document.activeElement)).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Listo' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(closings).toBe(0);
  });

  it('closes by Escape, and by a press outside', () => {
    const { button, dialog } = open();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(button);
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(closings).toBe(2);
  });

  it('stays when a press that began inside ends outside', () => {
    const { dialog } = open();
    fireEvent.pointerDown(screen.getByLabelText('Nota'));
    fireEvent.click(dialog);
    expect(closings).toBe(0);
  });

  it('that was opened again does not heed the end of its first time', () => {
    const { button, dialog } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Listo' }));
    fireEvent.click(button);
    // The browser tells of a closing in a task of its own.
    fireEvent(dialog, new Event('close'));
    expect(closings).toBe(0);
    expect(screen.getByRole('dialog')).toBe(dialog);
  });
});
