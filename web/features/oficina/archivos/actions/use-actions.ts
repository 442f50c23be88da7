import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../../../components/toast-actions';
import { openedHere } from '../../../../lib/opened-here';
import { type Item, lugarDe } from '../item';
import type { Archivos } from '../use-archivos';
import type { Dialogo } from './dialog';
import { useCambiarItem } from './use-cambiar-item';
import { useDescarga, useDescargaZip } from './use-descarga';
import { useEliminarItems } from './use-eliminar-items';
import { type Lugar, useMoverItems } from './use-mover-items';

interface Portapapeles {
  modo: 'cortar' | 'copiar';
  items: readonly Item[];
}

const nadie: readonly string[] = [];

/**
 * Why items cannot be moved to the directorio that is shown, or undefined when they can.
 * @param ruta the directorios from the outermost level to that directorio, included
 */
function problemaDeMover(
  items: readonly Item[],
  directorioId: string | null,
  ruta: readonly { id: string; nombre: string }[],
): string | undefined {
  const around = ruta.find(({ id }) => items.some((item) => item.id === id));
  if (around) return `«${around.nombre}» no puede quedar dentro de sí mismo. Vaya a otro directorio.`;
  if (items.every((item) => lugarDe(item) === directorioId)) return 'Ya está en este directorio. Vaya a otro.';
  return undefined;
}

/**
 * The actions on the items of the page, for menus, bar, keys and dragging alike. Each shows its outcome and names the
 * refused items; most offer to undo it.
 */
export function useAcciones(lista: Archivos) {
  const { hrefOf, placeHref, directorioId, directorio, ruta, canWrite, canRestrict } = lista;
  const cambios = useCambiarItem();
  const movimientos = useMoverItems();
  const eliminaciones = useEliminarItems();
  const navigate = useNavigate();
  const toast = useToast();
  const descargar = useDescarga();
  const descargarZip = useDescargaZip();
  const [dialogo, setDialogo] = useState<Dialogo | null>(null);
  const [portapapeles, setPortapapeles] = useState<Portapapeles | null>(null);

  const deItem = useMemo(() => {
    const go = (address: string) => void navigate(address, { state: openedHere, preventScrollReset: true });
    return {
      ...cambios,
      ...movimientos,
      ...eliminaciones,
      canWrite,
      canRestrict,
      preguntar: setDialogo,
      abrir: (item: Item) =>
        item.tipo === 'directorio'
          ? void navigate(placeHref(item.id))
          : go(hrefOf({ archivo: item.id, directorio: null, ver: true, version: null })),
      detalles: ({ tipo, id }: Item) =>
        go(hrefOf({ archivo: null, directorio: null, ver: false, version: null, [tipo]: id })),
      descargar: (items: readonly Item[]) => {
        const [first, ...others] = items;
        if (first?.tipo === 'archivo' && others.length === 0) void descargar(first.archivo, first.archivo.actual);
        else if (first) void descargarZip(items);
      },
    };
  }, [
    cambios,
    movimientos,
    eliminaciones,
    canWrite,
    canRestrict,
    navigate,
    placeHref,
    hrefOf,
    descargar,
    descargarZip,
  ]);
  const aqui: Lugar = { id: directorioId, nombre: directorio?.nombre };

  return {
    ...deItem,
    /** The actions on items alone, which change rarely: each change of them draws all items again. */
    deItem,
    dialogo,
    /** The ids of the items that were cut. */
    cortados: portapapeles?.modo === 'cortar' ? portapapeles.items.map(({ id }) => id) : nadie,
    hasPortapapeles: portapapeles !== null,
    tomar: (modo: Portapapeles['modo'], items: readonly Item[]) => {
      if (items.length === 0) return;
      setPortapapeles({ modo, items });
      const what = items.length === 1 ? `«${items[0]?.nombre}»` : `${items.length} elementos`;
      toast(`${what} para ${modo === 'cortar' ? 'mover' : 'copiar'}: vaya al directorio y péguelo con Ctrl+V`);
    },
    pegar: () => {
      if (!portapapeles) return;
      const { modo, items } = portapapeles;
      if (modo === 'copiar') return void movimientos.copiar(items, aqui);
      const problema = problemaDeMover(items, directorioId, ruta);
      if (problema) return toast(problema, { severity: 'warning' });
      setPortapapeles(null);
      void movimientos.mover(items, aqui);
    },
    soltarPortapapeles: () => setPortapapeles(null),
  };
}

export type Acciones = ReturnType<typeof useAcciones>;
export type AccionesDeItem = Acciones['deItem'];
