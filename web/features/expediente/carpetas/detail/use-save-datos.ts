import { useCallback, useEffect, useState } from 'react';
import type { FormState, UseFormReturn } from 'react-hook-form';
import { useLazyAgendaFindConsequencesQuery } from '../../../../api/agenda-api';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { useConfirm } from '../../../../components/confirm';
import { keepTyped } from '../../../../components/form/keep-typed';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { useOvertaken } from '../../../../components/form/use-overtaken';
import { preguntaDeDia } from '../../../../components/pregunta-de-dia';
import { useToast } from '../../../../components/toast-actions';
import { formatFecha } from '../../../../lib/fechas';
import { selectUnreached } from '../../../../live/connection-slice';
import { useApp } from '../../../../store/hooks';
import { estaFirmada } from '../public/estados';
import { camposDelActo, type DatosCarpeta, toDatos, toModificar } from './editar-schema';
import { useReloadCarpeta, useSaveCampos } from './use-carpeta-writes';
import { useConfirmActo } from './use-confirm-acto';

interface Saving {
  /** The newest version of the carpeta. */
  carpeta: CarpetaDetalleDto;
  form: UseFormReturn<DatosCarpeta>;
  dirtyFields: FormState<DatosCarpeta>['dirtyFields'];
  /** Called when the changes are saved, or wait for the connection. */
  onSaved: () => void;
}

/**
 * Saves the changed fields. Other people's changes show in the fields that this person has not changed. For fields that
 * both changed, the person chooses which value stays.
 */
export function useSaveDatos({ carpeta, form, dirtyFields, onSaved }: Saving) {
  const { seen = carpeta, setSeen, problem, explains, withCurrent } = useOvertaken(carpeta);
  const [shown, setShown] = useState(carpeta);
  const saveCampos = useSaveCampos();
  const reloadCarpeta = useReloadCarpeta();
  const confirmActo = useConfirmActo();
  const confirmFirmaPrevista = useConfirmFirmaPrevista();
  const toast = useToast();

  const isOvertaken = (base: CarpetaDetalleDto, stored: CarpetaDetalleDto) =>
    isWrittenByBoth(base, stored, Object.keys(dirtyFields));

  /** Shows a newer carpeta, and keeps the typed values. */
  const showAround = (fresh: CarpetaDetalleDto) => {
    form.reset(toDatos(fresh), keepTyped);
    setShown(fresh);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer carpeta counts
  useEffect(() => {
    if (carpeta.version <= shown.version) return;
    showAround(carpeta);
    if (!isOvertaken(seen, carpeta)) setSeen(carpeta);
  }, [carpeta]);

  const submit = (base: CarpetaDetalleDto) =>
    form.handleSubmit(async (datos) => {
      try {
        const cambios = toModificar(datos, dirtyFields);
        const { fechaFirmaPrevista: dia, tipoActoId } = cambios;
        if (tipoActoId && !(await confirmActo(base.id, tipoActoId))) return;
        if (dia !== undefined && !(await confirmFirmaPrevista(base.id, dia))) return;
        const isSaved = await saveCampos({ carpeta: base, cambios, isOvertaken });
        if (isSaved) toast('Datos guardados');
        onSaved();
      } catch (error) {
        if (!explains(error)) applyServerErrors(form, error);
      }
    });

  const fetched = () => reloadCarpeta(carpeta.id);

  return {
    save: submit(seen),
    /** Whether somebody else wrote the same fields. */
    hasConflict: problem === 'changed',
    /** Replaces the typed values with the newest version of the carpeta. */
    reload: () =>
      withCurrent(fetched, (fresh) => {
        setSeen(fresh);
        setShown(fresh);
        form.reset(toDatos(fresh));
      }),
    /** Saves this person's changes over the newest version of the carpeta. */
    overwrite: () =>
      withCurrent(fetched, (fresh) => {
        setSeen(fresh);
        showAround(fresh);
        if (estaFirmada(fresh.estado)) for (const campo of camposDelActo) form.resetField(campo);
        return submit(fresh)();
      }),
    isFirmada: estaFirmada(seen.estado),
  };
}

/** Whether somebody else changed some of these fields, or a signature has settled them. */
function isWrittenByBoth(base: CarpetaDetalleDto, stored: CarpetaDetalleDto, campos: readonly string[]): boolean {
  const [before, after] = [toDatos(base), toDatos(stored)];
  const settled: readonly string[] = estaFirmada(stored.estado) ? camposDelActo : [];
  return campos.some((campo) => {
    const name = campo as keyof DatosCarpeta;
    return settled.includes(name) || String(before[name]) !== String(after[name]);
  });
}

/**
 * Asks before a carpeta gets another planned day, or none, when its signature in the agenda follows. Resolves to
 * whether the day may be written. Without connection the consequences are unknown, so it does not ask.
 */
function useConfirmFirmaPrevista(): (carpetaId: string, dia: string | null) => Promise<boolean> {
  const confirm = useConfirm();
  const { store } = useApp();
  const [find] = useLazyAgendaFindConsequencesQuery();
  return useCallback(
    async (carpetaId, dia) => {
      if (selectUnreached(store.getState()) !== null) return true;
      const { consecuencias, cambiaLaAgenda } = await find({ carpetaId, ...(dia && { dia }) }).unwrap();
      if (!cambiaLaAgenda) return true;
      return confirm(
        dia
          ? preguntaDeDia(`¿Pasar la firma al ${formatFecha(dia)}?`, null, consecuencias, 'Pasar la firma')
          : preguntaDeDia('¿Dejar la firma sin fecha?', null, consecuencias, 'Dejar sin fecha'),
      );
    },
    [confirm, find, store],
  );
}
