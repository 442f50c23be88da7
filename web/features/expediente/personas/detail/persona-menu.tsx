import { FolderOpen, Trash2 } from 'lucide-react';
import type { PersonaDto, UsoDePersonaDto } from '../../../../api/generated/personas';
import { useConfirm } from '../../../../components/confirm';
import { useToast } from '../../../../components/toast-actions';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuItem, MenuLink } from '../../../../components/ui/menu-entries';
import { useAttempt } from '../../../../components/use-attempt';
import { named } from '../../../../lib/named';
import { contar } from '../../../../lib/numeros';
import { usePermiso } from '../../../../session/use-permiso';
import { usePersonasFindCarpetasQuery, usePersonasRemoveMutation } from '../public/personas-api';
import { useCloseToList } from '../use-close-to-list';
import { showCarpetas } from './persona-carpetas';

/** The menu that deletes a persona. If carpetas prevent it, the menu says so and leads to them. */
export function PersonaMenu({ persona }: { persona: PersonaDto }) {
  const { data, isLoading } = usePersonasFindCarpetasQuery({ id: persona.id });
  const { remove, isRemoving } = useRemovePersona(persona);
  if (!usePermiso('carpetas.editar') || persona.unidaA) return null;
  const uso = data?.uso;
  const motivo = uso && motivoDeUso(uso);
  return (
    <ActionsMenu label={`Acciones de ${persona.nombreCompleto}`}>
      {motivo ? (
        <MenuItem Icon={Trash2} motivo={motivo}>
          Eliminar
        </MenuItem>
      ) : (
        <MenuItem Icon={Trash2} isDanger disabled={isRemoving || isLoading} onClick={remove}>
          Eliminar
        </MenuItem>
      )}
      {uso?.carpetas === 1 && data?.carpetas[0] && (
        <MenuLink Icon={FolderOpen} to={`/carpetas/${data.carpetas[0].carpetaId}/partes`}>
          Ver la carpeta
        </MenuLink>
      )}
      {uso && uso.carpetas > 1 && (
        <MenuItem Icon={FolderOpen} onClick={showCarpetas}>
          Ver sus carpetas
        </MenuItem>
      )}
      {uso?.carpetas === 0 && uso.enPapelera > 0 && (
        <MenuLink Icon={Trash2} to="/carpetas?papelera=si">
          Ver la papelera de carpetas
        </MenuLink>
      )}
    </ActionsMenu>
  );
}

/** The reason why a persona cannot be deleted. Null when it can be deleted. */
function motivoDeUso({ carpetas, enPapelera }: UsoDePersonaDto): string | null {
  if (carpetas > 0) return `Es parte de ${contar(carpetas, 'carpeta', 'carpetas')}`;
  if (enPapelera > 0) {
    return `Es parte de ${contar(enPapelera, 'carpeta', 'carpetas')} de la papelera`;
  }
  return null;
}

/** Asks for confirmation and deletes a persona. The server refuses if the persona takes part in a carpeta. */
function useRemovePersona({ id, version, nombreCompleto, uniones }: PersonaDto) {
  const confirm = useConfirm();
  const attempt = useAttempt();
  const toast = useToast();
  const close = useCloseToList();
  const [send, { isLoading: isRemoving }] = usePersonasRemoveMutation();

  const remove = async () => {
    const isConfirmed = await confirm({
      title: `¿Eliminar a ${nombreCompleto}?`,
      message: `Se borran sus datos${uniones.length > 0 ? ' y los de quien se le unió' : ''}. No se puede deshacer.`,
      actions: { confirm: { label: 'Eliminar' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    });
    if (!isConfirmed) return;
    await attempt(async () => {
      await send({ id, 'If-Match': `"${version}"` }).unwrap();
      toast(`${named('Persona', nombreCompleto)} eliminada`);
      close();
    });
  };

  return { remove, isRemoving };
}
