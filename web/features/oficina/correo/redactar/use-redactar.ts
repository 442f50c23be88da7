import { useMemo } from 'react';
import type { NuevaBaseDto } from '../../../../api/generated/borradores';
import { newId } from '../../../../lib/new-id';
import { keepTyped } from '../../../../lib/typed-ahead';
import { useApp } from '../../../../store/hooks';
import type { App } from '../../../../store/store';
import type { CarpetaDeCorreo } from '../correos-api';
import { type Adelantado, decirQueEspera, dejarRedaccion } from './dejar';
import type { Destinatario } from './fields';
import { selectRedaccion } from './redaccion-abierta';
import { isRespuesta, type Redaccion, redaccionOpened, redaccionResized, redactarSlice } from './redactar-slice';

/** Opens the composer with a new mail, with an answer, or with a draft. The mail that was open before stays a draft. */
export function useRedactar() {
  const app = useApp();
  return useMemo(() => {
    const seguir = (id: string, tipo: NuevaBaseDto['tipo']) => seguirCorreo(app, { id, tipo });
    return {
      nuevo: (para: Destinatario[] = [], carpeta?: CarpetaDeCorreo) => abrirRedaccion(app, newId(), { para, carpeta }),
      responder: (id: string, aTodos: boolean) => seguir(id, aTodos ? 'responder_todos' : 'responder'),
      reenviar: (id: string) => seguir(id, 'reenviar'),
      abrir: (borradorId: string) => abrirBorrador(app, borradorId),
    };
  }, [app]);
}

/** The ways to go on with a mail that was left. */
export const seguirCon = (app: App) => ({
  abrir: (borradorId: string) => abrirBorrador(app, borradorId),
  volver: ({ id, nuevo, texto }: Adelantado) => abrirRedaccion(app, id, nuevo, texto),
});

/** @param texto the text that was typed before */
function abrirRedaccion(app: App, id: string, nuevo: NonNullable<Redaccion['nuevo']>, texto = ''): void {
  app.inject(redactarSlice);
  dejarRedaccion(app, seguirCon(app));
  const label = isRespuesta(nuevo.base?.tipo) ? 'Texto del correo' : 'Para';
  keepTyped(label, { text: texto, onSend: () => decirQueEspera(app) });
  app.store.dispatch(redaccionOpened({ id, nuevo }));
}

/** Begins an answer or a forwarded mail. When it is open already, its window is shown again. */
function seguirCorreo(app: App, base: NuevaBaseDto): void {
  const open = selectRedaccion(app.store.getState());
  const isOpen = open?.nuevo?.base?.id === base.id && open.nuevo.base.tipo === base.tipo;
  if (isOpen) app.store.dispatch(redaccionResized('normal'));
  else abrirRedaccion(app, newId(), { para: [], base });
}

/** Opens a stored draft. When it is open already, its window is shown again. */
export function abrirBorrador(app: App, id: string): void {
  app.inject(redactarSlice);
  const { dispatch, getState } = app.store;
  if (selectRedaccion(getState())?.id === id) {
    dispatch(redaccionResized('normal'));
    return;
  }
  dejarRedaccion(app, seguirCon(app));
  keepTyped('Para', { onSend: () => decirQueEspera(app) });
  dispatch(redaccionOpened({ id }));
}
