import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { DAY_MS, dayIn } from '../common/day.js';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import type { Carpeta } from '../expediente/carpetas/carpeta.entity.js';
import { CarpetaEstadosService } from '../expediente/carpetas/carpeta-estados.service.js';
import { CarpetaGate } from '../expediente/carpetas/carpeta-gate.service.js';
import { CarpetasService } from '../expediente/carpetas/carpetas.service.js';
import { CarpetasQuery } from '../expediente/carpetas/carpetas-query.dto.js';
import { PropuestasService } from '../expediente/carpetas/propuestas.service.js';
import type { AgregarParteDto } from '../expediente/partes/partes.dto.js';
import { PartesService } from '../expediente/partes/partes.service.js';
import type { CrearPersonaDto } from '../expediente/personas/personas.dto.js';
import { PersonasService } from '../expediente/personas/personas.service.js';
import { TiposActoService } from '../expediente/tipos-acto/tipos-acto.service.js';
import { DemoFiling } from './demo-filing.service.js';
import { DemoInmuebles } from './demo-inmuebles.service.js';
import { DemoInscripciones } from './demo-inscripciones.service.js';
import type { Paso, PlanCarpeta } from './demo-plan.js';
import { DemoProtocolo } from './demo-protocolo.service.js';
import { DemoRequisitos } from './demo-requisitos.service.js';
import type { OpenOficina } from './open-oficina.js';

type KnownCarpeta = Pick<Carpeta, 'id' | 'estado' | 'version'>;

/** The rows of an office that the database already has. */
interface Known {
  /** The ids of actos by clave. */
  actos: Map<string, string>;
  /** The carpetas by carátula. */
  carpetas: Map<string, KnownCarpeta>;
  /** The ids of personas by document number. New personas are added. */
  personas: Map<string, string>;
  /** The id of the last added inmueble. */
  inmueble: string | null;
}

/** A move that the carpeta has not made yet, with the carpeta's version before the move. */
interface Move {
  planned: PlanCarpeta;
  paso: Paso;
  id: string;
  version: number;
}

/** The largest page that the lists allow. */
const PAGE = 100;

/**
 * Carries out the plan of an office as its people would: opens carpetas, files documents, moves carpetas. Finished work
 * is not repeated, so an interrupted load can continue.
 */
@Injectable()
export class DemoCarpetas {
  constructor(
    private readonly transactions: Transactions,
    private readonly carpetas: CarpetasService,
    private readonly estados: CarpetaEstadosService,
    private readonly gate: CarpetaGate,
    private readonly propuestas: PropuestasService,
    private readonly tiposActo: TiposActoService,
    private readonly personas: PersonasService,
    private readonly partes: PartesService,
    private readonly inmuebles: DemoInmuebles,
    private readonly filing: DemoFiling,
    private readonly requisitos: DemoRequisitos,
    private readonly inscripciones: DemoInscripciones,
    private readonly directory: CuentaDirectory,
    private readonly protocolo: DemoProtocolo,
  ) {}

  /** @param plan in the order of opening, which is the order of the numbers */
  async load(office: OpenOficina, plan: readonly PlanCarpeta[]): Promise<void> {
    const known = await this.transactions.tenantTransaction(office.person('titular'), async () => ({
      actos: new Map((await this.tiposActo.findAll()).map(({ clave, id }) => [clave, id])),
      carpetas: await this.findCarpetas(),
      personas: await this.findPersonas(),
      inmueble: null as string | null,
    }));
    if (known.carpetas.size === 0) {
      await this.transactions.tenantTransaction(office.person('titular'), () => this.protocolo.begin(office));
    }
    const moves: Move[] = [];
    for (const planned of plan) {
      const there = known.carpetas.get(planned.caratula);
      const carpeta = there ?? (await this.open(office, planned, known));
      // Documents come before the moves, since archived and annulled carpetas take no documents.
      await this.filing.fileAll(office, planned, { id: carpeta.id, isNew: !there });
      if (!there) {
        await this.requisitos.begin(office, planned, carpeta.id);
      }
      moves.push(...movesOf(planned, carpeta));
      if (isProposed(planned)) {
        await this.propose(office, carpeta.id);
      }
    }
    // The order of time, since no instrumento may have an earlier date than the last instrumento.
    let signed = 0;
    for (const move of moves.toSorted((a, b) => a.paso.en.getTime() - b.paso.en.getTime())) {
      await this.move(office, move, signed);
      signed += Number(move.paso.estado === 'firmada');
    }
  }

  private async findCarpetas(): Promise<Known['carpetas']> {
    const [carpetas] = await this.carpetas.findPage(Object.assign(new CarpetasQuery(), { tamano: PAGE }));
    return new Map(carpetas.map((carpeta) => [carpeta.caratula, carpeta]));
  }

  private async findPersonas(): Promise<Known['personas']> {
    const known: Known['personas'] = new Map();
    for (let pagina = 1, left = 1; left > 0; pagina++) {
      const [personas, total] = await this.personas.findPage({ pagina, tamano: PAGE });
      for (const persona of personas) {
        known.set(documentOf(persona), persona.id);
      }
      left = total - pagina * PAGE;
    }
    return known;
  }

  /** Opens a carpeta with its partes, in one transaction. */
  private open(office: OpenOficina, planned: PlanCarpeta, known: Known): Promise<KnownCarpeta> {
    const { acto, creadaEn, pasos, partes, documentos, responsable, escribano, inmueble, ...fields } = planned;
    return this.transactions.tenantTransaction(office.writer(planned), () =>
      this.transactions.atTime(creadaEn, async () => {
        const carpeta = await this.carpetas.add({
          ...fields,
          tipoActoId: known.actos.get(acto) ?? '',
          responsableId: office.person(responsable).usuarioId,
          escribanoId: office.person(escribano).usuarioId,
        });
        await this.addPartes(carpeta.id, partes, known);
        known.inmueble = (await this.inmuebles.add(carpeta.id, planned, known.inmueble)) ?? known.inmueble;
        return carpeta;
      }),
    );
  }

  /** Adds the partes. A parte takes the known persona with its document, or else adds a new persona. */
  private async addPartes(carpetaId: string, partes: PlanCarpeta['partes'], known: Known): Promise<void> {
    const ids = partes.map(() => uuid());
    const nuevas = partes.map(({ persona, representados = [], ...fields }, n) => ({
      ...fields,
      ...personaOf(persona, known),
      id: ids[n],
      representados: representados.flatMap((i) => ids[i] ?? []),
    }));
    await this.partes.addAll(carpetaId, nuevas);
  }

  /** Proposes the carpeta as its oficial did yesterday. The carpeta has everything for the signature. */
  private async propose(office: OpenOficina, id: string): Promise<void> {
    const yesterday = new Date(Date.now() - DAY_MS);
    await this.transactions.tenantTransaction(office.person('titular'), () =>
      this.transactions.atTime(yesterday, () => this.requisitos.approve(id)),
    );
    await this.transactions.tenantTransaction(office.person('oficial'), () =>
      this.transactions.atTime(yesterday, () => this.propuestas.propose(id)),
    );
  }

  /** @param signed the number of carpetas that were signed before */
  private async move(office: OpenOficina, { planned, paso, id, version }: Move, signed: number): Promise<void> {
    await this.transactions.tenantTransaction(office.mover(planned, paso.estado), () =>
      this.transactions.atTime(paso.en, async () => {
        if (paso.estado === 'lista_para_firma') {
          await this.requisitos.approve(id);
        }
        const { zonaHoraria } = await this.directory.cuenta();
        await this.inscripciones.prepare(id, paso, office.oficina.pais, dayIn(zonaHoraria, paso.en));
        if (paso.estado === 'firmada') {
          await this.protocolo.number(office, planned, id, signed);
        }
        if (paso.estado === 'entregada') {
          await this.protocolo.deliver(planned, id, version);
        } else {
          await this.estados.pass(await this.gate.visible(id), paso);
        }
      }),
    );
  }
}

/** Whether a carpeta is proposed for the signature. Only a poder is, since it waits for no certificate. */
const isProposed = ({ acto, abrir, pasos }: PlanCarpeta): boolean => acto === 'poder' && abrir && pasos.length === 0;

/** The persona with the document of `persona`. An unknown persona is added with the parte. */
function personaOf(persona: CrearPersonaDto, { personas }: Known): Pick<AgregarParteDto, 'persona' | 'personaId'> {
  const documento = documentOf(persona);
  const personaId = personas.get(documento);
  if (personaId) {
    return { personaId };
  }
  const id = uuid();
  personas.set(documento, id);
  return { persona: { ...persona, id } };
}

/** The moves that a carpeta has not made yet. */
function movesOf(planned: PlanCarpeta, { id, estado, version }: KnownCarpeta): Move[] {
  const done = planned.pasos.findIndex((paso) => paso.estado === estado);
  return planned.pasos.slice(done + 1).map((paso, i) => ({ planned, paso, id, version: version + i }));
}

function documentOf({ numeroDoc, idFiscal }: Pick<CrearPersonaDto, 'numeroDoc' | 'idFiscal'>): string {
  return numeroDoc ?? idFiscal ?? '';
}
