import { Box, Card } from '../../../../components/layout/layout';
import { LineSkeleton } from '../../../../components/loading-skeleton';
import styles from './nota-grid.module.css';
import { useMasonry } from './use-masonry';

const lines = [3, 5, 2, 4, 6, 3, 2, 5, 4, 3];
const widths = ['90%', '70%', '82%', '56%'];

export function NotasSkeleton() {
  const list = useMasonry<HTMLDivElement>();
  return (
    <div role="status" aria-label="Cargando" className={styles.grid} ref={list}>
      {lines.map((count, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards that are all the same
        <Box key={index} padBottom={4} shrinks>
          <Card flow="stack" gap={3} pad={4}>
            {Array.from({ length: count }, (_, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines that are all the same
              <LineSkeleton key={line} width={widths[(index + line) % widths.length]} />
            ))}
          </Card>
        </Box>
      ))}
    </div>
  );
}
