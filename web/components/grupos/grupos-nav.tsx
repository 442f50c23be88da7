import { Row, Text } from '../layout/layout';
import styles from './grupos-nav.module.css';

interface GruposNavProps<Grupo extends string> {
  label: string;
  /** The label of the button that shows all groups. */
  todos: string;
  grupos: readonly { value: Grupo; label: string }[];
  /** The number of things in each group; undefined until it is known. */
  totales: readonly { grupo: Grupo; total: number }[] | undefined;
  value: Grupo | null;
  onChange: (grupo: Grupo | null) => void;
}

/** Buttons for the groups of a board, each with its count. One button is pressed. */
export function GruposNav<Grupo extends string>({
  label,
  todos,
  grupos,
  totales,
  value,
  onChange,
}: GruposNavProps<Grupo>) {
  return (
    <Row as="nav" wrap gap={2} marginBottom={4} aria-label={label}>
      <GrupoButton label={todos} isOn={value === null} onClick={() => onChange(null)} />
      {grupos.map((one) => (
        <GrupoButton
          key={one.value}
          label={one.label}
          total={totales?.find(({ grupo }) => grupo === one.value)?.total}
          isOn={value === one.value}
          onClick={() => onChange(one.value)}
        />
      ))}
    </Row>
  );
}

interface GrupoButtonProps {
  label: string;
  total?: number;
  isOn: boolean;
  onClick: () => void;
}

function GrupoButton({ label, total, isOn, onClick }: GrupoButtonProps) {
  return (
    <button type="button" className={styles.group} aria-pressed={isOn} onClick={onClick}>
      {label} {total !== undefined && <Text numeric>{total}</Text>}
    </button>
  );
}
