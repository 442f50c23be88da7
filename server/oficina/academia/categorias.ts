export interface Categoria {
  id: string;
  title: string;
  slug: string;
}

/** The categories of the academy, by title. Courses of the product and of the cuenta share them. */
export const CATEGORIAS: readonly Categoria[] = [
  { id: '0193f000-0000-7000-8000-000000000003', title: 'Actos notariales', slug: 'actos-notariales' },
  { id: '0193f000-0000-7000-8000-000000000002', title: 'Comunicación', slug: 'comunicacion' },
  { id: '0193f000-0000-7000-8000-000000000004', title: 'Herencias y sociedades', slug: 'herencias-y-sociedades' },
  { id: '0193f000-0000-7000-8000-000000000005', title: 'Nuestra oficina', slug: 'nuestra-oficina' },
  { id: '0193f000-0000-7000-8000-000000000001', title: 'Primeros pasos', slug: 'primeros-pasos' },
  { id: '0193f000-0000-7000-8000-000000000006', title: 'Seguridad y equipo', slug: 'seguridad-y-equipo' },
];

export const CATEGORIA_SLUGS: readonly string[] = CATEGORIAS.map(({ slug }) => slug);
