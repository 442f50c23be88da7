import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { bruno, click, rows, showTab, startPartesTab } from '../../../testing/partes-tab';
import { buildPersona } from '../../../testing/personas';
import { choose, typeInto } from '../../../testing/press';

const { kept, toParte, server } = startPartesTab();

async function startNewPersona() {
  typeInto(await screen.findByRole('combobox', { name: /Persona/ }), 'Núñez, Juan');
  choose(await screen.findByRole('option', { name: /^Registrar a «Núñez, Juan»/ }));
  await screen.findByRole('heading', { name: 'Persona nueva' });
}
const cuit = () => within(screen.getByRole('group', { name: 'Identificación fiscal' })).getByLabelText('Número');

describe('adding a parte', () => {
  it('finds a person by a name without its accent, and takes the role that is missing', async () => {
    kept.personas = [buildPersona({ id: 'p-nu', nombre: 'Inés', apellidos: 'Núñez' })];
    kept.partes = [toParte('x-1', bruno, 'vendedor')];
    showTab({ path: '/carpetas/c-1/partes/agregar' });

    typeInto(await screen.findByRole('combobox', { name: /Persona/ }), 'nunez');
    choose(await screen.findByRole('option', { name: /Inés Núñez/ }));
    click('Agregar');

    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[1]?.textContent).toContain('Inés Núñez');
    expect(rows()[1]?.textContent).toContain('Comprador');
    expect(screen.queryByText(/^Falta/)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes the role that is missing next, before the list has been loaded again', async () => {
    const { router } = showTab({ path: '/carpetas/c-1/partes/agregar' });
    const comesAgain = Promise.withResolvers<void>();
    typeInto(await screen.findByRole('combobox', { name: /Persona/ }), 'ana');
    choose(await screen.findByRole('option', { name: /Ana/ }));
    server.use(
      http.get('*/api/carpetas/c-1/partes', async () => {
        await comesAgain.promise;
        return HttpResponse.json(kept.partes);
      }),
    );
    click('Agregar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rows()).toHaveLength(1);
    await act(() => router.navigate('/carpetas/c-1/partes/agregar'));
    expect((await screen.findByRole('combobox', { name: /^Rol/ })).textContent).toContain('Comprador');
    comesAgain.resolve();
  });

  it('asks for a persona, and registers from the list one that does not exist, with the typed name', async () => {
    showTab({ path: '/carpetas/c-1/partes/agregar' });
    fireEvent.click(await screen.findByRole('combobox', { name: /^Rol/ }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    // The roles that the acto requires come first.
    expect(options.slice(0, 3)).toEqual(['Vendedor', 'Comprador', 'Donante']);
    choose(screen.getByRole('option', { name: 'Vendedor' }));
    click('Agregar');
    expect(await screen.findByText('Elija una persona o registre una nueva.')).toBeTruthy();
    expect(kept.partes).toEqual([]);
    await startNewPersona();
    const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
    expect([value('Nombre').value, value('Apellidos').value]).toEqual(['Juan', 'Núñez']);
    await waitFor(() => expect(document.activeElement).toBe(value('Nombre')));

    fireEvent.change(cuit(), { target: { value: '20-12345678-5' } });
    fireEvent.blur(cuit());
    fireEvent.click(await screen.findByRole('button', { name: 'Usar 20-12345678-6' }));
    expect(cuit()).toHaveProperty('value', '20-12345678-6');
    await waitFor(() => expect(screen.queryAllByText('El dígito verificador del CUIT debería ser 6.')).toEqual([]));
    expect(cuit().getAttribute('aria-invalid')).toBeNull();
  });

  it('says in which form a number is stored, and writes it so with one press', async () => {
    showTab({ path: '/carpetas/c-1/partes/agregar' });
    await startNewPersona();
    const documento = screen.getByRole('group', { name: 'Documento de identidad' });
    const numero = within(documento).getByLabelText<HTMLInputElement>('Número');
    fireEvent.change(numero, { target: { value: '07654321' } });
    fireEvent.blur(numero);
    expect(await screen.findByText('Se guarda como 7.654.321.')).toBeTruthy();
    expect(numero.getAttribute('aria-invalid')).toBeNull();
    click('Usar 7.654.321');
    expect(numero.value).toBe('7.654.321');
    await waitFor(() => expect(screen.queryByText('Se guarda como 7.654.321.')).toBeNull());
  });

  it('names the expected digit, and lets a titular save with a reason', async () => {
    showTab({ path: '/carpetas/c-1/partes/agregar' });
    await startNewPersona();
    fireEvent.change(cuit(), { target: { value: '20-12345678-5' } });
    click('Agregar');

    expect(await screen.findByText('El dígito verificador del CUIT debería ser 6.')).toBeTruthy();
    expect(cuit().getAttribute('aria-invalid')).toBe('true');
    expect(kept.partes).toEqual([]);

    click('Guardar igualmente con motivo');
    // The reason holds only for the refused number.
    fireEvent.change(cuit(), { target: { value: '20-12345678-6' } });
    expect(screen.queryByLabelText('Motivo de la excepción')).toBeNull();
    fireEvent.change(cuit(), { target: { value: '20-12345678-5' } });
    expect(screen.getByLabelText<HTMLInputElement>('Motivo de la excepción').value).toBe('Documento a la vista');
    click('Guardar igualmente');

    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]?.textContent).toContain('Juan Núñez');
    expect(rows()[0]?.textContent).toContain('Documento guardado por excepción');
  });

  it('tells an oficial who may save it, and offers nothing', async () => {
    showTab({ path: '/carpetas/c-1/partes/agregar', rolId: 3 });
    await startNewPersona();
    fireEvent.change(cuit(), { target: { value: '20-12345678-5' } });
    click('Agregar');

    expect(await screen.findByText(/Solo un titular o un adscripto/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Guardar igualmente con motivo' })).toBeNull();
    expect(kept.partes).toEqual([]);
  });

  it('offers the persona who has the same document already', async () => {
    showTab({ path: '/carpetas/c-1/partes/agregar' });
    await startNewPersona();
    const documento = screen.getByRole('group', { name: 'Documento de identidad' });
    fireEvent.change(within(documento).getByLabelText('Número'), { target: { value: '12.345.678' } });

    fireEvent.click(await screen.findByRole('button', { name: 'Usar la existente' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Persona/ }).value).toBe('Ana Rivas'),
    );
    click('Agregar');

    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(kept.partes[0]?.persona.id).toBe('p-ana');
  });
});
