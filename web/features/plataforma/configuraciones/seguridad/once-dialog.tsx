import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../../components/button';
import { Checkbox } from '../../../../components/checkbox';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { Dialog } from '../../../../components/ui/dialog';
import styles from './once-dialog.module.css';

interface OnceDialogProps {
  title: string;
  text: string;
  /** The label of the box that the person must check before closing. */
  keptLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** Shows something that cannot be shown again. Neither Escape nor a click outside closes it. */
export function OnceDialog({ title, text, keptLabel, onClose, children }: OnceDialogProps) {
  const id = useId();
  const [isKept, setIsKept] = useState(false);
  return (
    <Dialog shape="page" className={styles.paper} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <Stack bounded packed gap={4} padX="edge" padY={6} className={styles.body}>
        <Text id={`${id}-title`} as="h2" size="lg" weight="strong">
          {title}
        </Text>
        <Text as="p" id={`${id}-text`} tone="soft" className={styles.text}>
          {text}
        </Text>
        {children}
      </Stack>
      <Row line="top" align="center" justify="between" wrap gap={3} padX="edge" className={styles.end}>
        <Row as="label" inline align="center" gap={2} minHeight={40} weight="medium" className={styles.kept}>
          <Checkbox checked={isKept} onChange={({ target }) => setIsKept(target.checked)} />
          {keptLabel}
        </Row>
        <Button variant="contained" disabled={!isKept} onClick={onClose}>
          Listo
        </Button>
      </Row>
    </Dialog>
  );
}
