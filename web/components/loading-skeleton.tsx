import styles from './loading-skeleton.module.css';

interface LoadingSkeletonProps {
  /** The usual number of rows of the real content. */
  rows?: number;
  /** The height of a row in pixels. */
  rowHeight?: number;
}

const widths = ['92%', '78%', '86%', '64%', '81%'];

/** Placeholders for a list that is loading. */
export function LoadingSkeleton({ rows = 6, rowHeight = 48 }: LoadingSkeletonProps) {
  return (
    <div role="status" aria-label="Cargando">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all the same
        <div key={index} style={{ height: rowHeight, display: 'grid', alignItems: 'center' }}>
          <LineSkeleton width={widths[index % widths.length]} />
        </div>
      ))}
    </div>
  );
}

/** A placeholder for one line of text. */
export function LineSkeleton({ width = '100%' }: { width?: string }) {
  return <span className={styles.line} style={{ width }} aria-hidden="true" data-skeleton />;
}
