import { Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { AutosaveStatus } from '../../../../autosave/autosave-status';
import { Button } from '../../../../components/button';
import { DuePill } from '../../../../components/due/due-pill';
import { HintButton } from '../../../../components/hint-button';
import { formatFechaHora } from '../../../../lib/fechas';
import { useTableroActions } from '../tablero/tablero-context';
import type { Tablero, Tarjeta } from '../tableros-api';
import { Etiquetas } from './etiquetas';
import { ListaSelect } from './lista-select';
import styles from './tarjeta.module.css';
import { Descripcion, Titulo } from './textos';
import { useTarjeta } from './use-tarjeta';

interface TarjetaEditorProps {
  tarjeta: Tarjeta;
  tablero: Tablero;
  onClose: () => void | Promise<void>;
}

/** All fields of a card, edited in place. */
export function TarjetaEditor({ tarjeta, tablero, onClose }: TarjetaEditorProps) {
  const { canEdit, removeTarjeta } = useTableroActions();
  const { autosave, fields } = useTarjeta(tarjeta);
  const { change } = autosave;
  const remove = async () => {
    // The last text is saved first, so that an undo brings it back too.
    const settled = autosave.settle();
    await Promise.all([onClose(), settled]);
    await removeTarjeta({ ...tarjeta, title: fields.title });
  };

  return (
    <>
      <header className={styles.header}>
        <ListaSelect tarjeta={tarjeta} tablero={tablero} />
        <div className={styles.status}>
          <AutosaveStatus autosave={autosave} />
        </div>
        <HintButton label="Cerrar" hintAlign="end" onClick={() => void onClose()}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      </header>
      <div className={styles.body}>
        <Titulo value={fields.title} onChange={canEdit ? (title) => change({ title }) : undefined} />
        <div className={styles.facts}>
          <Fact label="Vencimiento" isEmpty={!fields.dueDate && !canEdit}>
            <DuePill
              value={fields.dueDate}
              emptyLabel="Agregar vencimiento"
              onChange={canEdit ? (dueDate) => change({ dueDate }) : undefined}
            />
          </Fact>
          <Fact label="Etiquetas" isEmpty={fields.labels.length === 0 && !canEdit}>
            <Etiquetas
              tablero={tablero}
              chosen={fields.labels}
              onChange={canEdit ? (labels) => change({ labels }) : undefined}
            />
          </Fact>
        </div>
        <Descripcion
          value={fields.description ?? ''}
          onChange={canEdit ? (description) => change({ description: description || null }) : undefined}
        />
      </div>
      <footer className={styles.footer}>
        <span className={styles.dates}>Modificada el {formatFechaHora(tarjeta.updatedAt)}</span>
        {canEdit && (
          <Button
            color="danger"
            startIcon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void remove()}
          >
            Eliminar
          </Button>
        )}
      </footer>
    </>
  );
}

interface FactProps {
  label: string;
  isEmpty: boolean;
  children: ReactNode;
}

function Fact({ label, isEmpty, children }: FactProps) {
  if (isEmpty) return null;
  return (
    <div className={styles.fact}>
      <span className={styles.factLabel}>{label}</span>
      <div className={styles.factValue}>{children}</div>
    </div>
  );
}
