import { fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { FormProblem } from './form-problem';
import { applyServerErrors } from './server-errors';
import { TextField } from './text-field';

function Form({ error }: { error: unknown }) {
  const form = useForm({ defaultValues: { nombre: 'Ana', idFiscal: '20-1' } });
  return (
    <form onSubmit={form.handleSubmit(() => applyServerErrors(form, error))}>
      <FormProblem errors={form.formState.errors} />
      <TextField control={form.control} name="nombre" label="Nombre" />
      <TextField control={form.control} name="idFiscal" label="CUIT" />
      <button type="submit">Guardar</button>
    </form>
  );
}

function submit(error: unknown) {
  render(<Form error={error} />);
  fireEvent.click(screen.getByText('Guardar'));
}

describe('a refused submit', () => {
  it("shows the server's message under its field, and moves the focus there", async () => {
    submit({ message: 'Hay datos incorrectos', details: [{ campo: 'idFiscal', mensaje: 'El dígito debería ser 4' }] });
    expect(await screen.findByText('El dígito debería ser 4')).toBeTruthy();
    const field = screen.getByLabelText('CUIT');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => document.activeElement).toBe(field);
  });

  it.each([
    { message: 'La carpeta cambió', details: undefined },
    { message: 'La carpeta cambió', details: [{ campo: 'otroCampo', mensaje: 'x' }] },
    { message: 'La carpeta cambió', details: 'sin lista' },
  ])('shows messages without a field above the form (%#)', async (error) => {
    submit(error);
    expect((await screen.findByRole('alert')).textContent).toBe('La carpeta cambió');
  });
});
