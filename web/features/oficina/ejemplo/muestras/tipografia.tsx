import { PlainList } from '../../../../components/layout/layout';
import styles from '../ejemplo.module.css';
import { Muestra } from '../muestra';

const escala = [
  ['display', 'Portada'],
  ['3xl', 'Título mayor'],
  ['2xl', 'Título de página'],
  ['xl', 'Título de sección'],
  ['lg', 'Texto destacado'],
  ['md', 'Texto de trabajo'],
  ['sm', 'Texto de apoyo'],
  ['xs', 'Notas y etiquetas'],
] as const;

/** The type scale. */
export function Tipografia() {
  return (
    <Muestra
      id="tipografia"
      title="Tipografía"
      text="Inter, en una sola escala. El peso distingue; el tamaño, solo cuando hace falta."
    >
      <PlainList className={styles.escala}>
        {escala.map(([nombre, uso]) => (
          <li key={nombre}>
            <code>{nombre}</code>
            <span style={{ fontSize: `var(--text-${nombre})` }}>{uso}</span>
          </li>
        ))}
      </PlainList>
    </Muestra>
  );
}
