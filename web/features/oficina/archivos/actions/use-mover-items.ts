import { useMemo } from 'react';
import type { ApiDispatch } from '../../../../api/empty-api';
import type { LoteArchivosDto } from '../../../../api/generated/archivos';
import { useConfirm } from '../../../../components/confirm';
import { useAttempt } from '../../../../components/use-attempt';
import { useAppDispatch } from '../../../../store/hooks';
import {
  archivosChanged,
  useLotesDeArchivosCopyMutation,
  useLotesDeArchivosMoveMutation,
  useLotesDeArchivosRemoveMutation,
} from '../archivos-api';
import { elegidosDe, type Item, lugarDe, lugarText } from '../item';
import { enPartes } from './en-partes';
import { lugaresDe, said, useLotes } from './use-lotes';

/** A directorio as a destination, with its name; undefined for the drive itself. */
export interface Lugar {
  id: string | null;
  nombre?: string;
}

/** Moves items to another directorio, or copies them there. */
export function useMoverItems() {
  const dispatch: ApiDispatch = useAppDispatch();
  const confirm = useConfirm();
  const attempt = useAttempt();
  const { send, tell } = useLotes();
  const [move] = useLotesDeArchivosMoveMutation();
  const [copy] = useLotesDeArchivosCopyMutation();
  const [remove] = useLotesDeArchivosRemoveMutation();

  return useMemo(() => {
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

    /** Deletes the copies that a call has made in a directorio. */
    const removeCopies = async ({ archivos, directorios }: LoteArchivosDto, directorioId: string | null) => {
      const copies = [
        ...enPartes(archivos.map(({ id }) => id)).map((part) => ({ archivos: part })),
        ...enPartes(directorios.map(({ id }) => id)).map((part) => ({ directorios: part })),
      ];
      try {
        for (const elegidosDto of copies) await remove({ elegidosDto }).unwrap();
      } finally {
        dispatch(archivosChanged([directorioId]));
      }
    };

    return {
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
          const place = lugarText(lugar.nombre);
          const texts = said(moved, `se movió a ${place}`, `se movieron a ${place}`);
          tell(moved, whole, texts, (changed) => putBack(changed, lugar.id));
        });
      },
      async copiar(items: readonly Item[], lugar: Lugar) {
        if (items.length === 0) return;
        await attempt(async () => {
          const there = { directorioId: lugar.id, siExiste: 'conservar_ambos' } as const;
          const lote = await send(
            items,
            [lugar.id],
            (part, loVeranOtros) => copy({ moverArchivosDto: { ...elegidosDe(part), ...there, loVeranOtros } }),
            'Copiar igual',
          );
          const place = lugarText(lugar.nombre);
          const texts = said(items, `se copió a ${place}`, `se copiaron a ${place}`);
          tell(items, lote, texts, () => removeCopies(lote, lugar.id));
        });
      },
    };
  }, [dispatch, confirm, attempt, send, tell, move, copy, remove]);
}
