import type { DragEvent, ReactNode } from 'react';
import { useElegidas } from '../../../components/seleccion/elegibles';
import { elegibleOf } from '../../../components/seleccion/fila';
import type { Documentos } from '../use-documentos';
import { empezarArrastre } from './arrastre';

/** Rows that are dragged with all that are chosen, if they are among them. */
export function Arrastrables({ lista, children }: { lista: Documentos; children: ReactNode }) {
  const { documentos = [], permisos } = lista;
  const { ids, isChosen } = useElegidas();

  const onDragStart = (event: DragEvent) => {
    const id = elegibleOf(event.target);
    if (!id) return;
    if (!permisos.editarDocumentos) return event.preventDefault();
    const dragged = isChosen(id) ? ids : [id];
    empezarArrastre(
      event.dataTransfer,
      documentos.filter((documento) => dragged.includes(documento.id)),
    );
  };

  // biome-ignore lint/a11y/noStaticElementInteractions: documents are moved by the menu of their row too
  return <div onDragStart={onDragStart}>{children}</div>;
}
