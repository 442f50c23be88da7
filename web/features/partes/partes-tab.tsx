import { Users } from 'lucide-react';
import { EmptyState } from '../../components/empty-state';

/** The partes of the carpeta. */
export function PartesTab() {
  return <EmptyState Icon={Users} title="Sin partes" text="Esta carpeta todavía no tiene partes." />;
}
