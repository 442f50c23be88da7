import { FolderOpen, Trash2 } from 'lucide-react';
import type { PersonaDto } from '../../../../api/generated/personas';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuItem, MenuLink } from '../../../../components/ui/menu-entries';
import { usePermiso } from '../../../../session/use-permiso';
import { usePersonasFindCarpetasQuery } from '../publico/personas-api';
import { motivoDeUso } from './en-uso';
import { showCarpetas } from './persona-carpetas';
import { useRemovePersona } from './use-remove-persona';

/** Deletes a persona, or says what keeps it and leads there. */
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
