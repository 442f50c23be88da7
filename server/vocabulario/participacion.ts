/** The share of a parte in its role. */
interface Share {
  rol: string;
  /** Decimal text with two decimals. */
  porcentaje: string | null;
}

/** 100 %, in hundredths of one percent. */
const WHOLE = 10_000;
const PORCENTAJE = new Intl.NumberFormat('es', { maximumFractionDigits: 2 });

/** A percentage as text: «33,33». */
export const porcentajeEnTexto = (porcentaje: number): string => PORCENTAJE.format(porcentaje);

/** A share in hundredths of one percent. Such shares add up without rounding. */
export function hundredthsOf(porcentaje: string | null): number {
  return Math.round(Number(porcentaje ?? 0) * 100);
}

/**
 * Why a change of a carpeta's shares is refused, in Spanish. Null when it is allowed. A role that is above 100 %
 * already may come down.
 */
export function sharesRefusal(before: readonly Share[], after: readonly Share[]): string | null {
  for (const rol of new Set(after.map((parte) => parte.rol))) {
    const total = totalOf(after, rol);
    if (total > WHOLE && total > totalOf(before, rol)) {
      const [sum, excess] = [total, total - WHOLE].map((value) => porcentajeEnTexto(value / 100));
      return `Los porcentajes de ese rol sumarían ${sum} %: sobran ${excess} %.`;
    }
  }
  return null;
}

function totalOf(partes: readonly Share[], rol: string): number {
  return partes.filter((parte) => parte.rol === rol).reduce((sum, { porcentaje }) => sum + hundredthsOf(porcentaje), 0);
}
