import { CalendarX2 } from 'lucide-react';
import type { PersonaResumenDto } from '../../../../api/generated/partes';
import { Row } from '../../../../components/layout/layout';
import styles from './persona-marcas.module.css';
import { clasesDeArchivo, vencimientoTexto } from './vencimiento';

/** A mark that says that a document of a persona has expired or soon will. Draws nothing while none does. */
export function VencimientoMarca({ vencimiento }: Pick<PersonaResumenDto, 'vencimiento'>) {
  const text = vencimiento && vencimientoTexto(vencimiento.vence);
  if (!text) return null;
  return (
    <Row
      as="span"
      inline
      align="center"
      gap={1}
      size="xs"
      weight="medium"
      tone="warning"
      className={styles.vencimiento}
      data-past={text === 'Vencido'}
    >
      <CalendarX2 size={14} strokeWidth={2} aria-hidden="true" />
      {clasesDeArchivo[vencimiento.clase]}: {text.toLowerCase()}
    </Row>
  );
}
