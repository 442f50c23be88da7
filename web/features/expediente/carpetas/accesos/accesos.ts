import type { AccesoDto } from '../../../../api/generated/accesos';
import { createColeccion } from '../../../../collection/collection';
import { accesosApi } from './accesos-api';

const without = (accesos: AccesoDto[], usuarioId: string) => accesos.filter(({ usuario }) => usuario.id !== usuarioId);

/** The accesos of each carpeta. */
export const accesos = createColeccion(accesosApi, {
  query: 'carpetaAccesosFindAccesos',
  escrituras: {
    carpetaAccesosGrantAcceso: {
      keep: (list, answer, { id, usuarioId }, which) => {
        if (which.id !== id) return list;
        const isKnown = list.some(({ usuario }) => usuario.id === usuarioId);
        return isKnown ? list.map((acceso) => (acceso.usuario.id === usuarioId ? answer : acceso)) : [answer, ...list];
      },
    },
    carpetaAccesosEndAcceso: {
      changesIds: ({ id, usuarioId }) => `${id}/${usuarioId}`,
      show: (list, { id, usuarioId }, which) => (which.id === id ? without(list, usuarioId) : list),
      keep: (list, _answer, { id, usuarioId }, which) => (which.id === id ? without(list, usuarioId) : list),
    },
  },
});
