import { FileText } from 'lucide-react';
import { EmptyState } from '../../components/empty-state';

/** The documentos of the carpeta. */
export function DocumentosTab() {
  return <EmptyState Icon={FileText} title="Sin documentos" text="Esta carpeta todavía no tiene documentos." />;
}
