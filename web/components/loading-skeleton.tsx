import Skeleton from '@mui/material/Skeleton';

interface LoadingSkeletonProps {
  /** How many rows the real content usually has. */
  rows?: number;
  /** Pixels a row. */
  rowHeight?: number;
}

const widths = ['92%', '78%', '86%', '64%', '81%'];

/** The shape of a list while it is on its way. */
export function LoadingSkeleton({ rows = 6, rowHeight = 48 }: LoadingSkeletonProps) {
  return (
    <div role="status" aria-label="Cargando">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all the same
        <div key={index} style={{ height: rowHeight, display: 'grid', alignItems: 'center' }}>
          <Skeleton variant="rounded" height={14} width={widths[index % widths.length]} />
        </div>
      ))}
    </div>
  );
}
