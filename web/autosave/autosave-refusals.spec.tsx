import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { liveResumed } from '../live/live-events';
import { estado, never, startAutosave, toggle, type, withApp } from '../testing/autosave';
import { createTestApp } from '../testing/test-app';
import { AutosaveStatus } from './autosave-status';

const { show } = startAutosave();

describe('a change that the server refuses', () => {
  it('stays a draft that can be sent again', async () => {
    const { server } = show();
    server.refuse(500);
    type('Título', 'Llamar');
    expect(await screen.findByText('No se pudo guardar.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Llamar');
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await expect.poll(estado).toBe('guardado');
    expect(server.received).toEqual([{ titulo: 'Llamar' }, { titulo: 'Llamar' }]);
  });

  it('is sent again when the connection is back', async () => {
    const { server, store } = show();
    server.refuse(0);
    type('Título', 'Llamar');
    await expect.poll(estado).toBe('fallo');
    act(() => void store.dispatch(liveResumed()));
    await expect.poll(estado).toBe('guardado');
  });

  it('outlives its form, says so, and is there when the form is shown again', async () => {
    const { server, store } = show({ delay: never });
    server.refuse(500);
    type('Título', 'Llamar');
    toggle();
    await expect
      .poll(() => store.getState().toasts.map(({ text, action }) => [text, action]))
      .toEqual([['No se pudo guardar lo que escribió.', 'Reintentar']]);
    server.received.length = 0;
    toggle();
    expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Llamar');
    expect(estado()).toBe('fallo');
  });

  it('is tried once more when its form closes, and the person is told if it is refused again', async () => {
    const { server, store } = show();
    const toasts = () => store.getState().toasts.map(({ text }) => text);
    server.refuse(400, 'El título es demasiado largo.');
    type('Título', 'Llamar');
    expect(await screen.findByText('El título es demasiado largo.')).toBeTruthy();
    server.refuse(400, 'El título es demasiado largo.');
    toggle();
    await expect.poll(toasts).toEqual(['No se pudo guardar lo que escribió. El título es demasiado largo.']);
    expect(server.received).toHaveLength(2);

    toggle();
    toggle();
    await expect.poll(() => store.getState()).toMatchObject({ autosave: {} });
    expect([server.received.length, toasts().length]).toEqual([3, 1]);
  });

  it('since others changed the thing first is told when its form closes, and waits in it', async () => {
    const { server, store } = show();
    server.refuse(412);
    type('Título', 'Lo mío');
    await expect.poll(estado).toBe('conflicto');
    toggle();
    expect(store.getState().toasts.map(({ text }) => text)).toEqual([
      'Lo que escribió no se guardó: alguien lo cambió mientras tanto. Ábralo para elegir.',
    ]);
    toggle();
    expect(estado()).toBe('conflicto');
    expect(server.received).toHaveLength(1);
  });

  it('since others changed the thing first waits for the choice of the person', async () => {
    const { server } = show();
    server.refuse(412);
    type('Título', 'Lo mío');
    await expect.poll(estado).toBe('conflicto');
    type('Texto', 'y más');
    expect(estado()).toBe('conflicto');
    fireEvent.click(screen.getByRole('button', { name: 'Guardar lo mío' }));
    await expect.poll(estado).toBe('guardado');
    expect(server.received.at(-1)).toEqual({ titulo: 'Lo mío', texto: 'y más' });
  });

  it('since somebody deleted the thing is not tried again in vain, and can be discarded', async () => {
    const { server, store } = show();
    server.refuse(404);
    type('Título', 'Llamar');
    expect(await screen.findByText('No se guardó: alguien lo eliminó.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    act(() => void store.dispatch(liveResumed()));
    expect(estado()).toBe('perdido');
    expect(server.received).toHaveLength(1);
    server.received.length = 0;
    fireEvent.click(screen.getByRole('button', { name: 'Descartarlo' }));
    expect(estado()).toBe('quieto');
    expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('');
  });

  it('since somebody deleted the thing can be copied', async () => {
    const writeText = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
    const calls = { retry: vi.fn(), discard: vi.fn(), change: vi.fn() };
    const autosave = { ...calls, estado: 'perdido' as const, draft: { title: 'Llamar', content: 'al registro' } };
    render(withApp(createTestApp(), <AutosaveStatus autosave={autosave} />));
    fireEvent.click(screen.getByRole('button', { name: 'Copiar lo escrito' }));
    expect(await screen.findByRole('button', { name: 'Copiado' })).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith('Llamar\n\nal registro');
  });

  it('since somebody deleted the thing is told when its form is gone, and dropped if it has no text', async () => {
    const { server, store } = show({ delay: never });
    server.refuse(404);
    type('Título', 'Llamar');
    toggle();
    await expect
      .poll(() => store.getState().toasts.map(({ text, action }) => [text, action]))
      .toEqual([['Lo último que escribió no se guardó: alguien eliminó dónde lo escribía.', undefined]]);
    expect(store.getState()).toMatchObject({ autosave: {} });
  });

  it('can be discarded', async () => {
    const { server } = show();
    server.refuse(412);
    type('Texto', 'Lo mío');
    await expect.poll(estado).toBe('conflicto');
    server.received.length = 0;
    fireEvent.click(screen.getByRole('button', { name: 'Ver lo guardado' }));
    expect(estado()).toBe('quieto');
    expect(screen.getByLabelText<HTMLInputElement>('Texto').value).toBe('');
  });
});
