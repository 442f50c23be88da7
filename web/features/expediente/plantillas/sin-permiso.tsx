import { FileText } from 'lucide-react';
import { EmptyState } from '../../../components/empty-state';
import { PageHeader } from '../../../components/page-header';
import { usePalabras } from '../../../session/use-pais';

/** Shown to people who come by the address, since the menu offers templates only to people who may use them. */
export function SinPermiso() {
  const { losAdscriptos } = usePalabras();
  return (
    <>
      <PageHeader title="Plantillas" />
      <EmptyState
        Icon={FileText}
        title="Su rol no usa plantillas"
        text={`Las usan los titulares, ${losAdscriptos} y los oficiales de la oficina.`}
      />
    </>
  );
}
