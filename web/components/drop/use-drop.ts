import { useEffect, useEffectEvent, useState } from 'react';
import { type Arrastrable, itemsIn } from './arrastre';

/**
 * The destination of a drop: a place with an id, the place without one (null), or anywhere else on the page
 * (undefined).
 */
export type DestinoSoltado = string | null | undefined;

interface DroppedFiles {
  files: File[];
  /** The dropped folders; their files are not in `files`. */
  folders: FileSystemDirectoryEntry[];
}

interface DropHandlers {
  /** Called with dropped files; undefined to ignore dropped files. */
  onFiles: ((dropped: DroppedFiles, destino: DestinoSoltado) => void) | undefined;
  /** The kind of items of the list that can be dragged. */
  que: Arrastrable;
  /** Called with dropped items; undefined when the items of the list cannot be moved. */
  onItems: ((ids: string[], destino: string | null, isCopy: boolean) => void) | undefined;
}

/** The things that are dragged over the page, and the place under the pointer. */
export interface Arrastre {
  que: 'archivos' | 'items';
  destino: DestinoSoltado;
}

/**
 * The attributes that mark an element as a place to drop on.
 * @param id null for the place without an id
 */
export const lugarParaSoltar = (id: string | null) => ({ 'data-soltar': id ?? '' });

/**
 * Takes files that are dropped anywhere on the page. It also takes items of its list that are dropped on a place.
 * Otherwise the browser would open the files instead of the page.
 * @returns the dragged things that a drop would take, or null
 */
export function useDrop(handlers: DropHandlers): Arrastre | null {
  const [arrastre, setArrastre] = useState<Arrastre | null>(null);
  const present = useEffectEvent(() => handlers);

  useEffect(() => {
    // Each element fires its own enter and leave events. So the drag is over the page until the last leave.
    let depth = 0;
    const end = () => {
      depth = 0;
      setArrastre(null);
    };
    const show = (que: Arrastre['que'], destino: DestinoSoltado) =>
      setArrastre((now) => (now?.que === que && now.destino === destino ? now : { que, destino }));
    const listen = (event: Event) => {
      const { dataTransfer, target, type, ctrlKey, altKey } = event as DragEvent;
      if (type === 'dragend') return end();
      const { onFiles, onItems, que: items } = present();
      const que = dataTransfer && queSeArrastra(dataTransfer, items);
      if (!que) return;
      const destino = destinoOf(target);
      const isCopy = (ctrlKey || altKey) && dataTransfer.effectAllowed === 'copyMove';
      const isTaken = que === 'archivos' ? onFiles !== undefined : onItems !== undefined && destino !== undefined;
      if (que === 'archivos' || isTaken) event.preventDefault();
      if (type === 'dragenter') depth += 1;
      if (type === 'dragleave') depth = Math.max(0, depth - 1);
      if (type === 'dragover') dataTransfer.dropEffect = effectOf(isTaken, que, isCopy);
      if (type === 'dragenter' || type === 'dragover') show(que, destino);
      else if (depth === 0) setArrastre(null);
      if (type !== 'drop') return;
      end();
      const ids = itemsIn(dataTransfer, items);
      if (que === 'archivos') onFiles?.(filesIn(dataTransfer), destino);
      else if (ids && destino !== undefined) onItems?.(ids, destino, isCopy);
    };
    const types = ['dragenter', 'dragleave', 'dragover', 'drop', 'dragend'];
    for (const type of types) window.addEventListener(type, listen);
    return () => {
      for (const type of types) window.removeEventListener(type, listen);
    };
  }, []);

  const isOff = arrastre?.que === 'archivos' ? !handlers.onFiles : !handlers.onItems;
  return isOff ? null : arrastre;
}

function queSeArrastra({ types }: DataTransfer, { kind }: Arrastrable): Arrastre['que'] | null {
  if (types.includes('Files')) return 'archivos';
  return types.includes(kind) ? 'items' : null;
}

function effectOf(isTaken: boolean, que: Arrastre['que'], isCopy: boolean): DataTransfer['dropEffect'] {
  if (!isTaken) return 'none';
  return que === 'archivos' || isCopy ? 'copy' : 'move';
}

function destinoOf(target: EventTarget | null): DestinoSoltado {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-soltar]') : null;
  return place ? place.dataset.soltar || null : undefined;
}

function filesIn({ items, files }: DataTransfer): DroppedFiles {
  const folders = [...items]
    .map((item) => item.webkitGetAsEntry?.())
    .filter((entry): entry is FileSystemDirectoryEntry => entry?.isDirectory === true);
  const names = folders.map(({ name }) => name);
  return { files: [...files].filter(({ name }) => !names.includes(name)), folders };
}
