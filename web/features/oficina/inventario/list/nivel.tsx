import { Box, Row, Stack, Text } from '../../../../components/layout/layout';
import { formatEntero } from '../../../../lib/numeros';
import type { Producto } from '../inventario-api';
import styles from './nivel.module.css';

/** The stock of a product, compared with its minimum. */
type Nivel = 'sin' | 'bajo' | 'justo' | 'bien';

/**
 * The minimum of products without one of their own. Stocks below 20 count as low and below 30 as scarce, as in the
 * reference client.
 */
const pocos = 20;

/** Compares the stock of a product with its minimum. */
function nivelDe({ stock, minimum }: Pick<Producto, 'stock' | 'minimum'>): Nivel {
  const hay = Number(stock);
  const minimo = minimum === '' ? pocos : minimum;
  if (hay === 0) return 'sin';
  if (hay < minimo) return 'bajo';
  return hay < minimo * 1.5 ? 'justo' : 'bien';
}

const textos: Record<Nivel, string> = { sin: 'No hay', bajo: 'Bajo', justo: 'Justo', bien: 'Suficiente' };

/** The stock of a product: the number, a bar, and whether the stock suffices, in words. */
export function Existencia({ producto }: { producto: Producto }) {
  const { stock, reserved, minimum } = producto;
  if (stock === '' || stock === null)
    return (
      <Text size="sm" tone="soft">
        Sin contar
      </Text>
    );
  const nivel = nivelDe(producto);
  const full = (minimum === '' || minimum === 0 ? pocos : minimum) * 2;
  return (
    <Stack as="span" gap="2px" className={styles.existencia} data-nivel={nivel}>
      <Text numeric>
        {formatEntero(stock)}
        {Number(reserved) > 0 && (
          <Text size="sm" tone="soft">
            {' '}
            · {formatEntero(Number(reserved))} reserv.
          </Text>
        )}
      </Text>
      <Row as="span" align="center" gap={2}>
        <Box as="span" clip fill="neutral-soft" round="full" className={styles.barra} aria-hidden="true">
          <span className={styles.lleno} style={{ inlineSize: `${Math.min((stock / full) * 100, 100)}%` }} />
        </Box>
        <span className={styles.texto}>{textos[nivel]}</span>
      </Row>
    </Stack>
  );
}
