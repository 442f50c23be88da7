import { PageHeader } from '../../components/page-header';

/** The living guide to the shared components. */
export function EjemploPage() {
  return <PageHeader title="Guía de componentes" />;
}
