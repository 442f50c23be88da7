import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { CarpetaDetalleDto, MoverCarpetaDto } from '../../../api/generated/carpetas';
import { type Movimiento, movimientos, openMenu, startCarpetaPage } from '../../../testing/carpeta-page';
import { buildCarpeta } from '../../../testing/carpetas';

const { kept, server, write, show, changedByAnother } = startCarpetaPage();

describe('the moves of a carpeta', () => {
  it('show the next move as the main action, with what is missing and where it is added', async () => {
    show();
    const next = await screen.findByRole('button', { name: 'Pasar a firma' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
    const missing = screen.getByRole('link', { name: 'Faltan entre las partes: vendedor y comprador' });
    expect(missing.getAttribute('href')).toBe('/carpetas/c-1/partes/agregar');
    fireEvent.click(next);
    expect(kept.moves).toEqual([]);
    const line = screen.getByRole('button', { name: /^Recorrido:.*Paso 2 de 6.*sigue Lista para firma$/ });
    expect(screen.queryByRole('list', { name: 'Recorrido de la carpeta' })).toBeNull();
    fireEvent.click(line);
    expect(line.ariaExpanded).toBe('true');
    const steps = within(screen.getByRole('list', { name: 'Recorrido de la carpeta' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent).slice(0, 4)).toEqual([
      'Borrador (hecho)',
      'En preparación (actual)',
      'Lista para firma (siguiente)',
      'Firmada',
    ]);
  });

  it('say why a move is impossible, and do not make it', async () => {
    const refused = { ...movimientos[2], permitido: false, motivo: 'Solo el titular.' } as Movimiento;
    kept.carpeta = buildCarpeta({ movimientos: [refused] });
    show();
    const blocked = within(await openMenu()).getByRole('menuitem', { name: /Anulada/ });
    expect(blocked.getAttribute('aria-disabled')).toBe('true');
    expect(blocked.textContent).toContain('Solo el titular.');
    fireEvent.click(blocked);
    expect(kept.moves).toEqual([]);
  });

  it('lead a suspended carpeta back to its earlier state', async () => {
    kept.carpeta = buildCarpeta({
      estado: 'suspendida',
      movimientos: [{ ...movimientos[1], estado: 'en_preparacion', requiereMotivo: false } as Movimiento],
      recorrido: { ...kept.carpeta.recorrido, siguiente: 'en_preparacion' },
    });
    show();
    const here = (await screen.findByText(/^Suspendida/, { selector: '[aria-current] *' })).closest('li');
    expect(here?.textContent).toBe('Suspendida en En preparación (actual)');
    fireEvent.click(screen.getByRole('button', { name: 'Reanudar' }));
    await waitFor(() => expect(kept.moves).toEqual([{ estado: 'en_preparacion' }]));
  });

  it('ask for the reason of a move that needs a reason', async () => {
    show();
    fireEvent.click(within(await openMenu()).getByRole('menuitem', { name: 'Anulada' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Anular la carpeta?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Anular la carpeta' }));
    expect(await dialog.findByText('Indique el motivo.')).toBeTruthy();
    expect(kept.moves).toEqual([]);

    fireEvent.change(dialog.getByRole('textbox', { name: /Motivo/ }), { target: { value: 'Desistió el comprador' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Anular la carpeta' }));
    expect(await screen.findByText('La carpeta pasó a «Anulada»')).toBeTruthy();
    expect(kept.moves).toEqual([{ estado: 'anulada', motivo: 'Desistió el comprador' }]);
    expect(await screen.findByText('Desistió el comprador')).toBeTruthy();
  });

  /** A carpeta whose next step is the signature. */
  const buildToSign = (changes: Partial<CarpetaDetalleDto>) => {
    const firmada = { ...movimientos[1], estado: 'firmada', requiereMotivo: false } as Movimiento;
    return buildCarpeta({
      estado: 'lista_para_firma',
      movimientos: [firmada],
      recorrido: { ...kept.carpeta.recorrido, alcanzado: 'lista_para_firma', siguiente: 'firmada' },
      ...changes,
    });
  };

  it('ask who gets which copies, and in which register and when the deed was presented', async () => {
    const waiting = (estado: 'entregada' | 'en_inscripcion', lugar: 'protocolo' | 'inscripcion') => {
      const faltantes = [{ texto: 'Falta anotarlo.', lugar, id: null }];
      return { estado, permitido: false, motivo: 'Falta anotarlo.', requiereMotivo: false, faltantes };
    };
    const copia = { id: 'k-1', nombre: 'Primera copia', solicitante: 'Ana Sol', retiradaPor: null };
    const sent: unknown[] = [];
    server.use(
      http.get('*/api/carpetas/c-1/instrumentos', () => HttpResponse.json([{ id: 'i-1', copias: [copia] }])),
      http.get('*/api/carpetas/c-1/inscripciones', () => HttpResponse.json([])),
      http.get('*/api/carpetas/c-1/inscripciones/vence', () => HttpResponse.json({ vence: null })),
      http.post('*/api/carpetas/c-1/entregas', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json([]);
      }),
      http.post('*/api/carpetas/c-1/inscripciones', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json([]);
      }),
    );
    const { recorrido } = kept.carpeta;
    kept.carpeta = buildCarpeta({
      estado: 'inscripta',
      hoy: '2026-11-19',
      movimientos: [waiting('entregada', 'protocolo')],
      recorrido: { ...recorrido, alcanzado: 'inscripta', siguiente: 'entregada' },
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Entregar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Anotar la entrega' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Entregar' }));
    await dialog.findByText('Indique a quién se entrega.');
    fireEvent.change(dialog.getByRole('textbox', { name: /A quién se entrega/ }), { target: { value: 'Luis Paz' } });
    fireEvent.click(await dialog.findByRole('checkbox', { name: /Primera copia/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Entregar' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ aQuien: 'Luis Paz', copias: ['k-1'] })]));
    cleanup();

    kept.carpeta = buildCarpeta({
      estado: 'firmada',
      movimientos: [waiting('en_inscripcion', 'inscripcion')],
      recorrido: { ...recorrido, alcanzado: 'firmada', siguiente: 'en_inscripcion' },
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Pasar a inscripción' }));
    const presentar = within(await screen.findByRole('dialog', { name: 'Anotar la presentación' }));
    fireEvent.change(presentar.getByRole('textbox', { name: 'Registro' }), { target: { value: 'Inmueble' } });
    fireEvent.change(presentar.getByRole('textbox', { name: 'Número de entrada' }), { target: { value: '12/26' } });
    fireEvent.click(presentar.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(sent[1]).toMatchObject({ registro: 'Inmueble', numero: '12/26', presentada: expect.any(String) }),
    );
  });

  it('ask for the real day of the signature, and show it instead of the planned one', async () => {
    kept.carpeta = buildToSign({ hoy: '2026-11-19', fechaFirmaPrevista: '2026-11-20' });
    const mensaje = 'La última firma de 2016 es del 18/11/2016: esta no puede ser anterior.';
    server.use(
      http.post<never, MoverCarpetaDto>('*/api/carpetas/c-1/mover', async ({ request }) => {
        const { estado, fechaFirma = null } = await request.json();
        return fechaFirma === '2016-11-17'
          ? HttpResponse.json({ message: mensaje, details: [{ campo: 'fechaFirma', mensaje }] }, { status: 422 })
          : write(request, { estado, fechaFirma, movimientos: [] });
      }),
    );
    show();
    expect((await screen.findByText('Firma prevista')).closest('dt')?.nextSibling?.textContent).toContain('20/11/2026');
    fireEvent.click(screen.getByRole('button', { name: 'Registrar la firma' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Pasar la carpeta a «Firmada»?' }));
    const fecha = dialog.getByRole<HTMLInputElement>('textbox', { name: /Fecha de la firma/ });
    expect(fecha.value).toBe('19/11/2026');
    expect(dialog.getByText('Estaba prevista para el 20/11/2026.')).toBeTruthy();
    const firmar = dialog.getByRole('button', { name: 'Pasar a «Firmada»' });

    fireEvent.change(fecha, { target: { value: '31/11/2026' } });
    fireEvent.click(firmar);
    expect(await dialog.findByText('Escriba la fecha como dd/mm/aaaa.')).toBeTruthy();
    fireEvent.change(fecha, { target: { value: '17/11/2016' } });
    fireEvent.click(firmar);
    const motivo = await dialog.findByRole('textbox', { name: /Motivo/ });
    expect(
      dialog.getByText('La firma es anterior a la apertura de la carpeta (02/11/2026): indique por qué.'),
    ).toBeTruthy();
    fireEvent.click(firmar);
    expect(await dialog.findByText('Indique el motivo.')).toBeTruthy();
    fireEvent.change(motivo, { target: { value: 'Viene de otra oficina' } });
    fireEvent.click(firmar);
    expect(await dialog.findByText(mensaje)).toBeTruthy();
    expect(fecha.getAttribute('aria-invalid')).toBe('true');

    fireEvent.change(fecha, { target: { value: '18/11/2026' } });
    expect(dialog.queryByRole('textbox', { name: /Motivo/ })).toBeNull();
    fireEvent.click(firmar);
    expect(await screen.findByText('La carpeta pasó a «Firmada»')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Fecha de la firma').closest('dt')?.nextSibling?.textContent).toBe('18/11/2026');
  });

  it('propose the day of the numbered instrumento, since no other is possible', async () => {
    const numerado = { id: 'i-1', tipo: 'escritura', numero: 41, fecha: '2026-11-17', estado: 'vigente' };
    server.use(http.get('*/api/carpetas/c-1/instrumentos', () => HttpResponse.json([numerado])));
    kept.carpeta = buildToSign({ hoy: '2026-11-20' });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Registrar la firma' }));
    const fecha = await screen.findByRole<HTMLInputElement>('textbox', { name: /Fecha de la firma/ });
    expect(fecha.value).toBe('17/11/2026');
    expect(screen.getByText('La de su número: Escritura 41.')).toBeTruthy();
  });

  it('accept a signature on the day of the opening, which is another day in this browser', async () => {
    kept.carpeta = buildToSign({
      hoy: '2026-11-20',
      fechaApertura: '2026-11-18',
      creadaEn: '2026-11-19T09:00:00.000Z',
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Registrar la firma' }));
    const fecha = await screen.findByRole('textbox', { name: /Fecha de la firma/ });
    fireEvent.change(fecha, { target: { value: '18/11/2026' } });
    fireEvent.click(screen.getByRole('button', { name: 'Pasar a «Firmada»' }));
    await waitFor(() => expect(kept.moves).toEqual([{ estado: 'firmada', fechaFirma: '2026-11-18' }]));
  });

  it('keep the reason when somebody else was faster', async () => {
    show();
    fireEvent.click(within(await openMenu()).getByRole('menuitem', { name: 'Suspendida' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Suspender la carpeta?' }));
    const motivo = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Motivo/ });
    fireEvent.change(motivo, { target: { value: 'Falta un poder' } });
    const suspender = dialog.getByRole<HTMLButtonElement>('button', { name: 'Suspender' });
    expect(dialog.getByText('En preparación')).toBeTruthy();
    changedByAnother({ estado: 'observada' });
    fireEvent.click(suspender);
    expect((await dialog.findByRole('alert')).textContent).toContain('Otra persona modificó la carpeta');
    // The dialog does not move the carpeta over a state that the person has not seen, though the page shows that state.
    await waitFor(() => expect(screen.queryAllByText('Observada')).not.toHaveLength(0));
    expect(suspender.disabled).toBe(true);

    fireEvent.click(dialog.getByRole('button', { name: 'Recargar' }));
    expect(await dialog.findByText('Observada')).toBeTruthy();
    expect(motivo.value).toBe('Falta un poder');
    fireEvent.click(suspender);
    await waitFor(() => expect(kept.carpeta.estado).toBe('suspendida'));
    expect(kept.moves).toHaveLength(2);
  });

  it('are not offered any more when somebody else has ended the carpeta meanwhile', async () => {
    show();
    fireEvent.click(within(await openMenu()).getByRole('menuitem', { name: 'Suspendida' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Suspender la carpeta?' }));
    const motivo = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Motivo/ });
    fireEvent.change(motivo, { target: { value: 'Falta un poder' } });
    changedByAnother({ estado: 'anulada', movimientos: [] });
    const suspender = dialog.getByRole<HTMLButtonElement>('button', { name: 'Suspender' });
    fireEvent.click(suspender);
    fireEvent.click(await dialog.findByRole('button', { name: 'Recargar' }));
    expect(await dialog.findByText('Anulada')).toBeTruthy();
    expect(dialog.getByText('En el estado en que está, ya no es posible.')).toBeTruthy();
    expect(suspender.disabled).toBe(true);
    expect(motivo.value).toBe('Falta un poder');
  });
});
