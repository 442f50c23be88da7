import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CambiosBorradorDto, EnviarCorreoDto, NuevoBorradorDto } from '../../../../api/generated/borradores';
import { dropTyped } from '../../../../lib/typed-ahead';
import { refusal, startApiServer } from '../../../../testing/api-server';
import { buildCorreo, createCorreosServer } from '../../../../testing/correos';
import { showPages } from '../../../../testing/show-pages';
import { crearBorrador } from './guardar';
import { RedactarPage } from './redactar-page';
import { RedactorPlace } from './redactor-place';
import { useRedactar } from './use-redactar';

const server = startApiServer();
let kept: ReturnType<typeof createCorreosServer>['kept'];
/** The calls that write, in their order. */
let calls: string[];

// The text typed by one test would otherwise be written into the form of the next test.
afterEach(dropTyped);

beforeEach(() => {
  const fake = createCorreosServer([buildCorreo({ id: 'a' })]);
  kept = fake.kept;
  calls = [];
  const change = (id: string, cambio: Partial<ReturnType<typeof buildCorreo>>) => {
    kept.correos = kept.correos.map((one) =>
      one.id === id ? { ...one, ...cambio, version: one.version + (cambio.estado ? 0 : 1) } : one,
    );
    return HttpResponse.json(kept.correos.find((one) => one.id === id));
  };
  const recipients = (list: NuevoBorradorDto['para'] = []) =>
    list.map(({ nombre, direccion }) => ({ nombre: nombre ?? '', direccion, usuarioId: null }));
  const written = ({ para, cc, cco, asunto, html }: CambiosBorradorDto) => ({
    ...(para && { para: recipients(para) }),
    ...(cc && { cc: recipients(cc) }),
    ...(cco && { cco: recipients(cco) }),
    ...(asunto !== undefined && { asunto }),
    ...(html !== undefined && { html }),
  });
  server.use(
    http.post<never, NuevoBorradorDto>('*/api/correos/borradores', async ({ request }) => {
      const { id, base, ...campos } = await request.json();
      calls.push(base ? `crear ${base.tipo}` : 'crear');
      const answer = base && { asunto: 'Re: Saldo', para: recipients([{ direccion: 'ana@banco.test' }]) };
      const made = {
        id: id ?? '',
        estado: 'borrador',
        bandeja: 'drafts',
        esPropio: true,
        asunto: '',
        html: '',
      } as const;
      const correo = buildCorreo({ ...made, ...answer, ...written(campos) });
      kept.correos = [...kept.correos, correo];
      return HttpResponse.json(correo, { status: 201 });
    }),
    http.patch<{ id: string }, CambiosBorradorDto>('*/api/correos/borradores/:id', async ({ request, params }) => {
      if (kept.isRefusing) return refusal(503, 'NO_DISPONIBLE', 'El servicio no está disponible.');
      calls.push('cambiar');
      return change(params.id, written(await request.json()));
    }),
    http.post<{ id: string }, EnviarCorreoDto>('*/api/correos/borradores/:id/enviar', async ({ params, request }) => {
      const { version } = await request.json();
      if (version !== kept.correos.find(({ id }) => id === params.id)?.version) {
        return refusal(409, 'BORRADOR_CAMBIADO', 'El borrador cambió en otra pestaña.');
      }
      calls.push('enviar');
      return change(params.id, { estado: 'programado', enviarEn: '2026-11-02T12:00:00.000Z' });
    }),
    http.post<{ id: string }>('*/api/correos/borradores/:id/detener', ({ params }) => {
      calls.push('detener');
      return change(params.id, { estado: 'borrador', enviarEn: null });
    }),
    ...fake.handlers,
  );
});

function Pagina() {
  const { nuevo, responder } = useRedactar();
  return (
    <>
      <button type="button" onClick={() => nuevo()}>
        Nuevo
      </button>
      <button type="button" onClick={() => responder('a', false)}>
        Responder a Ana
      </button>
      <RedactorPlace />
    </>
  );
}

function show() {
  return showPages([{ path: '*', element: <Pagina /> }], { path: '/' });
}

async function open(button: string) {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('combobox', { name: 'Para' });
  return within(screen.getByRole('dialog'));
}

const asunto = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Asunto' });
const escribir = (text: string) => fireEvent.change(asunto(), { target: { value: text } });
const para = (text: string) => {
  fireEvent.change(screen.getByRole('combobox', { name: 'Para' }), { target: { value: text } });
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Para' }), { key: ',' });
};
const enviar = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
const borrador = () => kept.correos.find(({ bandeja }) => bandeja === 'drafts');

describe('a mail that is being written', () => {
  it('is a draft from its first letter on, and not before', async () => {
    show();
    const first = await open('Nuevo');
    fireEvent.click(first.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toEqual([]);

    await open('Nuevo');
    escribir('Poder');
    await screen.findByText('Guardado');
    escribir('Poder especial');
    await waitFor(() => expect(borrador()?.asunto).toBe('Poder especial'));
    expect(calls).toEqual(['crear', 'cambiar']);
  });

  it('is sent once it is saved, and comes back whole when the sending is undone', async () => {
    show();
    await open('Nuevo');
    para('Bruno <bruno@x.test>');
    escribir('Poder');
    enviar();
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(asunto().value).toBe('Poder'));
    expect(screen.getByLabelText('Bruno')).toBeTruthy();
    expect(calls).toEqual(['crear', 'enviar', 'detener']);
    expect(borrador()?.para).toEqual([{ nombre: 'Bruno', direccion: 'bruno@x.test', usuarioId: null }]);
  });

  it('is not sent after another tab changed it, and shows that change', async () => {
    show();
    await open('Nuevo');
    para('bruno@x.test');
    escribir('Poder');
    await screen.findByText('Guardado');
    kept.correos = kept.correos.map((one) => (one.id === 'a' ? one : { ...one, asunto: 'Poder amplio', version: 7 }));
    enviar();
    expect(await screen.findByText('El borrador cambió en otra pestaña.')).toBeTruthy();
    await waitFor(() => expect(asunto().value).toBe('Poder amplio'));
    enviar();
    await waitFor(() => expect(calls).toContain('enviar'));
  });

  it('is not sent without a recipient, or with an invalid recipient', async () => {
    show();
    await open('Nuevo');
    escribir('Poder');
    enviar();
    expect(await screen.findByText('Indique a quién va el correo.')).toBeTruthy();
    para('bruno');
    enviar();
    expect(await screen.findByText('Corrija o quite lo que está en rojo.')).toBeTruthy();
    expect(screen.getByLabelText('bruno: Falta la dirección, como ana@ejemplo.com.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Quitar bruno' }));
    expect(screen.queryByText('Corrija o quite lo que está en rojo.')).toBeNull();
    expect(calls).not.toContain('enviar');
  });

  it('is not sent to more than a hundred, and says which recipients stay', async () => {
    show();
    const dialog = await open('Nuevo');
    para(Array.from({ length: 102 }, (_, n) => `p${n}@x.test`).join(', '));
    escribir('Circular');
    const said = 'Un correo puede ir a 100 direcciones como máximo, y hay 102: sobran 2.';
    await screen.findByText(said);
    expect(dialog.getByRole('button', { name: 'Copiar las otras 2' })).toBeTruthy();
    enviar();
    await screen.findByText('Quite las direcciones que sobran.');
    expect(calls).not.toContain('enviar');
    fireEvent.click(dialog.getByRole('button', { name: 'Dejar las primeras 100' }));
    await waitFor(() => expect(dialog.queryByLabelText('p100@x.test')).toBeNull());
    expect(dialog.getByLabelText('p99@x.test')).toBeTruthy();
  });

  it('is not sent while its text cannot be saved, and loses that message once it is sent', async () => {
    show();
    await open('Nuevo');
    para('bruno@x.test');
    escribir('Poder');
    await screen.findByText('Guardado');
    kept.isRefusing = true;
    escribir('Poder especial');
    enviar();
    const said = 'El correo no se envió: no se pudo guardar lo último que escribió.';
    await screen.findByText(said);
    expect(calls).not.toContain('enviar');
    expect(asunto().value).toBe('Poder especial');
    kept.isRefusing = false;
    enviar();
    await screen.findByText('Correo enviado');
    expect(screen.queryByText(said)).toBeNull();
  });

  it('that answers another is there with its recipients, and leaves nothing when it is closed unchanged', async () => {
    show();
    const dialog = await open('Responder a Ana');
    expect(asunto().value).toBe('Re: Saldo');
    expect(dialog.getByLabelText('ana@banco.test')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(kept.correos.map(({ id }) => id)).toEqual(['a']));
    expect(calls).toEqual(['crear responder']);
  });

  it.each([
    ['Responder a Ana', 'textbox', 'Texto del correo'],
    ['Nuevo', 'combobox', 'Para'],
  ] as const)('loses no key that is typed before its form is loaded: %s', async (button, role, name) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.post('*/api/correos/borradores', () => asked.then(() => undefined)),
      http.get('*/api/correos/ajustes', () => asked.then(() => undefined)),
    );
    show();
    const press = await screen.findByRole('button', { name: button });
    press.focus();
    fireEvent.click(press);
    await screen.findByRole('dialog');
    const keys = document.activeElement as HTMLTextAreaElement;
    expect(keys.getAttribute('aria-label')).toBe(name);
    keys.value = 'Desde el teclado';
    answer();
    await waitFor(() => expect(document.querySelector('textarea')).toBeNull());
    const field = screen.getByRole(role, { name });
    expect(document.activeElement).toBe(field);
    expect(field instanceof HTMLInputElement ? field.value : field.textContent).toBe('Desde el teclado');
  });

  /** Opens an answer whose draft is only created after `answer` is called, and types into it. */
  async function adelantar(text: string, made: () => Response | undefined = () => undefined) {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(http.post('*/api/correos/borradores', () => asked.then(made)));
    show();
    const press = await screen.findByRole('button', { name: 'Responder a Ana' });
    press.focus();
    fireEvent.click(press);
    await screen.findByRole('dialog');
    const keys = document.activeElement as HTMLTextAreaElement;
    keys.value = text;
    return { answer, keys };
  }

  it('says that it was not sent by keys that were pressed before its form was loaded, and keeps the text', async () => {
    const { answer, keys } = await adelantar('Gracias & saludos');
    fireEvent.keyDown(keys, { key: 'Enter', ctrlKey: true });
    expect(await screen.findByText(/^El correo todavía se está preparando/)).toBeTruthy();
    answer();
    await waitFor(() => expect(document.querySelector('textarea')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Texto del correo' }).textContent).toBe('Gracias & saludos');
    expect(calls).not.toContain('enviar');
  });

  it('is a draft with the typed text when it is closed before its form is loaded', async () => {
    const { answer } = await adelantar('Gracias <ya>\nAna');
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    answer();
    fireEvent.click(await screen.findByRole('button', { name: 'Abrir' }));
    expect((await screen.findByRole('textbox', { name: 'Texto del correo' })).textContent).toBe('Gracias <ya>Ana');
    expect(borrador()?.html).toBe('<p>Gracias &lt;ya&gt;</p><p>Ana</p>');
    expect(calls).toEqual(['crear responder', 'cambiar']);
  });

  it('is a draft with the typed text also when another mail is begun instead', async () => {
    const { answer } = await adelantar('Gracias');
    fireEvent.click(screen.getByText('Nuevo'));
    answer();
    await waitFor(() => expect(borrador()?.html).toBe('<p>Gracias</p>'));
  });

  it('goes on with the typed text when its draft could not be made', async () => {
    const { answer } = await adelantar('Gracias', () =>
      refusal(503, 'NO_DISPONIBLE', 'El servicio no está disponible.'),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    answer();
    fireEvent.click(await screen.findByRole('button', { name: 'Seguir escribiendo' }));
    await screen.findByRole('dialog');
    expect((document.activeElement as HTMLTextAreaElement).value).toBe('Gracias');
  });

  const mayLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('keeps a typed address when its page is left, and asks before the page is loaded again', async () => {
    kept.correos = [...kept.correos, buildCorreo({ id: 'n', estado: 'borrador', bandeja: 'drafts', esPropio: true })];
    const pages = [
      { path: '/apps/mailbox/redactar/:id', element: <RedactarPage /> },
      { path: '/otra', element: <p>Otra página</p> },
    ];
    const { router } = showPages(pages, { path: '/apps/mailbox/redactar/n' });
    const field = await screen.findByRole('combobox', { name: 'Para' });
    expect(mayLeave()).toBe(true);
    fireEvent.change(field, { target: { value: 'Bruno <bruno@x.test>' } });
    expect(mayLeave()).toBe(false);
    await act(() => router.navigate('/otra'));
    await waitFor(() => expect(borrador()?.para.map(({ direccion }) => direccion)).toContain('bruno@x.test'));
    await waitFor(() => expect(mayLeave()).toBe(true));
  });

  it('asks before the page is loaded again from the first key on, before its form is loaded', async () => {
    const { answer, keys } = await adelantar('');
    expect(mayLeave()).toBe(true);
    keys.value = 'R';
    expect(mayLeave()).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    answer();
    await screen.findByText('Quedó en Borradores');
    expect(mayLeave()).toBe(true);
  });

  it('asks before it is closed with an invalid recipient', async () => {
    show();
    const dialog = await open('Nuevo');
    para('bruno');
    fireEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    expect(await screen.findByText('El borrador no guarda lo que no es una dirección: «bruno».')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Seguir escribiendo' }));
    await waitFor(() => expect(screen.queryByText('¿Cerrar así?')).toBeNull());
    expect(screen.getByLabelText(/^bruno: Falta/)).toBeTruthy();
  });

  it('is not overwritten when the server makes a draft that exists already', async () => {
    const { store } = show();
    kept.correos = [...kept.correos, buildCorreo({ id: 'n', estado: 'borrador', asunto: 'Lo último' })];
    server.use(http.post('*/api/correos/borradores', () => refusal(422, 'CLAVE_REUTILIZADA', 'Ya se usó.')));
    const { asunto } = await store.dispatch(crearBorrador('n', { campos: { asunto: 'Lo de antes' } }));
    expect(asunto).toBe('Lo último');
    expect(calls).toEqual([]);
  });

  it('that answers another leaves nothing when it is closed before the server has made its draft', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(http.post('*/api/correos/borradores', () => asked.then(() => undefined)));
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Responder a Ana' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cerrar' }));
    answer();
    await waitFor(() => expect(calls).toEqual(['crear responder']));
    await waitFor(() => expect(kept.correos.map(({ id }) => id)).toEqual(['a']));
  });

  it('that answers another is one draft, however often it is asked for', async () => {
    show();
    await open('Responder a Ana');
    escribir('Saldo al día');
    fireEvent.click(screen.getByText('Responder a Ana'));
    expect(asunto().value).toBe('Saldo al día');
    await waitFor(() => expect(calls).toEqual(['crear responder', 'cambiar']));
  });
});
