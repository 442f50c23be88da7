import { StatusChip, type StatusTone } from '../../../components/status-chip';
import { useAcademiaFindCategoriesQuery } from './academia-api';

const tones: Readonly<Record<string, StatusTone>> = {
  'primeros-pasos': 'info',
  comunicacion: 'violet',
  'actos-notariales': 'petrol',
  'herencias-y-sociedades': 'olive',
  'nuestra-oficina': 'magenta',
  'seguridad-y-equipo': 'indigo',
};

/** Gives the title of a category; its slug until the titles are loaded. */
export function useCategorias() {
  const { data: categorias = [] } = useAcademiaFindCategoriesQuery();
  const titleOf = (slug: string) => categorias.find((categoria) => categoria.slug === slug)?.title ?? '';
  return { categorias, titleOf };
}

/** The category of a course, in its colour. */
export function CategoriaChip({ slug }: { slug: string }) {
  const { titleOf } = useCategorias();
  return <StatusChip label={titleOf(slug) || '\u00a0'} tone={tones[slug]} hasDot={false} />;
}
