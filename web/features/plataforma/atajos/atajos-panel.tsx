import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { AnchoredPanel } from '../../../components/anchored-panel';
import { HintButton } from '../../../components/hint-button';
import type { PanelProps } from '../../../components/late-panel';
import { latePanel } from '../../../components/late-panel';
import { PanelNotice } from '../../../components/panel-notice';
import { AtajoList } from './atajo-list';
import type { Atajo } from './atajos-api';
import { PageButton } from './page-button';
import { useAtajosPanel } from './use-atajos-panel';

const { Panel: AtajoForm } = latePanel(async () => (await import('./atajo-form')).AtajoForm);

/** The list of atajos or, in its place, the form of one. */
export function AtajosPanel({ anchor, onClose }: PanelProps) {
  /** The atajo in the form; null is a new one, undefined no form. */
  const [edited, setEdited] = useState<Atajo | null>();
  const [isEditing, setIsEditing] = useState(false);
  const panel = useAtajosPanel();
  const closeForm = () => setEdited(undefined);

  if (edited !== undefined) {
    return (
      <AnchoredPanel title={edited ? 'Editar atajo' : 'Nuevo atajo'} anchor={anchor} onClose={onClose}>
        <AtajoForm
          atajo={edited}
          onSaved={closeForm}
          onClose={closeForm}
          onRemove={() => {
            closeForm();
            if (edited) panel.remove(edited);
          }}
        />
      </AnchoredPanel>
    );
  }
  return (
    <AnchoredPanel
      title="Atajos"
      anchor={anchor}
      onClose={onClose}
      actions={
        <>
          <HintButton
            label={isEditing ? 'Terminar de editar' : 'Editar los atajos'}
            hintAlign="end"
            aria-pressed={isEditing}
            aria-disabled={!panel.lista.data?.length}
            onClick={() => setIsEditing(!isEditing)}
          >
            <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
          </HintButton>
          <HintButton label="Agregar un atajo" hintAlign="end" onClick={() => setEdited(null)}>
            <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
          </HintButton>
        </>
      }
      footer={
        <>
          <PanelNotice notice={panel.notice} onDone={panel.dismissNotice} />
          {panel.lista.data && <PageButton atajos={panel.lista.data} onAdd={panel.add} isAdding={panel.isAdding} />}
        </>
      }
    >
      <AtajoList lista={panel.lista} isEditing={isEditing} onEdit={setEdited} onFollow={onClose} />
    </AnchoredPanel>
  );
}
