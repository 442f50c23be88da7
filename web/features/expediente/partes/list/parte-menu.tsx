import { ArrowDown, ArrowUp, Pencil, UserMinus, UserPen } from 'lucide-react';
import type { ParteDto } from '../../../../api/generated/partes';
import { useToast } from '../../../../components/toast-actions';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuItem, MenuSeparator } from '../../../../components/ui/menu-entries';
import { newId } from '../../../../lib/new-id';
import { useAppDispatch } from '../../../../store/hooks';
import { useQuitar } from '../../carpetas/public/use-quitar';
import { partes, usePartesUpdateMutation } from '../public/partes-api';
import { useRutas } from '../use-rutas';
import { useMoveParte } from './use-move-parte';

interface ParteMenuProps {
  carpetaId: string;
  parte: ParteDto;
  /** All partes of the carpeta, in their order. */
  partes: readonly ParteDto[];
}

/** The actions on a parte. */
export function ParteMenu({ carpetaId, parte, partes }: ParteMenuProps) {
  const { editar, editarPersona } = useRutas();
  const move = useMoveParte(carpetaId);
  const remove = useRemoveParte(carpetaId);
  const { id, orden, persona } = parte;
  return (
    <ActionsMenu label={`Acciones de ${persona.nombreCompleto}`}>
      <MenuItem Icon={Pencil} onClick={() => editar(id)}>
        Editar participación
      </MenuItem>
      <MenuItem Icon={UserPen} onClick={() => editarPersona(id)}>
        Editar datos de la persona
      </MenuItem>
      <MenuItem Icon={ArrowUp} disabled={orden <= 1} onClick={() => move(parte, orden - 1)}>
        Subir
      </MenuItem>
      <MenuItem Icon={ArrowDown} disabled={orden >= partes.length} onClick={() => move(parte, orden + 1)}>
        Bajar
      </MenuItem>
      <MenuSeparator />
      <MenuItem Icon={UserMinus} isDanger onClick={() => void remove(parte, partes)}>
        Quitar de la carpeta
      </MenuItem>
    </ActionsMenu>
  );
}

/** Takes a parte out of a carpeta at once, and offers to put it back at its place. */
function useRemoveParte(carpetaId: string) {
  const toast = useToast();
  const quitar = useQuitar(carpetaId);
  const dispatch = useAppDispatch();
  const [update] = usePartesUpdateMutation();

  /** The restored parte has a new id, so the partes that represented it are changed to that id. */
  const putBack = async (id: string, parte: ParteDto, representantes: readonly ParteDto[]) => {
    const { rol, caracter, representados, porcentaje, orden, persona } = parte;
    const agregarParteDto = { id, personaId: persona.id, rol, caracter, representados, porcentaje, orden };
    await dispatch(partes.send('partesAdd', { id: carpetaId, agregarParteDto }));
    for (const { id: parteId, persona: representante, representados: antes } of representantes) {
      const representados = antes.map((one) => (one === parte.id ? id : one));
      const { error } = await update({ id: carpetaId, parteId, modificarParteDto: { representados } });
      if (!error) continue;
      const text = `Vuelva a indicar que ${representante.nombreCompleto} representa a ${persona.nombreCompleto}: no se pudo guardar`;
      toast(text, { severity: 'error' });
    }
  };

  return (parte: ParteDto, all: readonly ParteDto[]) => {
    const { nombreCompleto } = parte.persona;
    // All attempts to undo send the same id, so that the parte is added only once.
    const id = newId();
    const representantes = all.filter(({ representados }) => representados.includes(parte.id));
    return quitar(
      { id: parte.id, nombre: nombreCompleto },
      partes.send('partesRemove', { id: carpetaId, parteId: parte.id }),
      {
        said: `Parte quitada: ${nombreCompleto} (${parte.rolNombre.toLowerCase()})`,
        restore: () => putBack(id, parte, representantes),
      },
    );
  };
}
