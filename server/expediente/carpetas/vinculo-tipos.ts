/** The vínculos from a carpeta to another, as they are stored. */
const DIRECTOS = ['corrige', 'continua', 'antecede'] as const;
export type VinculoDirecto = (typeof DIRECTOS)[number];

/** The same vínculos from the other side, in the same order. */
const INVERSOS = ['corregida_por', 'continuada_por', 'precedida_por'] as const;

/** The vínculos of a carpeta, from its own side. */
export const TIPOS_VINCULO = [...DIRECTOS, ...INVERSOS] as const;
export type TipoVinculo = (typeof TIPOS_VINCULO)[number];

const EN_TEXTO: Record<TipoVinculo, string> = {
  corrige: 'corrige otra carpeta',
  continua: 'continúa otra carpeta',
  antecede: 'antecede a otra carpeta',
  corregida_por: 'corregida por otra carpeta',
  continuada_por: 'continuada por otra carpeta',
  precedida_por: 'precedida por otra carpeta',
};

/** A vínculo within a sentence. */
export function vinculoEnTexto(tipo: unknown): string {
  return EN_TEXTO[tipo as TipoVinculo] ?? String(tipo);
}

/** The same vínculo from the other side. */
export function inverseOf(tipo: TipoVinculo): TipoVinculo {
  const place = TIPOS_VINCULO.indexOf(tipo);
  return TIPOS_VINCULO[(place + DIRECTOS.length) % TIPOS_VINCULO.length] as TipoVinculo;
}

/** Whether the vínculo is stored in this direction. Otherwise its inverse is stored, with the carpetas exchanged. */
export function isDirect(tipo: TipoVinculo): tipo is VinculoDirecto {
  return (DIRECTOS as readonly TipoVinculo[]).includes(tipo);
}
