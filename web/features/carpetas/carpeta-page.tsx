import { PageHeader } from '../../components/page-header';

export function CarpetaPage() {
  return <PageHeader title="Carpeta" />;
}
