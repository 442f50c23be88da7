import { useEffect, useRef, useState } from 'react';
import { documentosArrastrados, documentosIn } from '../arrastre/arrastre';

/** Where something is dropped: a seccion, none of them (null), or anywhere else on the page (undefined). */
export type DestinoSoltado = string | null | undefined;

interface DroppedFiles {
  files: File[];
  /** The names of dropped folders, whose files are not included. */
  folders: string[];
}

interface DropHandlers {
  /** Undefined: dropped files are ignored. */
  onFiles: ((dropped: DroppedFiles, destino: DestinoSoltado) => void) | undefined;
  /** Undefined: documents cannot be moved. */
  onDocumentos: ((ids: string[], destino: string | null) => void) | undefined;
}

/** What is being dragged over the page, and the place under the pointer. */
export interface Arrastre {
  que: 'archivos' | 'documentos';
  destino: DestinoSoltado;
}

/** Marks an element as a place to drop on. @param seccionId null for what is in no seccion */
export const lugarParaSoltar = (seccionId: string | null) => ({ 'data-soltar': seccionId ?? '' });

/**
 * Takes files that are dropped anywhere on the page, and documents that are dropped on a seccion. Without it the browser
 * would open files instead of the page.
 * @returns what is being dragged that would be taken, or null
 */
export function useDrop(handlers: DropHandlers): Arrastre | null {
  const [arrastre, setArrastre] = useState<Arrastre | null>(null);
  const latest = useRef(handlers);
  latest.current = handlers;

  useEffect(() => {
    // Each element fires its own enter and leave: what is dragged is over the page until the last leave.
    let depth = 0;
    const end = () => {
      depth = 0;
      setArrastre(null);
    };
    const show = (que: Arrastre['que'], destino: DestinoSoltado) =>
      setArrastre((now) => (now?.que === que && now.destino === destino ? now : { que, destino }));
    const listen = (event: Event) => {
      const { dataTransfer, target, type } = event as DragEvent;
      if (type === 'dragend') return end();
      const que = dataTransfer && queSeArrastra(dataTransfer);
      if (!que) return;
      const destino = destinoOf(target);
      const { onFiles, onDocumentos } = latest.current;
      const isTaken = que === 'archivos' ? onFiles !== undefined : onDocumentos !== undefined && destino !== undefined;
      if (que === 'archivos' || isTaken) event.preventDefault();
      if (type === 'dragenter') depth += 1;
      if (type === 'dragleave') depth = Math.max(0, depth - 1);
      if (type === 'dragover') dataTransfer.dropEffect = isTaken ? (que === 'archivos' ? 'copy' : 'move') : 'none';
      if (type === 'dragenter' || type === 'dragover') show(que, destino);
      else if (depth === 0) setArrastre(null);
      if (type !== 'drop') return;
      end();
      const ids = documentosIn(dataTransfer);
      if (que === 'archivos') onFiles?.(filesIn(dataTransfer), destino);
      else if (ids && destino !== undefined) onDocumentos?.(ids, destino);
    };
    const types = ['dragenter', 'dragleave', 'dragover', 'drop', 'dragend'];
    for (const type of types) window.addEventListener(type, listen);
    return () => {
      for (const type of types) window.removeEventListener(type, listen);
    };
  }, []);

  const isOff = arrastre?.que === 'archivos' ? !handlers.onFiles : !handlers.onDocumentos;
  return isOff ? null : arrastre;
}

function queSeArrastra({ types }: DataTransfer): Arrastre['que'] | null {
  if (types.includes('Files')) return 'archivos';
  return types.includes(documentosArrastrados) ? 'documentos' : null;
}

function destinoOf(target: EventTarget | null): DestinoSoltado {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-soltar]') : null;
  return place ? place.dataset.soltar || null : undefined;
}

function filesIn({ items, files }: DataTransfer): DroppedFiles {
  const folders = [...items]
    .map((item) => item.webkitGetAsEntry?.())
    .filter((entry) => entry?.isDirectory)
    .map((entry) => entry?.name ?? '');
  return { files: [...files].filter(({ name }) => !folders.includes(name)), folders };
}
