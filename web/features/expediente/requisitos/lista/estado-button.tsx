import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { RequisitoDto } from '../../../../api/generated/requisitos';
import { latePanel } from '../../../../components/late-panel';
import { StatusChip } from '../../../../components/status-chip';
import { Menu } from '../../../../components/ui/menu';
import { MenuRadio, MenuRadios } from '../../../../components/ui/menu-entries';
import { type EstadoRequisito, estados, isDecidido, nombres, sinDecidir, tonos } from '../estados';
import { useCambiar } from '../use-cambiar';
import styles from './requisitos.module.css';

const { Panel: NoAplicaDialog } = latePanel(async () => (await import('../dialogos/no-aplica-dialog')).NoAplicaDialog);

interface EstadoButtonProps {
  carpetaId: string;
  requisito: RequisitoDto;
  /** Whether the person approves, and says that something does not apply. */
  canDecide: boolean;
  canMark: boolean;
}

/** The state of a requisito, and the menu that changes it. What was decided is changed by whoever decides. */
export function EstadoButton({ carpetaId, requisito, canDecide, canMark }: EstadoButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isExplaining, setIsExplaining] = useState(false);
  const cambiar = useCambiar(carpetaId);
  const { id, nombre, estado } = requisito;
  const chip = <StatusChip label={nombres[estado]} tone={tonos[estado]} />;
  if (!canMark || (!canDecide && isDecidido(estado))) return <span className={styles.chip}>{chip}</span>;

  const choose = (next: EstadoRequisito) => {
    if (next === 'no_aplica') setIsExplaining(true);
    else void cambiar(id, { estado: next });
  };
  return (
    <span className={styles.chip}>
      <button
        type="button"
        className={styles.estadoButton}
        aria-label={`Estado de ${nombre}: ${nombres[estado]}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {chip}
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <Menu label={`Estado de ${nombre}`} anchor={anchor} onClose={() => setAnchor(null)}>
        <MenuRadios value={estado} onChange={choose}>
          {(canDecide ? estados : sinDecidir).map((each) => (
            <MenuRadio key={each} value={each}>
              {each === 'no_aplica' ? 'No aplica…' : nombres[each]}
            </MenuRadio>
          ))}
        </MenuRadios>
      </Menu>
      {isExplaining && (
        <NoAplicaDialog
          nombres={[nombre]}
          onConfirm={(motivo) => cambiar(id, { estado: 'no_aplica', motivo })}
          onClose={() => setIsExplaining(false)}
        />
      )}
    </span>
  );
}
