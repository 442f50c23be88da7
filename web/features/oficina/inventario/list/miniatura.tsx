import { Package } from 'lucide-react';
import { Stack } from '../../../../components/layout/layout';
import styles from './miniatura.module.css';

/** The first picture of a product, or a mark in its place. */
export function Miniatura({ src }: { src: string | null }) {
  return (
    <Stack as="span" middle tone="faint" clip bordered round="sm" fill="sunken" className={styles.miniatura}>
      {src ? (
        <img src={src} alt="" width={40} height={40} loading="lazy" decoding="async" />
      ) : (
        <Package size={18} strokeWidth={1.5} aria-hidden="true" />
      )}
    </Stack>
  );
}
