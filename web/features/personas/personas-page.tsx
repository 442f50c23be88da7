import { PageHeader } from '../../components/page-header';

export function PersonasPage() {
  return <PageHeader title="Personas" />;
}
