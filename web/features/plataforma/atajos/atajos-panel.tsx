import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { apiStatus } from '../../../api/api-message';
import { useColeccion } from '../../../collection/use-collection';
import { AnchoredPanel } from '../../../components/anchored-panel';
import { Button } from '../../../components/button';
import { HintButton } from '../../../components/hint-button';
import type { PanelProps } from '../../../components/late-panel';
import { latePanel } from '../../../components/late-panel';
import { Stack } from '../../../components/layout/layout';
import { offerUndo } from '../../../components/offer-undo';
import { PanelNotice } from '../../../components/panel-notice';
import { usePanelNotice } from '../../../components/use-panel-notice';
import { titleOfPage } from '../../../lib/document-title';
import { named } from '../../../lib/named';
import { newId } from '../../../lib/new-id';
import { useAppDispatch } from '../../../store/hooks';
import { AtajoList } from './atajo-list';
import { type Atajo, type AtajoValues, atajos } from './atajos-api';
import styles from './atajos-panel.module.css';

/** The icon of a page, by the start of its address. */
const pageIcons: [string, string][] = [
  ['/carpetas', 'folder-open'],
  ['/personas', 'identification'],
  ['/chat', 'chat-bubble-left-right'],
  ['/configuraciones', 'cog-6-tooth'],
];

const { Panel: AtajoForm } = latePanel(async () => (await import('./atajo-form')).AtajoForm);

/** The list of atajos or, in its place, the form of one. */
export function AtajosPanel({ anchor, onClose }: PanelProps) {
  /** The atajo in the form. Null for a new atajo, undefined for no form. */
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

/** The list of atajos, its actions outside the form, and the notice of their results. */
function useAtajosPanel() {
  const lista = useColeccion(atajos, undefined);
  const { notice, say, report, dismiss } = usePanelNotice();
  const dispatch = useAppDispatch();
  const [isAdding, setIsAdding] = useState(false);

  const create = (values: AtajoValues, id = newId()) =>
    dispatch(atajos.send('atajosCreate', { crearAtajoDto: { shortcut: { ...values, id } } }));

  const remove = (atajo: Atajo) => {
    // All attempts to undo send the same id, so that the atajo is added only once.
    const id = newId();
    offerUndo(say, `${named('Atajo', atajo.label)} eliminado`, () => create(atajo, id));
    dispatch(atajos.send('atajosRemove', { id: atajo.id }))
      // 404 means that the atajo was already deleted elsewhere, as the person wants.
      .catch((error) => apiStatus(error) !== 404 && report(error));
  };
  const add = async (values: AtajoValues) => {
    setIsAdding(true);
    await create(values).then(() => say(`«${values.label}» está entre los atajos`), report);
    setIsAdding(false);
  };

  return { lista, remove, add: (values: AtajoValues) => void add(values), isAdding, notice, dismissNotice: dismiss };
}

interface PageButtonProps {
  atajos: Atajo[];
  isAdding: boolean;
  onAdd: (values: AtajoValues) => void;
}

/** Adds the shown page as an atajo. Its address includes its filters and its tab. */
function PageButton({ atajos, isAdding, onAdd }: PageButtonProps) {
  const { pathname, search } = useLocation();
  const link = pathname + search;
  if (atajos.some((atajo) => atajo.link === link)) return null;

  const add = () => {
    const icon = pageIcons.find(([start]) => pathname.startsWith(start))?.[1] ?? 'star';
    const label = titleOfPage().slice(0, 60) || pathname;
    onAdd({ label, description: null, icon: `heroicons_outline:${icon}`, link, useRouter: true });
  };

  return (
    <Stack line="top" pad={2}>
      <Button
        className={styles.button}
        color="primary"
        loading={isAdding}
        startIcon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={add}
      >
        Agregar esta página
      </Button>
    </Stack>
  );
}
