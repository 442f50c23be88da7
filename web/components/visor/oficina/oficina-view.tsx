import { ErrorState } from '../../error-state';
import { Loading } from '../loading';
import { DocxSheet } from './docx-sheet';
import type { TipoDeOficina } from './leer';
import { PlanillaView } from './planilla-view';
import { useLeido } from './use-leido';

interface OficinaViewProps {
  tipo: TipoDeOficina;
  content: Blob;
  nombre: string;
}

/** A text or a spreadsheet of an office program, or a table of text. */
export function OficinaView({ tipo, content, nombre }: OficinaViewProps) {
  const { leido, error } = useLeido(tipo, content);
  if (error) return <ErrorState error={error} title="No se pudo mostrar el documento" />;
  if (!leido) return <Loading />;
  if ('html' in leido) return <DocxSheet html={leido.html} nombre={nombre} />;
  return <PlanillaView hojas={leido.hojas} nombre={nombre} />;
}
