import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { HintButton } from './hint-button';
import { Row } from './layout/layout';
import styles from './row-actions.module.css';

interface RowActionsProps {
  /** The name of the row, which the names of the buttons contain. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** Moves the row one place up (-1) or down (1). */
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const look = { hintAlign: 'end', size: 'small' } as const;

/** The buttons that move and remove a row. With a mouse, they appear when the pointer or the focus is in the row. */
export function RowActions({ name, isFirst, isLast, onMove, onRemove }: RowActionsProps) {
  return (
    <Row as="span" fixed className={styles.actions}>
      <HintButton {...look} label={`Subir ${name}`} aria-disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowUp {...icon} />
      </HintButton>
      <HintButton {...look} label={`Bajar ${name}`} aria-disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown {...icon} />
      </HintButton>
      <HintButton {...look} label={`Quitar ${name}`} onClick={onRemove}>
        <X {...icon} />
      </HintButton>
    </Row>
  );
}
