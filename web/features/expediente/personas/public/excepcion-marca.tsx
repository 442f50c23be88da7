import { TriangleAlert } from 'lucide-react';
import { Row } from '../../../../components/layout/layout';

/** A mark that says that a document was saved although it fails its check. */
export function ExcepcionMarca() {
  return (
    <Row as="span" inline align="center" gap={1} size="xs" weight="medium" tone="warning">
      <TriangleAlert size={14} strokeWidth={2} aria-hidden="true" />
      Documento guardado por excepción
    </Row>
  );
}
