import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { useUnsavedGuard } from '../components/use-unsaved-guard';
import { sessionClosed } from '../session/session-slice';
import { startApiServer } from '../testing/api-server';
import { showPages } from '../testing/show-pages';
import { buildSession } from '../testing/test-app';
import { keepForm, keptKeys, readKeptForms } from './kept-drafts';
import { RecoveredNotice } from './recovered-notice';
import { useKeptForm } from './use-kept-form';

startApiServer();
const scope = 'usuario-1/cuenta-a';

interface Ficha {
  persona: { nombre: string; telefonos: string[] };
  nota: string;
}
const stored: Ficha = { persona: { nombre: 'Ana', telefonos: ['1'] }, nota: '' };

function Form({ ficha = stored, id = '7' }: { ficha?: Ficha; id?: string }) {
  const form = useForm<Ficha>({ defaultValues: ficha });
  const { isDirty } = form.formState;
  const kept = useKeptForm('ficha', id, form);
  const { release } = useUnsavedGuard(isDirty, kept.forget);
  const telefonos = form.watch('persona.telefonos');
  return (
    <form onSubmit={form.handleSubmit(release)}>
      <RecoveredNotice kept={kept} />
      <input aria-label="Nombre" {...form.register('persona.nombre')} />
      <input aria-label="Nota" {...form.register('nota')} />
      <button
        type="button"
        onClick={() => form.setValue('persona.telefonos', [...telefonos, '2'], { shouldDirty: true })}
      >
        Agregar
      </button>
      <button type="submit">Guardar</button>
      <output>{telefonos.join()}</output>
      {isDirty && <p>Sin guardar</p>}
    </form>
  );
}

/** Loads a tab at the form. */
async function load({ form = <Form />, session = buildSession() } = {}) {
  cleanup();
  const tab = showPages(
    [
      { path: '/', element: form },
      { path: '/otra', element: <p>Otra página</p> },
    ],
    { path: '/otra' },
  );
  await screen.findByText('Otra página');
  act(() => void tab.open(session));
  await act(() => tab.router.navigate('/'));
  await screen.findByRole('textbox', { name: 'Nombre' });
  return tab;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const notice = () => screen.queryByText(/^Se recuperó/)?.textContent;

async function leftUnsaved() {
  const tab = await load();
  type('Nombre', 'Ana María');
  fireEvent.click(screen.getByRole('button', { name: 'Agregar' }));
  await expect.poll(() => Object.keys(readKeptForms(scope)['ficha/7']?.fields ?? {})).toHaveLength(2);
  return tab;
}

describe('unsaved text in a form', () => {
  it('is restored when the page is loaded anew, as changes of the stored values', async () => {
    await leftUnsaved();
    await load();
    expect(await screen.findByText('Se recuperó lo que no se había guardado.')).toBeTruthy();
    expect(field('Nombre').value).toBe('Ana María');
    expect(screen.getByText('1,2')).toBeTruthy();
    expect(screen.getByText('Sin guardar')).toBeTruthy();
    expect(keptKeys(scope)).toEqual(['ficha/7']);
  });

  it('is kept when the session ends, and nothing of it is written after that', async () => {
    const { store } = await leftUnsaved();
    act(() => void store.dispatch(sessionClosed()));
    type('Nombre', 'De nadie');
    expect(readKeptForms(scope)['ficha/7']?.fields['persona.nombre']).toBe('Ana María');
  });

  it.each([
    ['another person', buildSession({ usuarioId: 'usuario-2', n: 2 })],
    ['another cuenta', buildSession({ cuentaId: 'cuenta-b', n: 2 })],
  ])('is not shown to %s, and waits for its own person', async (_, session) => {
    await leftUnsaved();
    await load({ session });
    expect(field('Nombre').value).toBe('Ana');
    expect(notice()).toBeUndefined();
    await load();
    expect(await screen.findByText(/^Se recuperó/)).toBeTruthy();
  });

  it('is not shown in the form of another thing', async () => {
    await leftUnsaved();
    await load({ form: <Form id="8" /> });
    expect(field('Nombre').value).toBe('Ana');
    expect(keptKeys(scope)).toEqual(['ficha/7']);
  });

  it('says when somebody else has changed the same field, and nothing when it is already stored', async () => {
    await leftUnsaved();
    const theirs = { ...stored, persona: { nombre: 'Anita', telefonos: ['1', '2'] } };
    await load({ form: <Form ficha={theirs} /> });
    expect(await screen.findByText(/Alguien cambió lo mismo mientras tanto/)).toBeTruthy();
    await load({ form: <Form ficha={{ ...stored, persona: { nombre: 'Ana María', telefonos: ['1', '2'] } }} /> });
    await expect.poll(() => keptKeys(scope)).toEqual([]);
    expect(notice()).toBeUndefined();
  });

  it('is discarded for the stored values, and the keyboard stays in the form', async () => {
    await leftUnsaved();
    await load();
    fireEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await expect.poll(notice).toBeUndefined();
    expect(field('Nombre').value).toBe('Ana');
    expect(screen.getByText('1')).toBeTruthy();
    expect(document.activeElement).toBe(field('Nombre'));
    expect(keptKeys(scope)).toEqual([]);
  });

  it('is forgotten when it is changed back to the stored values', async () => {
    await leftUnsaved();
    await load();
    await screen.findByText(/^Se recuperó/);
    type('Nombre', 'Ana');
    expect(readKeptForms(scope)['ficha/7']?.fields).toEqual({ 'persona.telefonos': ['1', '2'] });
    fireEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    await expect.poll(() => keptKeys(scope)).toEqual([]);
  });

  it('is forgotten when it is saved', async () => {
    await leftUnsaved();
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await expect.poll(() => keptKeys(scope)).toEqual([]);
  });

  it('is forgotten when the person leaves it by choice, and not before', async () => {
    const { router } = await leftUnsaved();
    await act(() => router.navigate('/otra'));
    await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' });
    expect(keptKeys(scope)).toEqual(['ficha/7']);
    fireEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    await screen.findByText('Otra página');
    expect(keptKeys(scope)).toEqual([]);
  });

  it('is kept when the end of the session leads away', async () => {
    const { router } = await leftUnsaved();
    await act(() => router.navigate('/otra', { state: { isForced: true } }));
    await screen.findByText('Otra página');
    expect(keptKeys(scope)).toEqual(['ficha/7']);
  });

  it('is restored as far as the form still has its fields', async () => {
    const draft = { base: {}, tried: {}, address: '/', at: Date.now() };
    keepForm(scope, 'ficha/7', { ...draft, fields: { nota: 'Vieja', 'persona.apodo': 'x' } });
    await load();
    expect(await screen.findByText('Se recuperó lo que no se había guardado.')).toBeTruthy();
    expect(field('Nota').value).toBe('Vieja');
  });
});
