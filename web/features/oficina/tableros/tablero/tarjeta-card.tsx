import { AlignLeft } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { HandleProps } from '../../../../components/drag/handle-props';
import { DuePill } from '../../../../components/due/due-pill';
import type { Tarjeta } from '../tableros-api';
import { useTableroActions } from './tablero-context';
import styles from './tarjeta-card.module.css';
import { TarjetaMenu } from './tarjeta-menu';

interface TarjetaCardProps {
  tarjeta: Tarjeta;
  /** For the element that it is dragged by: the link, which fills the card. */
  handleProps: HandleProps | undefined;
  isDragging: boolean;
}

/** A card on its list: labels, title, date, and a mark if it has a description. */
export const TarjetaCard = memo(function TarjetaCard({ tarjeta, handleProps, isDragging }: TarjetaCardProps) {
  const { canEdit, hrefOf } = useTableroActions();
  const { title, description, labels, dueDate } = tarjeta;
  return (
    <article className={styles.card} data-dragging={isDragging} data-editable={canEdit}>
      <Link className={styles.link} to={hrefOf(tarjeta)} preventScrollReset data-tarjeta={tarjeta.id} {...handleProps}>
        {labels.length > 0 && (
          <span className={styles.labels}>
            {labels.map(({ id, title: label }) => (
              <span key={id} className={styles.label}>
                {label}
              </span>
            ))}
          </span>
        )}
        <span className={styles.title}>{title}</span>
        {(dueDate || description) && (
          <span className={styles.foot}>
            <DuePill value={dueDate} emptyLabel="" />
            {description && (
              <span className={styles.hint} title="Tiene descripción">
                <AlignLeft size={14} strokeWidth={2} aria-hidden="true" />
                <span className="visually-hidden">Tiene descripción</span>
              </span>
            )}
          </span>
        )}
      </Link>
      {canEdit && !isDragging && (
        <div className={styles.menu}>
          <TarjetaMenu tarjeta={tarjeta} />
        </div>
      )}
    </article>
  );
});
