import { useMemo } from 'react';
import type { ApiDispatch } from '../../../../api/empty-api';
import type { LoteArchivosDto, ModificarDirectorioDto } from '../../../../api/generated/archivos';
import { useConfirm } from '../../../../components/confirm';
import { loteText } from '../../../../components/lote-text';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { useAttempt } from '../../../../components/use-attempt';
import { useLoVeranOtros } from '../../../../components/use-lo-veran-otros';
import { downloadFrom } from '../../../../lib/save-file';
import { useAppDispatch } from '../../../../store/hooks';
import {
  archivosChanged,
  driveChanged,
  useArchivosRestoreVersionMutation,
  useArchivosUpdateMutation,
  useDirectoriosCreateMutation,
  useDirectoriosUpdateMutation,
  useLotesDeArchivosCopyMutation,
  useLotesDeArchivosMoveMutation,
  useLotesDeArchivosRemoveMutation,
  useLotesDeArchivosRestoreMutation,
  useZipDeArchivosAllowMutation,
} from '../archivos-api';
import { elegidosDe, type Item, lugarDe, lugarText } from '../item';
import { enPartes, MOST } from './en-partes';

/** A directorio as a destination, with its name; undefined for the drive itself. */
export interface Lugar {
  id: string | null;
  nombre?: string;
}

/** The actions of the drive. Each shows its outcome and names the refused items; most offer to undo it. */
export function useItemActions() {
  const dispatch: ApiDispatch = useAppDispatch();
  const toast = useToast();
  const confirm = useConfirm();
  const attempt = useAttempt();
  const enviar = useLoVeranOtros();
  const [updateArchivo] = useArchivosUpdateMutation();
  const [updateDirectorio] = useDirectoriosUpdateMutation();
  const [create] = useDirectoriosCreateMutation();
  const [move] = useLotesDeArchivosMoveMutation();
  const [copy] = useLotesDeArchivosCopyMutation();
  const [remove] = useLotesDeArchivosRemoveMutation();
  const [restore] = useLotesDeArchivosRestoreMutation();
  const [restoreVersion] = useArchivosRestoreVersionMutation();
  const [allowZip] = useZipDeArchivosAllowMutation();

  // Memoized, because the rows of a list are drawn again when their actions change.
  return useMemo(() => {
    /**
     * Runs a call for each part of the items. Then fetches the changed directorios again, also when the server refuses.
     */
    const send = async (
      items: readonly Item[],
      lugares: readonly (string | null)[],
      call: (items: readonly Item[], loVeranOtros: boolean) => { unwrap: () => Promise<LoteArchivosDto> },
      igual = '',
    ): Promise<LoteArchivosDto> => {
      const lote: LoteArchivosDto = { archivos: [], directorios: [], omitidos: [], rechazados: [] };
      try {
        for (const part of enPartes(items)) {
          const done = await enviar(igual, (loVeranOtros) => call(part, loVeranOtros).unwrap());
          const ninguno = { archivos: [], directorios: [], omitidos: part.map(({ id }) => id), rechazados: [] };
          const { archivos, directorios, omitidos, rechazados } = done ?? ninguno;
          lote.archivos.push(...archivos);
          lote.directorios.push(...directorios);
          lote.omitidos.push(...omitidos);
          lote.rechazados.push(...rechazados);
        }
        return lote;
      } finally {
        dispatch(archivosChanged(lugares));
      }
    };

    const lugaresDe = (items: readonly Item[]) => [...new Set(items.map(lugarDe))];

    const moveTo = (items: readonly Item[], directorioId: string | null, siExiste?: 'conservar_ambos') =>
      send(
        items,
        [directorioId, ...lugaresDe(items)],
        (part, loVeranOtros) =>
          move({
            moverArchivosDto: { ...elegidosDe(part), directorioId, loVeranOtros, ...(siExiste && { siExiste }) },
          }),
        'Mover igual',
      );

    /** Moves each item back to the directorio where it was before. */
    const putBack = async (items: readonly Item[], from: string | null) => {
      for (const [id, moved] of Map.groupBy(items, lugarDe)) {
        const back = { directorioId: id, loVeranOtros: true };
        await send(moved, [from, id], (part) => move({ moverArchivosDto: { ...elegidosDe(part), ...back } }));
      }
    };

    const restoreAll = (items: readonly Item[]) =>
      send(items, lugaresDe(items), (part) => restore({ elegidosDto: elegidosDe(part) }));

    /** The items that a call has changed: neither left out nor refused. */
    const changedOf = (items: readonly Item[], { omitidos, rechazados }: LoteArchivosDto) =>
      items.filter(({ id }) => !omitidos.includes(id) && rechazados.every((rechazado) => rechazado.id !== id));

    const said = (items: readonly Item[], uno: string, varios: string): [string, string] => [
      `«${items[0]?.nombre}» ${uno}`,
      `% elementos ${varios}`,
    ];

    const tell = (
      items: readonly Item[],
      lote: LoteArchivosDto,
      texts: [string, string],
      undo: (changed: readonly Item[]) => Promise<unknown>,
    ) => {
      const changed = changedOf(items, lote);
      const text = loteText(changed.length, texts, lote.rechazados);
      if (changed.length > 0) offerUndo(toast, text, () => undo(changed));
      else if (lote.rechazados.length > 0) toast(text, { severity: 'error' });
    };

    /** Asks whether to move the items whose names are taken in the destination, under other names. */
    const askForTaken = async (items: readonly Item[], { rechazados }: LoteArchivosDto, lugar: Lugar) => {
      const taken = items.filter(({ id }) => rechazados.some((one) => one.id === id && one.code === 'YA_EXISTE'));
      const [first, ...others] = taken;
      if (!first) return [];
      const isSure = await confirm({
        title: others.length === 0 ? 'Ya existe ese nombre' : `Ya existen ${taken.length} de esos nombres`,
        message:
          others.length === 0
            ? `En ${lugarText(lugar.nombre)} ya hay «${first.nombre}». Puede moverlo con otro nombre.`
            : `En ${lugarText(lugar.nombre)} ya hay «${first.nombre}» y ${others.length} más. Puede moverlos con otros nombres.`,
        icon: { color: 'info' },
        actions: { confirm: { label: 'Conservar ambos', color: 'primary' }, cancel: { label: 'Omitir' } },
        dismissible: true,
      });
      return isSure ? taken : [];
    };

    const change = async (item: Item, changes: { nombre?: string; descripcion?: string | null }) => {
      try {
        if (item.tipo === 'archivo') await updateArchivo({ id: item.id, cambiarArchivoDto: changes }).unwrap();
        else await updateDirectorio({ id: item.id, modificarDirectorioDto: changes }).unwrap();
      } finally {
        dispatch(archivosChanged([lugarDe(item), item.id]));
      }
    };

    const restrict = async (id: string, changes: ModificarDirectorioDto) => {
      try {
        return await updateDirectorio({ id, modificarDirectorioDto: changes }).unwrap();
      } finally {
        // Everything below the directorio is restricted too, so all of the drive is fetched again.
        dispatch(driveChanged());
      }
    };

    return {
      /**
       * Rejects when the server refuses the directorio, so that the form can show why.
       * @returns the id of the new directorio
       */
      async crear(padreId: string | null, nombre: string, restringido: boolean) {
        const dto = { nombre, padreId, ...(restringido && { restringido }) };
        const { id } = await create({ crearDirectorioDto: dto }).unwrap();
        dispatch(archivosChanged([padreId]));
        toast(`Directorio «${nombre}» creado`);
        return id;
      },
      /** Rejects when the server refuses the name, so that the form can show why. */
      async renombrar(item: Item, nombre: string) {
        await change(item, { nombre });
        offerUndo(toast, `Ahora se llama «${nombre}»`, () => change(item, { nombre: item.nombre }));
      },
      /** Answers whether the server stored the description. */
      describir: (item: Item, descripcion: string) => attempt(() => change(item, { descripcion })),
      async restringir(id: string, nombre: string, restringido: boolean) {
        let isDone = false;
        await attempt(async () => {
          const send = (loVeranOtros: boolean) => restrict(id, { restringido, loVeranOtros });
          isDone = (await enviar('Mostrar igual', send)) !== null;
        });
        if (!isDone) return;
        const text = restringido ? `Solo titulares y adscriptos ven «${nombre}»` : `Toda la oficina ve «${nombre}»`;
        offerUndo(toast, text, () => restrict(id, { restringido: !restringido, loVeranOtros: true }));
      },
      async mover(items: readonly Item[], lugar: Lugar) {
        const moved = items.filter((item) => lugarDe(item) !== lugar.id && item.id !== lugar.id);
        if (moved.length === 0) return;
        await attempt(async () => {
          const lote = await moveTo(moved, lugar.id);
          const taken = await askForTaken(moved, lote, lugar);
          const rest = lote.rechazados.filter(({ code }) => code !== 'YA_EXISTE');
          const again = taken.length > 0 ? (await moveTo(taken, lugar.id, 'conservar_ambos')).rechazados : [];
          const asked = lote.rechazados.filter(
            ({ id, code }) => code === 'YA_EXISTE' && !taken.some((one) => one.id === id),
          );
          const omitidos = asked.map(({ id }) => id);
          const whole = { ...lote, omitidos, rechazados: [...rest, ...again] };
          const texts = said(
            moved,
            `se movió a ${lugarText(lugar.nombre)}`,
            `se movieron a ${lugarText(lugar.nombre)}`,
          );
          tell(moved, whole, texts, (changed) => putBack(changed, lugar.id));
        });
      },
      async copiar(items: readonly Item[], lugar: Lugar) {
        if (items.length === 0) return;
        await attempt(async () => {
          const there = { directorioId: lugar.id, siExiste: 'conservar_ambos' } as const;
          const call = (part: readonly Item[], loVeranOtros: boolean) =>
            copy({ moverArchivosDto: { ...elegidosDe(part), ...there, loVeranOtros } });
          const lote = await send(items, [lugar.id], call, 'Copiar igual');
          const copies = [
            ...enPartes(lote.archivos.map(({ id }) => id)).map((archivos) => ({ archivos })),
            ...enPartes(lote.directorios.map(({ id }) => id)).map((directorios) => ({ directorios })),
          ];
          const texts = said(
            items,
            `se copió a ${lugarText(lugar.nombre)}`,
            `se copiaron a ${lugarText(lugar.nombre)}`,
          );
          tell(items, lote, texts, async () => {
            try {
              for (const elegidosDto of copies) await remove({ elegidosDto }).unwrap();
            } finally {
              dispatch(archivosChanged([lugar.id]));
            }
          });
        });
      },
      /** Answers whether the call succeeded; the server may still have refused some of the items. */
      async eliminar(items: readonly Item[]) {
        return attempt(async () => {
          const lote = await send(items, lugaresDe(items), (part) => remove({ elegidosDto: elegidosDe(part) }));
          tell(items, lote, said(items, 'está en la papelera', 'están en la papelera'), restoreAll);
        });
      },
      async restaurar(items: readonly Item[]) {
        await attempt(async () => {
          const lote = await restoreAll(items);
          const changed = changedOf(items, lote);
          const text = loteText(
            changed.length,
            said(items, 'volvió a su lugar', 'volvieron a su lugar'),
            lote.rechazados,
          );
          toast(text, changed.length === 0 ? { severity: 'error' } : {});
        });
      },
      async reponer(archivoId: string, lugar: string | null, n: number) {
        const isDone = await attempt(async () => {
          await restoreVersion({ id: archivoId, n }).unwrap();
          dispatch(archivosChanged([lugar]));
        });
        if (isDone) toast(`La versión ${n} es otra vez la actual`);
      },
      /** Lets the browser itself download the items as one ZIP. The ZIP may be larger than a page's memory. */
      async descargarZip(items: readonly Item[]) {
        if (items.length > MOST) {
          return toast(
            `Se descargan hasta ${MOST} elementos a la vez. Elija menos, o el directorio que los contiene.`,
            {
              severity: 'error',
            },
          );
        }
        await attempt(async () => downloadFrom((await allowZip({ elegidosDto: elegidosDe(items) }).unwrap()).url));
      },
    };
  }, [
    dispatch,
    toast,
    confirm,
    attempt,
    enviar,
    updateArchivo,
    updateDirectorio,
    create,
    move,
    copy,
    remove,
    restore,
    restoreVersion,
    allowZip,
  ]);
}
