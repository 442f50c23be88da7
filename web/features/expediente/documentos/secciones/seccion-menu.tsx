import { FolderOpen, FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SeccionDto } from '../../../../api/generated/documentos';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuItem, MenuLink } from '../../../../components/ui/menu-entries';
import { LateRenombrarDialog } from '../acciones/late-renombrar';
import type { Documentos } from '../use-documentos';
import { NuevaSeccionDialog } from './nueva-seccion-dialog';
import { ocupadaPor } from './ocupada';
import { useSeccionActions } from './use-seccion-actions';

interface SeccionMenuProps {
  lista: Documentos;
  seccion: SeccionDto;
  /** The address of the seccion, or of the trash. */
  hrefOf: (lugar: 'seccion' | 'papelera') => string;
}

/** The menu of actions on a seccion. An open dialog stays when it can be edited no more. */
export function SeccionMenu({ lista, seccion, hrefOf }: SeccionMenuProps) {
  const { carpetaId, permisos } = lista;
  const [dialogo, setDialogo] = useState<'nueva' | 'nombre' | null>(null);
  const { rename, remove } = useSeccionActions(carpetaId);
  const ocupada = ocupadaPor(seccion.id, lista);

  return (
    <>
      {permisos.editarDocumentos && (
        <ActionsMenu label={`Acciones de la sección ${seccion.nombre}`} size="small">
          <MenuItem Icon={FolderPlus} onClick={() => setDialogo('nueva')}>
            Nueva sección adentro
          </MenuItem>
          <MenuItem Icon={Pencil} onClick={() => setDialogo('nombre')}>
            Cambiar nombre
          </MenuItem>
          {ocupada ? (
            <>
              <MenuItem Icon={Trash2} motivo={ocupada.motivo}>
                Eliminar
              </MenuItem>
              <MenuLink Icon={ocupada.lugar === 'papelera' ? Trash2 : FolderOpen} to={hrefOf(ocupada.lugar)}>
                {ocupada.enlace}
              </MenuLink>
            </>
          ) : (
            <MenuItem Icon={Trash2} isDanger onClick={() => remove(seccion)}>
              Eliminar
            </MenuItem>
          )}
        </ActionsMenu>
      )}
      {dialogo === 'nueva' && (
        <NuevaSeccionDialog carpetaId={carpetaId} padre={seccion} onClose={() => setDialogo(null)} />
      )}
      {dialogo === 'nombre' && (
        <LateRenombrarDialog
          title="Cambiar nombre"
          submitLabel="Guardar"
          label="Nombre de la sección"
          nombre={seccion.nombre}
          onSave={(nombre) => rename(seccion, nombre)}
          onClose={() => setDialogo(null)}
        />
      )}
    </>
  );
}
