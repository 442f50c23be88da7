import type { ParteDto } from '../../../api/generated/partes';
import { ParteMenu } from './parte-menu';
import { ParteRow } from './parte-row';
import styles from './partes.module.css';

interface ParteListProps {
  carpetaId: string;
  partes: ParteDto[];
  canEdit: boolean;
}

export function ParteList({ carpetaId, partes, canEdit }: ParteListProps) {
  return (
    <ol className={styles.list} aria-label="Partes">
      {partes.map((parte) => (
        <ParteRow
          key={parte.id}
          parte={parte}
          representado={partes.find(({ id }) => id === parte.representaA)}
          menu={canEdit && <ParteMenu carpetaId={carpetaId} parte={parte} partes={partes} />}
        />
      ))}
    </ol>
  );
}
