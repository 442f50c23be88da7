const inicio = '/apps/help-center';

export const ayuda = {
  inicio,
  preguntas: `${inicio}/faqs`,
  guias: `${inicio}/guides`,
  soporte: `${inicio}/support`,
  categoria: (slug: string) => `${inicio}/guides/${slug}`,
  guia: (category: string, slug: string) => `${inicio}/guides/${category}/${slug}`,
};

/** The id of a question in its page. An address with this id after the `#` leads to the question. */
export const anclaDe = (category: string, slug: string) => `${category}/${slug}`;
