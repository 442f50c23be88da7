import { Box, Row, Stack, Text } from '../../../../components/layout/layout';
import { formatEntero } from '../../../../lib/numeros';
import type { Producto } from '../inventario-api';
import styles from './nivel.module.css';

/** How much there is of a product compared with its minimum. */
type Nivel = 'sin' | 'bajo' | 'justo' | 'bien';

/** Without a minimum, 20 and 30 are few, as in the reference client. */
const pocos = 20;

/** How much there is: none, too little, little or enough. */
function nivelDe({ stock, minimum }: Pick<Producto, 'stock' | 'minimum'>): Nivel {
  const hay = Number(stock);
  const minimo = minimum === '' ? pocos : minimum;
  if (hay === 0) return 'sin';
  if (hay < minimo) return 'bajo';
  return hay < minimo * 1.5 ? 'justo' : 'bien';
}

const textos: Record<Nivel, string> = { sin: 'No hay', bajo: 'Bajo', justo: 'Justo', bien: 'Suficiente' };

/** What there is of a product: the number, a bar, and in words whether it is enough. */
export function Existencia({ producto }: { producto: Producto }) {
  const { stock, reserved, minimum } = producto;
  if (stock === '' || stock === null) return <span className={styles.sinContar}>Sin contar</span>;
  const nivel = nivelDe(producto);
  const full = (minimum === '' || minimum === 0 ? pocos : minimum) * 2;
  return (
    <Stack as="span" gap="2px" className={styles.existencia} data-nivel={nivel}>
      <Text numeric>
        {formatEntero(stock)}
        {Number(reserved) > 0 && <span className={styles.reservado}> · {formatEntero(Number(reserved))} reserv.</span>}
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
