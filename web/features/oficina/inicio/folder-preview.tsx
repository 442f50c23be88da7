import { Box, PlainList, Row, Stack, Text } from '../../../components/layout/layout';
import styles from './folder-preview.module.css';

const steps = ['En preparación', 'Lista para firma', 'Firmada', 'Inscripta'];
const current = 1;
const partes = [
  ['MR', 'Marta Rivas', 'Vendedora'],
  ['IN', 'Ignacio Núñez', 'Comprador'],
  ['BC', 'Banco del Centro', 'Acreedor'],
] as const;
const documentos = [
  ['Boleto de compraventa.pdf', 'v3'],
  ['Poder especial.pdf', 'v1'],
] as const;

/** The drawing of a small carpeta. It is HTML, not an image, so that it takes the colours of the theme. */
export function FolderPreview() {
  return (
    <div className={styles.preview} aria-hidden="true">
      <Row align="center" justify="between" wrap gap={[1, 3]}>
        <Text size="sm" tone="soft" numeric>
          2026-000123
        </Text>
        <Box as="span" pad={['2px', 2]} size="xs" weight="medium" round="sm" className={styles.state}>
          {steps[current]}
        </Box>
      </Row>
      <Text as="p" size="xl" weight="strong" leading="tight" className={styles.title}>
        Compraventa con hipoteca
      </Text>
      <Stack gap={2} tone="faint" className={styles.steps}>
        {steps.map((step, index) => (
          <span key={step} data-done={index <= current}>
            {step}
          </span>
        ))}
      </Stack>
      <PlainList size="sm" className={styles.rows}>
        {partes.map(([letters, name, role]) => (
          <li key={name}>
            <i>{letters}</i>
            <span>{name}</span>
            <small>{role}</small>
          </li>
        ))}
      </PlainList>
      <PlainList flow="stack" bounded gap={2} size="sm" className={styles.files}>
        {documentos.map(([name, version]) => (
          <li key={name}>
            <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8Zm0 0v5h5" />
            </svg>
            <span>{name}</span>
            <small>{version}</small>
          </li>
        ))}
      </PlainList>
    </div>
  );
}
