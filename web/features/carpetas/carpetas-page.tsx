import { PageHeader } from '../../components/page-header';

export function CarpetasPage() {
  return <PageHeader title="Carpetas" />;
}
