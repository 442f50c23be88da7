import { type ReactNode, useId } from 'react';
import { Checkbox, Radio } from '../../../../components/checkbox';
import { PlainList, Stack, Text } from '../../../../components/layout/layout';
import styles from './importar.module.css';

interface ADecidirProps<Valor extends string> {
  titulo: string;
  ayuda: string;
  opciones: readonly { value: Valor; label: string }[];
  valor: Valor;
  onChange: (valor: Valor) => void;
  /** The rows. */
  children: ReactNode;
}

/** Rows of personas who may be registered already, under one choice for all rows. */
export function ADecidir<Valor extends string>(props: ADecidirProps<Valor>) {
  const { titulo, ayuda, opciones, valor, onChange, children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Text id={id} as="h3" size="md" weight="strong">
        {titulo}
      </Text>
      <p className={styles.soft}>{ayuda}</p>
      <fieldset className={styles.eleccion}>
        <legend className="visually-hidden">Qué hacer con todas</legend>
        {opciones.map(({ value, label }) => (
          <label key={value} className={styles.opcion}>
            <Radio name={id} checked={valor === value} onChange={() => onChange(value)} />
            {label}
          </label>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className={styles.scroll} tabIndex={0}>
        <PlainList flow="stack">{children}</PlainList>
      </div>
    </section>
  );
}

interface FilaADecidirProps {
  /** The name of the registered persona. */
  quien: string;
  detalle: string;
  children: ReactNode;
}

/** One row, with the choice for this row. */
export function FilaADecidir({ quien, detalle, children }: FilaADecidirProps) {
  return (
    <li className={styles.existente}>
      <Stack as="span" shrinks breaks>
        {quien}
        <span className={styles.soft}>{detalle}</span>
      </Stack>
      {children}
    </li>
  );
}

interface MarcaProps {
  isChecked: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A checkbox that chooses otherwise for one row. */
export function Marca({ isChecked, onToggle, children }: MarcaProps) {
  return (
    <label className={styles.opcion}>
      <Checkbox checked={isChecked} onChange={onToggle} />
      <span>{children}</span>
    </label>
  );
}
