import { PlainList, Row, Stack } from '../../../../components/layout/layout';
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
      <Stack gap={6} className={styles.familias}>
        {familias.map(([familia, nombres]) => (
          <Stack key={familia} bounded gap={3} className={styles.grupo}>
            <h3>{familia}</h3>
            <PlainList flow="stack" className={styles.colores} gap={2}>
              {nombres.map((nombre) => (
                <Row as="li" gap={3} align="center" key={nombre}>
                  <span style={{ background: `var(--color-${nombre})` }} />
                  <code>{nombre}</code>
                </Row>
              ))}
            </PlainList>
          </Stack>
        ))}
      </Stack>
    </Muestra>
  );
}
