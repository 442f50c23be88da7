import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../app/ui-provider';
import { type ConfirmOptions, ConfirmProvider, useConfirm } from './confirm';

function Asker({ options }: { options?: ConfirmOptions }) {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('');
  return (
    <>
      <button type="button" onClick={async () => setAnswer(String(await confirm(options)))}>
        Preguntar
      </button>
      <output>{answer}</output>
    </>
  );
}

async function ask(options?: ConfirmOptions) {
  render(
    <UiProvider>
      <ConfirmProvider>
        <Asker options={options} />
      </ConfirmProvider>
    </UiProvider>,
  );
  fireEvent.click(screen.getByText('Preguntar'));
  return screen.findByRole('alertdialog');
}

describe('useConfirm', () => {
  it.each([
    ['Confirmar', 'true'],
    ['Cancelar', 'false'],
  ])('%s answers %s', async (button, answer) => {
    await ask();
    fireEvent.click(screen.getByRole('button', { name: button }));
    await expect.poll(() => screen.getByRole('status', { hidden: true }).textContent).toBe(answer);
  });

  it('says what it is about, in the words of the page', async () => {
    const dialog = await ask({ title: 'Eliminar carpeta', message: 'Irá a la papelera.', confirm: 'Eliminar' });
    expect(dialog.textContent).toContain('Eliminar carpetaIrá a la papelera.');
    expect(screen.getByRole('button', { name: 'Eliminar' })).toBeTruthy();
  });

  it('stays open on Escape, unless it may be dismissed', async () => {
    const dialog = await ask();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.getByRole('alertdialog')).toBe(dialog);
  });

  it('takes Escape for a no when it may be dismissed', async () => {
    const dialog = await ask({ isDismissible: true });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await expect.poll(() => screen.getByRole('status', { hidden: true }).textContent).toBe('false');
  });
});
