import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { RequisitoDto } from '../../../../api/generated/requisitos';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { AnchoredPanel } from '../../../../components/anchored-panel';
import { MiembroAvatar } from '../../../../components/miembro-avatar';
import { isDecidido } from '../estados';
import { useCambiar } from '../use-cambiar';
import styles from './requisitos.module.css';
import { ResponsableCombobox } from './responsable-combobox';

interface ResponsableButtonProps {
  carpetaId: string;
  requisito: RequisitoDto;
  canChange: boolean;
}

/** Who sees to a requisito, and the panel that gives it to somebody else. */
export function ResponsableButton({ carpetaId, requisito, canChange }: ResponsableButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const cambiar = useCambiar(carpetaId);
  const { data: miembros = [] } = useMiembrosFindAllQuery({}, { skip: anchor === null });
  const { id, nombre, responsable } = requisito;
  const face = responsable && <MiembroAvatar id={responsable.id} nombre={responsable.nombre} size={24} />;
  const isDone = isDecidido(requisito.estado);
  if (!canChange || (isDone && !responsable)) {
    return (
      <span className={styles.responsable}>
        {face}
        {responsable && <span className="visually-hidden">Responsable: {responsable.nombre}</span>}
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.responsable}
        aria-label={`Responsable de ${nombre}: ${responsable?.nombre ?? 'nadie'}`}
        title={responsable?.nombre ?? 'Elegir responsable'}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {face ?? <UserPlus size={16} strokeWidth={1.75} aria-hidden="true" />}
      </button>
      {anchor && (
        <AnchoredPanel title={`Responsable de ${nombre}`} anchor={anchor} onClose={() => setAnchor(null)}>
          <div className={styles.panel}>
            <ResponsableCombobox
              miembros={miembros}
              value={responsable}
              onChange={(chosen) => {
                setAnchor(null);
                void cambiar(id, { responsableId: chosen?.id ?? null, nombrados: { responsable: chosen } });
              }}
            />
          </div>
        </AnchoredPanel>
      )}
    </>
  );
}
