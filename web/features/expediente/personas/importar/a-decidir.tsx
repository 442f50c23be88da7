import { type ReactNode, useId } from 'react';
import { Checkbox, Radio } from '../../../../components/checkbox';
import { Box, PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
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

/** Rows of personas whom the office may know already, under one choice for all rows. */
export function ADecidir<Valor extends string>(props: ADecidirProps<Valor>) {
  const { titulo, ayuda, opciones, valor, onChange, children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Text id={id} as="h3" size="md" weight="strong">
        {titulo}
      </Text>
      <Text as="p" size="sm" weight="regular" tone="soft">
        {ayuda}
      </Text>
      <Row as="fieldset" wrap gap={[2, 5]} marginY={2}>
        <legend className="visually-hidden">Qué hacer con todas</legend>
        {opciones.map(({ value, label }) => (
          <Row as="label" key={value} align="start" gap={2} padY={1} breaks className={styles.opcion}>
            <Radio name={id} checked={valor === value} onChange={() => onChange(value)} />
            {label}
          </Row>
        ))}
      </Row>
      <Box bordered round="md" className={styles.scroll} tabIndex={0}>
        <PlainList flow="stack">{children}</PlainList>
      </Box>
    </section>
  );
}

interface FilaADecidirProps {
  /** The name of the known persona. */
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
        <Text size="sm" weight="regular" tone="soft">
          {detalle}
        </Text>
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
    <Row as="label" align="start" gap={2} padY={1} breaks className={styles.opcion}>
      <Checkbox checked={isChecked} onChange={onToggle} />
      <span>{children}</span>
    </Row>
  );
}
