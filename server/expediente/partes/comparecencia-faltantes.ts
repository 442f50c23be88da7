import { Injectable } from '@nestjs/common';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { listed } from '../../plataforma/auditoria/palabras.js';
import { ROL_PARTE_NOMBRE } from '../../vocabulario/parte-roles.js';
import { type Faltante, FaltantesOf, type FaltantesSource, type PorMover } from '../carpetas/faltantes.js';
import { advertenciasDePartes, type Compareciente, faltantesDePartes } from './comparecencia.js';

/** What a carpeta's partes lack for its signature: required roles, assents and representatives. Adds warnings. */
@Injectable()
@FaltantesOf({ orden: 1, antesDe: ['lista_para_firma', 'firmada'], advierte: true })
export class ComparecenciaFaltantes implements FaltantesSource {
  constructor(
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
  ) {}

  async find(carpetas: readonly PorMover[]): Promise<Map<string, Faltante[]>> {
    const partes = await this.transactions.prepared<Compareciente & { carpetaId: string }>(
      `select p.id, p.carpeta_id as "carpetaId", p.persona_id as "personaId", p.rol, pe.tipo,
              pe.nombre_completo as nombre, pe.nacimiento::text, pe.estado_civil as "estadoCivil", pe.conyuge, pe.regimen,
              p.sin_asentimiento as "sinAsentimiento",
              array(select r.representa_a from parte_representaciones r where r.parte_id = p.id) as representados
         from partes p join personas pe on pe.id = p.persona_id
        where p.carpeta_id = any ($1) order by p.orden`,
      [carpetas.map(({ id }) => id)],
    );
    const byCarpeta = Map.groupBy(partes, ({ carpetaId }) => carpetaId);
    const { pais } = await this.directory.cuenta();
    return new Map(
      carpetas.map((carpeta) => [carpeta.id, faltantesOf(byCarpeta.get(carpeta.id) ?? [], carpeta, pais)]),
    );
  }
}

function faltantesOf(partes: readonly Compareciente[], carpeta: PorMover, pais: string): Faltante[] {
  const { tipoActo, fechaFirmaPrevista, diaDeFirma } = carpeta;
  const dispone = tipoActo.esRegistrable;
  const dia = fechaFirmaPrevista && fechaFirmaPrevista > diaDeFirma ? fechaFirmaPrevista : diaDeFirma;
  return [
    ...rolesFaltantes(tipoActo.rolesRequeridos, partes),
    ...faltantesDePartes(partes, { dispone }).map(
      ({ texto, id }): Faltante => ({ texto, id, lugar: 'partes', antesDe: ['lista_para_firma', 'firmada'] }),
    ),
    // Warnings stop no move.
    ...advertenciasDePartes(partes, { dia, pais, dispone }).map(
      ({ texto, id }): Faltante => ({ texto, id, lugar: 'partes', antesDe: [] }),
    ),
  ];
}

function rolesFaltantes(required: readonly string[], partes: readonly Compareciente[]): Faltante[] {
  const roles = required
    .filter((rol) => !partes.some((parte) => parte.rol === rol))
    .map((rol) => (ROL_PARTE_NOMBRE[rol] ?? rol).toLowerCase());
  if (roles.length === 0) {
    return [];
  }
  const texto = `${roles.length === 1 ? 'Falta' : 'Faltan'} entre las partes: ${listed(roles)}.`;
  return [{ texto, lugar: 'partes', id: null, antesDe: ['lista_para_firma', 'firmada'] }];
}
