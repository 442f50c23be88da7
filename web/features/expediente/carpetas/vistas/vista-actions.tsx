import { Save } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/button';
import { latePanel } from '../../../../components/late-panel';
import { latePart } from '../../../../components/late-part';
import { Row } from '../../../../components/layout/layout';
import { type Busqueda, type ChangeBusqueda, isWhole } from '../busqueda';
import { useVista } from './use-vista';
import type { useVistas } from './use-vistas';
import { filtrosDe } from './vistas';
import type { Vista } from './vistas-api';

const { Panel: VistaDialog } = latePanel(async () => (await import('./vista-dialog')).VistaDialog);
const { Part: VistaMenu } = latePart(async () => (await import('./vista-menu')).VistaMenu);

interface VistaAccionesProps {
  busqueda: Busqueda;
  change: ChangeBusqueda;
  vistas: ReturnType<typeof useVistas>;
}

/** The actions on the open view, or on filters that are not saved as a view yet. */
export function VistaAcciones({ busqueda, change, vistas }: VistaAccionesProps) {
  const { actual, isModified, isOpening, baseVersion } = vistas;
  /**
   * The dialog is for a new view, or for the view that is renamed. It stays when somebody deletes the view meanwhile.
   */
  const [dialog, setDialog] = useState<'nueva' | Vista | null>(null);
  const vista = useVista(actual?.guardada);
  const canSave = isModified && actual?.guardada?.editable;
  const canKeep = !isOpening && !busqueda.papelera && (actual ? isModified : !isWhole(busqueda));

  return (
    <Row align="center" gap={1} fixed>
      {canSave && (
        <Button
          size="small"
          variant="outlined"
          loading={vista.isChanging}
          onClick={() => vista.change({ filtros: filtrosDe(busqueda) }, 'Vista guardada', baseVersion)}
        >
          Guardar cambios
        </Button>
      )}
      {canKeep && !canSave && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Save size={14} strokeWidth={2} aria-hidden="true" />}
          onClick={() => setDialog('nueva')}
        >
          {actual ? 'Guardar como nueva' : 'Guardar como vista'}
        </Button>
      )}
      {actual && (isModified || actual.guardada?.editable) && (
        <VistaMenu
          abierta={actual}
          isModified={isModified}
          vista={vista}
          onReset={() => change({ ...actual.busqueda, tamano: busqueda.tamano, como: busqueda.como })}
          onNew={() => setDialog('nueva')}
          onRename={() => setDialog(actual.guardada ?? null)}
          onRemoved={() => change({ vista: null })}
        />
      )}
      {dialog && (
        <VistaDialog
          vista={dialog === 'nueva' ? undefined : dialog}
          filtros={filtrosDe(busqueda)}
          onSaved={(id) => dialog === 'nueva' && change({ vista: id })}
          onClose={() => setDialog(null)}
        />
      )}
    </Row>
  );
}
