import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { showPages } from '../testing/show-pages';
import { useConfirm } from './confirm';
import { type ConfirmColor, type ConfirmConfig, completeConfirm } from './confirm-config';

function Asker({ config }: { config?: ConfirmConfig }) {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('');
  return (
    <>
      <button type="button" onClick={async () => setAnswer(String(await confirm(config)))}>
        Preguntar
      </button>
      <output>{answer}</output>
    </>
  );
}

async function ask(config?: ConfirmConfig) {
  showPages([{ path: '*', element: <Asker config={config} /> }], { path: '/' });
  fireEvent.click(await screen.findByText('Preguntar'));
  return screen.findByRole('alertdialog');
}

const answer = () => screen.getByRole('status', { hidden: true }).textContent;
const buttonNames = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

function AskerOfTwo() {
  const confirm = useConfirm();
  const [answers, setAnswers] = useState<boolean[]>([]);
  const askTwo = async () =>
    setAnswers(await Promise.all([confirm({ title: 'Primera' }), confirm({ title: 'Segunda' })]));
  return (
    <>
      <button type="button" onClick={() => void askTwo()}>
        Preguntar
      </button>
      <output>{answers.join()}</output>
    </>
  );
}

describe('useConfirm', () => {
  it.each([
    ['Confirm', 'true'],
    ['Cancel', 'false'],
  ])('%s answers %s', async (button, expected) => {
    await ask();
    fireEvent.click(screen.getByRole('button', { name: button }));
    await expect.poll(answer).toBe(expected);
  });

  it('asks in the words of the specification when the page gives none', async () => {
    const dialog = await ask();
    expect(dialog.textContent).toBe('Confirm actionAre you sure you want to confirm this action?CancelConfirm');
    expect(completeConfirm()).toMatchObject({ dismissible: false, icon: { show: true, color: 'warn' } });
  });

  it('asks in the words of the page, with the focus on the careful answer', async () => {
    const dialog = await ask({
      title: 'Eliminar carpeta',
      message: 'Irá a la papelera.',
      actions: { confirm: { label: 'Eliminar' }, cancel: { label: 'Cancelar' } },
    });
    expect(dialog.textContent).toContain('Eliminar carpetaIrá a la papelera.');
    expect(buttonNames()).toEqual(['Cancelar', 'Eliminar']);
    expect(document.activeElement?.textContent).toBe('Cancelar');
  });

  it('leaves out the parts that the page hides', async () => {
    const dialog = await ask({ icon: { show: false }, actions: { cancel: { show: false } } });
    expect(buttonNames()).toEqual(['Confirm']);
    expect(dialog.querySelector('svg')).toBeNull();
  });

  it.each<ConfirmColor>(['primary', 'accent', 'warn', 'basic', 'info', 'success', 'warning', 'error'])(
    'has its button and icon in %s',
    async (color) => {
      const dialog = await ask({ icon: { color }, actions: { confirm: { color } } });
      const coloured = [...dialog.querySelectorAll(`[data-color="${color}"]`)];
      expect(coloured).toContain(screen.getByRole('button', { name: 'Confirm' }));
      expect(coloured.some((element) => element.querySelector('svg'))).toBe(true);
    },
  );

  it('stays open on Escape, unless it may be dismissed', async () => {
    const dialog = await ask();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.getByRole('alertdialog')).toBe(dialog);
  });

  it.each<[string, ConfirmConfig]>([
    ['it may be dismissed', { dismissible: true }],
    ['it has no button to get out of it', { actions: { confirm: { show: false }, cancel: { show: false } } }],
  ])('takes Escape for a no when %s', async (_, config) => {
    const dialog = await ask(config);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await expect.poll(answer).toBe('false');
  });

  it('asks a second question after the first is answered', async () => {
    showPages([{ path: '*', element: <AskerOfTwo /> }], { path: '/' });
    fireEvent.click(await screen.findByText('Preguntar'));
    await screen.findByRole('alertdialog', { name: 'Primera' });
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));

    await screen.findByRole('alertdialog', { name: 'Segunda' });
    await expect.poll(() => document.activeElement?.textContent).toBe('Cancel');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect.poll(answer).toBe('true,false');
  });
});
