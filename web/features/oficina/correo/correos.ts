import type { ApiDispatch } from '../../../api/empty-api';
import { createColeccion } from '../../../collection/collection';
import { filas } from '../../../collection/rows';
import { cambiado, cambiadosEnPagina, type Pagina, sinBorrados } from './cambios';
import {
  type CambioCorreos,
  type Correo,
  type CorreoListado,
  correosApi,
  type Etiqueta,
  mailboxApi,
} from './correos-api';

/** The pages of the lists, and the writes to their mails. */
export const paginas = createColeccion(correosApi, {
  query: 'correosFindPage',
  escrituras: {
    correosUpdate: {
      changesIds: ({ modificarCorreosDto: { ids } }) => ids,
      show: (pagina, { modificarCorreosDto }, which) => cambiadosEnPagina(pagina, modificarCorreosDto, which),
      keep: (pagina, { correos }, { modificarCorreosDto: { ids, ...cambio } }, which) => {
        // Mails that the answer leaves out did not change.
        const answered = correos.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
        return cambiadosEnPagina(pagina, { ...cambio, ids: answered }, which);
      },
    },
    correosRemoveForGood: {
      changesIds: ({ borrarCorreosDto: { ids } }) => ids ?? [],
      show: (pagina, { borrarCorreosDto: { ids } }, which) => sinBorrados(pagina, ids, which),
      keep: (pagina, _answer, { borrarCorreosDto: { ids } }, which) => sinBorrados(pagina, ids, which),
    },
  },
});

/** Single whole mails. {@link cambiarCorreos} changes them. */
export const enteros = createColeccion(correosApi, {
  query: 'correosGet',
  escrituras: {
    correosUpdate: {
      show: (correo, { modificarCorreosDto: { ids, ...cambio } }) =>
        ids.includes(correo.id) ? cambiado(correo, cambio) : correo,
    },
  },
});

/** The mails of threads, the oldest first. {@link cambiarCorreos} changes them. */
export const hilos = createColeccion(correosApi, {
  query: 'correosFindHilo',
  escrituras: {
    correosUpdate: { show: (hilo, { modificarCorreosDto: { ids, ...cambio } }) => cambiadosEnHilo(hilo, ids, cambio) },
  },
});

const lista = filas<Etiqueta, unknown>({});

/** The person's labels. Deleting or restoring a label also changes the mails that have it. */
export const etiquetas = createColeccion(mailboxApi, {
  query: 'mailboxFindLabels',
  escrituras: {
    mailboxCreateLabel: {
      createsId: ({ crearMailLabelDto: { label } }) => label.id ?? '',
      keep: (all, answer) => [...all.filter(({ id }) => id !== answer.id), answer],
    },
    mailboxUpdateLabel: {
      changesIds: ({ modificarMailLabelDto: { id } }) => id,
      show: (all, { modificarMailLabelDto: { id, label } }) => lista.patch(all, id, label),
      keep: lista.replace,
    },
    mailboxRemoveLabel: lista.removal,
    mailboxRestoreLabel: { keep: (all, answer) => [...all.filter(({ id }) => id !== answer.id), answer] },
  },
});

/** The person's address and the signature of their mails. */
export const ajustes = createColeccion(correosApi, {
  query: 'correosGetAjustes',
  escrituras: {
    correosUpdateAjustes: { keep: (_ajustes, answer) => answer },
    correosSetDireccion: { keep: (_ajustes, answer) => answer },
  },
});

/** The person's external account. */
export const cuentaExterna = createColeccion(correosApi, {
  query: 'cuentaExternaGetCuentaExterna',
  escrituras: {
    cuentaExternaSaveCuentaExterna: { keep: (_cuenta, answer) => answer },
    cuentaExternaUpdateCuentaExterna: {
      show: ({ cuenta, ...rest }, { modificarCuentaExternaDto }) => ({
        ...rest,
        cuenta: cuenta && { ...cuenta, ...modificarCuentaExternaDto },
      }),
      keep: (_cuenta, answer) => answer,
    },
    cuentaExternaSyncCuentaExterna: { keep: (_cuenta, answer) => answer },
    cuentaExternaRemoveCuentaExterna: { keep: (_cuenta, answer) => answer },
  },
});

/** Changes mails in lists, threads and the reader. Resolves to the ids of the mails that the server changed. */
export const cambiarCorreos =
  (ids: readonly string[], cambio: CambioCorreos) =>
  async (dispatch: ApiDispatch): Promise<string[]> => {
    const write = paginas.send('correosUpdate', { modificarCorreosDto: { ids: [...ids], ...cambio } });
    const { correos } = await dispatch(write);
    const changed = correos.map(({ id }) => id);
    dispatch(enteros.change((correo) => (changed.includes(correo.id) ? cambiado(correo, cambio) : correo)));
    dispatch(hilos.change((hilo) => cambiadosEnHilo(hilo, changed, cambio)));
    return changed;
  };

/** Updates a mail in the lists, threads and reader that have it already, from the server's answer. */
export const putCorreo = (correo: Correo) => (dispatch: ApiDispatch) => {
  const put = <C extends { id: string }>(other: C): C => (other.id === correo.id ? { ...other, ...correo } : other);
  dispatch(paginas.change((pagina: Pagina) => ({ ...pagina, correos: pagina.correos.map(put) })));
  dispatch(enteros.change(put));
  dispatch(hilos.change((hilo) => hilo.map(put)));
};

/** Updates the carpetas of mails in the lists, threads and reader. */
export const putCarpetas = (correos: readonly CorreoListado[]) => (dispatch: ApiDispatch) => {
  const carpetas = new Map(correos.map((correo) => [correo.id, correo.carpetas]));
  const put = <C extends CorreoListado>(other: C): C => ({
    ...other,
    carpetas: carpetas.get(other.id) ?? other.carpetas,
  });
  dispatch(paginas.change((pagina: Pagina) => ({ ...pagina, correos: pagina.correos.map(put) })));
  dispatch(enteros.change(put));
  dispatch(hilos.change((hilo) => hilo.map(put)));
};

/** Updates the files of a draft from an answer, but not its texts: a later save may have changed them. */
export const putArchivos =
  ({ id, archivos }: Correo) =>
  (dispatch: ApiDispatch) => {
    const adjuntos = archivos.length;
    const put = (other: Correo) => (other.id === id ? { ...other, archivos, adjuntos } : other);
    const putListed = (other: CorreoListado) => (other.id === id ? { ...other, adjuntos } : other);
    dispatch(paginas.change((pagina: Pagina) => ({ ...pagina, correos: pagina.correos.map(putListed) })));
    dispatch(enteros.change(put));
    dispatch(hilos.change((hilo) => hilo.map(put)));
  };

function cambiadosEnHilo(hilo: Correo[], ids: readonly string[], cambio: CambioCorreos): Correo[] {
  // Mails in spam and trash do not belong to threads.
  if (cambio.bandeja === 'spam' || cambio.bandeja === 'trash') return hilo.filter(({ id }) => !ids.includes(id));
  return hilo.map((correo) => (ids.includes(correo.id) ? cambiado(correo, cambio) : correo));
}
