import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Radio } from './checkbox';
import { Text } from './layout/layout';
import styles from './lugares.module.css';

/** A question with the places of a tree as its answers. */
export function Lugares({ pregunta, children }: { pregunta: string; children: ReactNode }) {
  return (
    <fieldset className={styles.lugares}>
      <Text as="legend" marginBottom={3} tone="soft" breaks>
        {pregunta}
      </Text>
      {children}
    </fieldset>
  );
}

interface LugarProps {
  Icon: LucideIcon;
  nombre: string;
  /** The depth of the place in the tree. */
  nivel?: number;
  isChosen: boolean;
  isOff?: boolean;
  onChoose: () => void;
}

/** A place that can be chosen. */
export function Lugar({ Icon, nombre, nivel = 0, isChosen, isOff = false, onChoose }: LugarProps) {
  return (
    <label className={styles.lugar} style={{ paddingLeft: 12 + nivel * 20 }}>
      <Radio name="lugar" checked={isChosen} disabled={isOff} onChange={onChoose} />
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {nombre}
    </label>
  );
}
