import { formatFechaHora } from '../lib/fechas';
import { Text } from './layout/layout';
import styles from './resto.module.css';
import { restoEn } from './resto-en';

/** The remaining time of a thing in the trash. */
export function Resto({ seEliminaEn }: { seEliminaEn: string }) {
  const { text, isSoon } = restoEn(seEliminaEn, new Date());
  return (
    <Text
      as="time"
      block
      numeric
      className={styles.resto}
      data-soon={isSoon}
      dateTime={seEliminaEn}
      title={formatFechaHora(seEliminaEn)}
    >
      {text}
    </Text>
  );
}
