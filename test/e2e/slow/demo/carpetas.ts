import { beforeAll, describe, expect, it } from 'vitest';
import { Transactions } from '../../../../server/common/tenancy/transactions.js';
import type {
  CarpetaDetalleDto,
  CarpetaResumenDto,
  EventoDto,
} from '../../../../server/expediente/carpetas/carpetas.dto.js';
import type { DocumentosDto } from '../../../../server/expediente/documentos/documentos.dto.js';
import type { ParteDto } from '../../../../server/expediente/partes/partes.dto.js';
import { Auditoria } from '../../../../server/plataforma/auditoria/auditoria.service.js';
import { ESTADOS_CARPETA } from '../../../../server/vocabulario/carpeta-estados.js';
import { checkIdentityDocument } from '../../../../server/vocabulario/documentos-identidad/check-identity-document.js';
import { ApiClient } from '../../../factories/api-client.js';
import { carpetasOf, Demo, OFICINAS } from '../../../factories/demo.js';

const HOY = new Date().toISOString().slice(0, 10);

async function partesOf(client: ApiClient, id: string): Promise<ParteDto[]> {
  return (await client.get(`/carpetas/${id}/partes`)).body;
}

async function documentosOf(client: ApiClient, id: string): Promise<DocumentosDto> {
  return (await client.get(`/carpetas/${id}/documentos`)).body;
}

/** The carpetas of each office, with their partes and documents. */
export function describeCarpetas(demo: Demo): void {
  describe.each(OFICINAS)('the carpetas of %s', (oficina) => {
    let client: ApiClient;
    let carpetas: CarpetaResumenDto[];

    beforeAll(async () => {
      client = await demo.titular(oficina);
      carpetas = await carpetasOf(client);
    });

    const detail = async ({ id }: CarpetaResumenDto): Promise<CarpetaDetalleDto> =>
      (await client.get(`/carpetas/${id}`)).body;
    const inEstado = (estado: string) => carpetas.filter((carpeta) => carpeta.estado === estado);

    it('are 60, in every state, with fixed shares of the actos', () => {
      expect(carpetas).toHaveLength(60);
      expect(new Set(carpetas.map(({ estado }) => estado))).toEqual(new Set(ESTADOS_CARPETA));
      expect(new Set(carpetas.map(({ caratula }) => caratula)).size).toBe(60);
      const shares = Object.values(Object.groupBy(carpetas, ({ tipoActo }) => tipoActo.nombre)).map((of) => of?.length);
      expect(shares.toSorted((a, b) => (b ?? 0) - (a ?? 0))).toEqual([24, 9, 9, 6, 5, 3, 2, 2]);
    });

    it('are numbered without a gap in the order of their opening, each in its year', () => {
      const numbered = carpetas
        .filter(({ numero }) => numero !== null)
        .toSorted((a, b) => +new Date(a.creadaEn) - +new Date(b.creadaEn));
      expect(numbered).toHaveLength(55);
      for (const [anio, ofYear = []] of Object.entries(Object.groupBy(numbered, ({ anio }) => String(anio)))) {
        expect(ofYear.map(({ numero }) => numero)).toEqual(ofYear.map((_, i) => i + 1));
        expect(ofYear.every(({ creadaEn }) => Math.abs(new Date(creadaEn).getUTCFullYear() - Number(anio)) <= 1)).toBe(
          true,
        );
      }
      const oldest = Date.now() - +new Date(numbered[0]?.creadaEn ?? 0);
      expect(oldest / 86_400_000).toBeGreaterThan(700);
      expect(carpetas.every(({ actualizadaEn }) => +new Date(actualizadaEn) <= Date.now())).toBe(true);
    });

    it('have several states on the first page, and signatures to come and overdue', () => {
      expect(new Set(carpetas.slice(0, 25).map(({ estado }) => estado)).size).toBeGreaterThanOrEqual(6);
      const pending = [...inEstado('en_preparacion'), ...inEstado('lista_para_firma')].map((c) => c.fechaFirmaPrevista);
      expect(pending.filter((fecha) => fecha !== null && fecha < HOY).length).toBeGreaterThanOrEqual(2);
      expect(pending.filter((fecha) => fecha !== null && fecha > HOY).length).toBeGreaterThanOrEqual(5);
      expect(new Set(carpetas.map(({ prioridad }) => prioridad)).size).toBe(4);
      expect(carpetas.filter(({ etiquetas }) => etiquetas.length > 0).length).toBeGreaterThan(20);
    });

    it('have requisitos in every state, plazos, inscripciones and a proposal, all around today', async () => {
      const { rows } = await demo.test.owner.query(
        `select (select json_agg(distinct r.estado) from requisitos r where r.cuenta_id = c.id) as requisitos,
              (select json_build_object('cumplidos', count(*) filter (where cumplido_en is not null) > 0,
                      'vencidos', count(*) filter (where cumplido_en is null and vence < current_date) > 0,
                      'proximos', count(*) filter (where cumplido_en is null and vence between current_date and current_date + 45) > 0)
                 from plazos p where p.cuenta_id = c.id and anulado_en is null) as plazos,
              (select json_build_object('inscriptas', count(*) filter (where resultado = 'inscripta') > 0,
                      'presentadas', count(*) filter (where presentada is not null and resultado is null) > 0,
                      'recientes', max(presentada) > current_date - 60)
                 from inscripciones i where i.cuenta_id = c.id) as inscripciones,
              (select count(*) > 0 from inscripcion_observaciones o where o.cuenta_id = c.id) as observadas
         from cuentas c join carpetas k on k.cuenta_id = c.id where k.id = $1`,
        [carpetas[0]?.id],
      );
      expect(rows[0].requisitos.toSorted()).toEqual(['aprobado', 'no_aplica', 'pendiente', 'recibido', 'solicitado']);
      expect(rows[0]).toMatchObject({
        plazos: { cumplidos: true, vencidos: true, proximos: true },
        inscripciones: { inscriptas: true, presentadas: true, recientes: true },
        observadas: true,
      });
      const proposed = await carpetasOf(client, '&propuesta=si');
      expect(proposed).toMatchObject([
        { estado: 'en_preparacion', tipoActo: { nombre: expect.stringMatching(/^Poder/) } },
      ]);
    });

    it('tell their histories in order', async () => {
      const archivada = inEstado('archivada')[0] as CarpetaResumenDto;
      const eventos: EventoDto[] = (await client.get(`/carpetas/${archivada.id}/actividad?tamano=100`)).body.eventos;
      const times = eventos.map(({ en }) => +new Date(en));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(times.at(-1)).toBe(+new Date(archivada.creadaEn));
      expect(times[0]).toBe(+new Date(archivada.actualizadaEn));
      expect(eventos.map(({ accion }) => accion)).toEqual(
        expect.arrayContaining(['carpeta.creada', 'parte.agregada', 'documento.subido', 'carpeta.movida']),
      );
    });

    it('have a reason in each state that needs a reason', async () => {
      for (const estado of ['anulada', 'suspendida', 'observada']) {
        for (const carpeta of inEstado(estado)) {
          expect((await detail(carpeta)).motivoEstado).toMatch(/\.$/);
        }
      }
    });

    it('hide testamentos from the oficial, but nothing else', async () => {
      const reserved = carpetas.filter(({ reservada }) => reservada);
      expect(reserved.map(({ tipoActo }) => tipoActo.nombre)).toEqual(
        Array(2).fill(expect.stringMatching(/^Testamento/)),
      );
      const seen = await carpetasOf((await demo.signIn(`oficial.${oficina}@ejemplo.test`)).client);
      expect(seen).toHaveLength(58);
      const mine = await carpetasOf((await demo.signIn(`gestor.${oficina}@ejemplo.test`)).client);
      expect(mine.length).toBeGreaterThan(3);
    });

    it('have partes with ñ, an apoderado of two sellers, a company with three socios, and one carpeta without partes', async () => {
      const all = await Promise.all(carpetas.map(async ({ id }) => partesOf(client, id)));
      expect(all.flat().some(({ persona }) => /ñ\S* \S+$/.test(persona.nombreCompleto))).toBe(true);
      const represented = all.filter((partes) => {
        const sellers = new Set(partes.filter(({ rol }) => rol === 'vendedor').map(({ id }) => id));
        const acting = partes.filter(({ representados }) => representados.some((id) => sellers.has(id)));
        return acting.length === 1 && acting[0]?.representados.length === 2;
      });
      expect(represented.length).toBeGreaterThan(0);
      const owned = all.filter(
        (partes) =>
          partes.some(({ persona }) => persona.tipo === 'juridica') &&
          partes.filter(({ rol }) => rol === 'socio').length === 3,
      );
      expect(owned.length).toBeGreaterThan(0);
      expect(all.filter((partes) => partes.length === 0)).toHaveLength(1);
    });

    it('have people with valid documents of the country, each registered once', async () => {
      const documentos: string[] = [];
      for (let pagina = 1; pagina <= 3; pagina++) {
        const { personas } = (await client.get(`/personas?tamano=100&pagina=${pagina}`)).body;
        for (const { paisDoc, tipoDoc, numeroDoc, idFiscalPais, idFiscalTipo, idFiscal, email } of personas) {
          for (const [pais, tipo, numero] of [
            [paisDoc, tipoDoc, numeroDoc],
            [idFiscalPais, idFiscalTipo, idFiscal],
          ]) {
            if (numero) {
              expect(checkIdentityDocument(pais, tipo, numero), `${tipo} ${numero}`).toMatchObject({ valid: true });
              documentos.push(`${tipo} ${numero}`);
            }
          }
          expect(email).toMatch(/^[a-z]+\.[a-z0-9.]+@ejemplo\.test$/);
        }
      }
      expect(documentos.length).toBeGreaterThan(80);
      expect(new Set(documentos).size).toBe(documentos.length);
    });

    it('have documents in secciones, some in several versions and some of them pictures', async () => {
      const all = (await Promise.all(carpetas.map(({ id }) => documentosOf(client, id)))).flatMap(
        ({ documentos }) => documentos,
      );
      expect(all.length).toBeGreaterThan(80);
      expect(all.every(({ seccionId }) => seccionId !== null)).toBe(true);
      expect(Math.max(...all.map(({ versiones }) => versiones))).toBe(3);
      expect(all.some(({ creadoEn }) => Date.now() - +new Date(creadoEn) > 300 * 86_400_000)).toBe(true);
      const picture = all.find(({ actual }) => actual.mime === 'image/png');
      expect(picture?.actual.previsualizable).toBe(true);
    });

    it('have an audit whose chain is intact', async () => {
      const { body } = await client.get('/auth/check');
      const tenant = { cuentaId: body.user.cuentaActivaId, usuarioId: body.user.id, rolId: 1 };
      const fault = await demo.test.app
        .get(Transactions)
        .tenantTransaction(tenant, () => demo.test.app.get(Auditoria).verify());
      expect(fault).toBeNull();
    });
  });

  it('the demo has one carpeta with 300 documents, in nested secciones', async () => {
    const client = await demo.titular('lavalle');
    const [hipoteca] = (await carpetasOf(client, '&estado=en_inscripcion')).filter(
      ({ tipoActo }) => tipoActo.nombre === 'Hipoteca',
    );
    const { documentos, secciones } = await documentosOf(client, hipoteca?.id ?? '');
    expect(documentos).toHaveLength(300);
    expect(secciones.filter(({ padreId }) => padreId !== null)).toHaveLength(5);
    expect(new Set(documentos.map(({ actual }) => actual.sha256)).size).toBe(300);
  });
}
