import { formatBytes } from '../../../../lib/numeros';
import type { Plan, Uso } from './plan-api';

/** «1 integrante», «15 integrantes» */
export const integrantes = (total: number) => (total === 1 ? '1 integrante' : `${total} integrantes`);

/** The places in use: active members, and invitations that may still be accepted. */
export const lugaresUsados = ({ miembros, invitaciones }: Uso) => miembros + invitaciones;

/** The reasons why a cuenta's use does not fit a plan; empty when it fits. The server checks it too. */
export function motivosDeRechazo(plan: Plan, uso: Uso): string[] {
  const lugares = lugaresUsados(uso);
  return [
    ...(lugares > plan.miembros
      ? [
          `Admite ${integrantes(plan.miembros)} y ${uso.invitaciones > 0 ? 'con las invitaciones pendientes ' : ''}hay ${lugares}.`,
        ]
      : []),
    ...(uso.almacenamientoBytes !== null && uso.almacenamientoBytes > plan.almacenamientoBytes
      ? [`Admite ${formatBytes(plan.almacenamientoBytes)} y se usan ${formatBytes(uso.almacenamientoBytes)}.`]
      : []),
  ];
}
