import { type ReactNode, useId } from 'react';
import { Checkbox, Radio } from '../../../../components/checkbox';
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

/** Rows of those who may be registered already, under one choice for all of them. */
export function ADecidir<Valor extends string>(props: ADecidirProps<Valor>) {
  const { titulo, ayuda, opciones, valor, onChange, children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.subtitle}>
        {titulo}
      </h3>
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
        <ul className={styles.lista}>{children}</ul>
      </div>
    </section>
  );
}

interface FilaADecidirProps {
  /** Who is registered already. */
  quien: string;
  detalle: string;
  children: ReactNode;
}

/** One of these rows, with what can be chosen for it. */
export function FilaADecidir({ quien, detalle, children }: FilaADecidirProps) {
  return (
    <li className={styles.existente}>
      <span className={styles.titulo}>
        {quien}
        <span className={styles.soft}>{detalle}</span>
      </span>
      {children}
    </li>
  );
}

interface MarcaProps {
  isChecked: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** Chooses for one row what is not chosen for all. */
export function Marca({ isChecked, onToggle, children }: MarcaProps) {
  return (
    <label className={styles.opcion}>
      <Checkbox checked={isChecked} onChange={onToggle} />
      <span>{children}</span>
    </label>
  );
}
