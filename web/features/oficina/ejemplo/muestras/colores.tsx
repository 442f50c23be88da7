import { Stack } from '../../../../components/layout/layout';
import styles from '../ejemplo.module.css';
import { Muestra } from '../muestra';

const familias = [
  ['Superficies', ['canvas', 'surface', 'sunken', 'raised', 'border', 'border-strong']],
  ['Texto', ['text', 'text-soft', 'text-faint']],
  ['Principal', ['primary', 'primary-hover', 'primary-soft', 'primary-text', 'focus']],
  ['Significado', ['success', 'warning', 'danger', 'info', 'neutral']],
  ['Significado, de fondo', ['success-soft', 'warning-soft', 'danger-soft', 'info-soft', 'neutral-soft']],
  ['Tonos de etiquetas', ['violet', 'indigo', 'olive', 'stone', 'magenta']],
] as const;

/** The colours by their names. Components use only these names. */
export function Colores() {
  return (
    <Muestra
      id="colores"
      title="Colores"
      text="Cada color tiene un nombre por lo que significa (tokens.css). El texto se lee con un contraste de al menos 4,5:1 en los seis temas, claros y oscuros."
    >
      <div className={styles.familias}>
        {familias.map(([familia, nombres]) => (
          <Stack key={familia} bounded gap={3} className={styles.grupo}>
            <h3>{familia}</h3>
            <Stack as="ul" gap={2} className={styles.colores}>
              {nombres.map((nombre) => (
                <li key={nombre}>
                  <span style={{ background: `var(--color-${nombre})` }} />
                  <code>{nombre}</code>
                </li>
              ))}
            </Stack>
          </Stack>
        ))}
      </div>
    </Muestra>
  );
}
