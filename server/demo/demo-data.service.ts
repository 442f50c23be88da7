import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../common/tenancy/transactions.js';
import { Logins } from '../plataforma/auth/logins.service.js';
import { Notifier } from '../plataforma/avisos/notifier.service.js';
import { CuentasService } from '../plataforma/cuentas/cuentas.service.js';
import { DEMO_CREDENTIALS } from '../plataforma/identidad/demo-credentials.js';
import { telefonoEscrito } from '../plataforma/perfil/telefono.js';
import { ROL } from '../vocabulario/roles.js';
import { allEnded } from './all-ended.js';
import { DemoAcademia } from './demo-academia.service.js';
import { DemoAccesos } from './demo-accesos.service.js';
import { DemoAgenda } from './demo-agenda.service.js';
import { DemoArchivos } from './demo-archivos.service.js';
import { DemoCarpetas } from './demo-carpetas.service.js';
import { DemoChats } from './demo-chats.service.js';
import { DemoContactos } from './demo-contactos.service.js';
import { DemoContent } from './demo-content.service.js';
import { DemoCorreos } from './demo-correos.service.js';
import { DemoCotizaciones } from './demo-cotizaciones.service.js';
import { DemoInventario } from './demo-inventario.service.js';
import { DemoNotas } from './demo-notas.service.js';
import { OFICINA, type OficinaDemo } from './demo-oficina.js';
import { demoPlan } from './demo-plan.js';
import { DemoPlantillas } from './demo-plantillas.service.js';
import { DemoPlazos } from './demo-plazos.service.js';
import { DemoPresupuesto } from './demo-presupuesto.service.js';
import { DemoPuesto } from './demo-puesto.service.js';
import { DemoTableros } from './demo-tableros.service.js';
import { DemoTareas } from './demo-tareas.service.js';
import { DemoUso } from './demo-uso.service.js';
import { OpenOficina } from './open-oficina.js';

/** People who sign in by known addresses (README.md): `demo` in two offices, `solo` in one, `nueva` in none. */
const SHARED = [
  { key: 'demo', email: DEMO_CREDENTIALS.email, nombre: 'Ana Lavalle' },
  { key: 'solo', email: 'solo@carpetas.test', nombre: 'Sofía Olmedo' },
  { key: 'nueva', email: 'nueva@carpetas.test', nombre: 'Noelia Vargas' },
] as const;

/** The offices, with the roles that people of {@link SHARED} have in them. */
export const OFICINAS_DE_DEMO: { clave: string; guests: Record<string, number> }[] = [
  { clave: 'lavalle', guests: { demo: ROL.titular } },
  { clave: 'sol', guests: { solo: ROL.adscripto } },
  { clave: 'rambla', guests: { demo: ROL.oficial } },
];

/** A member of an office. `key` is a role of its team, or the key of a guest. */
interface Member {
  key: string;
  usuarioId: string;
  rolId: number;
}

/**
 * Fills an empty database with three offices, through the same services that people use.
 *
 * The load has many transactions, since filing opens its own. So the load may be interrupted. Its people are made first
 * and get their password last, so that nobody can sign in to half a demo. A start that finds the demo's person without
 * a password continues the load, and does not repeat finished work.
 */
@Injectable()
export class DemoData {
  constructor(
    private readonly content: DemoContent,
    private readonly transactions: Transactions,
    private readonly logins: Logins,
    private readonly cuentas: CuentasService,
    private readonly directory: CuentaDirectory,
    private readonly carpetas: DemoCarpetas,
    private readonly accesos: DemoAccesos,
    private readonly contactos: DemoContactos,
    private readonly chats: DemoChats,
    private readonly correos: DemoCorreos,
    private readonly puesto: DemoPuesto,
    private readonly notas: DemoNotas,
    private readonly tareas: DemoTareas,
    private readonly tableros: DemoTableros,
    private readonly archivos: DemoArchivos,
    private readonly academia: DemoAcademia,
    private readonly inventario: DemoInventario,
    private readonly uso: DemoUso,
    private readonly cotizaciones: DemoCotizaciones,
    private readonly presupuesto: DemoPresupuesto,
    private readonly plazos: DemoPlazos,
    private readonly agenda: DemoAgenda,
    private readonly plantillas: DemoPlantillas,
    private readonly notifier: Notifier,
  ) {}

  /** Loads the demo, or its missing parts. @param say receives progress in Spanish */
  async load(say: (line: string) => void): Promise<void> {
    say('Cargando los datos de demostración…');
    const shared = new Map<string, string>();
    for (const { key, ...person } of SHARED) {
      shared.set(key, await this.usuario(person));
    }
    const teams = new Map<OficinaDemo, Member[]>();
    for (const { clave, guests } of OFICINAS_DE_DEMO) {
      const oficina = this.content.read(`oficinas/${clave}`, OFICINA);
      const invited = Object.entries(guests).map(([key, rolId]) => ({ key, usuarioId: shared.get(key) ?? '', rolId }));
      teams.set(oficina, [...(await this.team(oficina)), ...invited]);
    }
    await this.transactions.inBulk(() =>
      allEnded([...teams].map(([oficina, members]) => this.loadOficina(oficina, members, say))),
    );
    const members = [...teams.values()].flat().map(({ usuarioId }) => usuarioId);
    await this.logins.setPassword([...shared.values(), ...members], DEMO_CREDENTIALS.password);
  }

  /** Loads one office. The offices load at the same time, so they may report in any order. */
  private async loadOficina(
    oficina: OficinaDemo,
    members: readonly Member[],
    say: (line: string) => void,
  ): Promise<void> {
    // Two years of history would make hundreds of avisos. Afterwards `DemoPuesto` makes only the latest avisos.
    const office = await this.notifier.silently(() => this.open(oficina, members));
    const { zonaHoraria } = await this.transactions.tenantTransaction(office.person('titular'), () =>
      this.directory.cuenta(),
    );
    const plan = demoPlan(oficina, DateTime.now().setZone(zonaHoraria));
    await this.notifier.silently(() => this.carpetas.load(office, plan));
    await this.notifier.silently(() => this.accesos.load(office));
    await this.puesto.load(office, plan);
    await this.contactos.load(office);
    await this.uso.load(office);
    await this.chats.load(office, plan);
    await this.tareas.load(office);
    await this.tableros.load(office);
    await this.archivos.load(office);
    await this.academia.load(office);
    await this.inventario.load(office);
    await this.cotizaciones.load(office);
    await this.presupuesto.load(office);
    await this.plazos.load(office);
    await this.agenda.load(office);
    await this.plantillas.load(office);
    if (oficina.clave === 'lavalle') {
      await this.notas.load(office);
    }
    await this.notifier.silently(() => this.correos.load(office));
    const documentos = plan.reduce((sum, carpeta) => sum + carpeta.documentos.length, 0);
    say(`  ${oficina.nombre}: ${plan.length} carpetas, ${documentos} documentos.`);
  }

  private async usuario(person: Parameters<Logins['create']>[0]): Promise<string> {
    return (await this.logins.findByEmail(person.email))?.id ?? this.logins.create(person);
  }

  /** The people of an office, with the titular first. */
  private async team({ clave, equipo, telefono, cargos }: OficinaDemo): Promise<Member[]> {
    const members: Member[] = [];
    for (const [key, nombre] of Object.entries(equipo)) {
      const numero = telefonoEscrito(`${telefono}80${members.length}`);
      const contacto = { cargo: cargos[key] ?? null, telefono: numero };
      const usuarioId = await this.usuario({ email: `${key}.${clave}@ejemplo.test`, nombre, ...contacto });
      members.push({ key, usuarioId, rolId: ROL[key as keyof typeof ROL] });
    }
    return members;
  }

  /** Opens the cuenta of an office for its titular, and adds the other members. */
  private async open(oficina: OficinaDemo, members: readonly Member[]): Promise<OpenOficina> {
    let cuentaId = '';
    const people = new Map<string, TenantContext>();
    for (const { key, usuarioId, rolId } of members) {
      const mine = await this.cuentas.findOfUsuario(usuarioId);
      const known = mine.find(({ nombre }) => nombre === oficina.nombre);
      cuentaId ||= known?.cuentaId ?? (await this.cuentas.create(usuarioId, oficina));
      if (people.size > 0 && !known) {
        await this.cuentas.addMiembro(cuentaId, usuarioId, rolId);
      }
      people.set(key, { cuentaId, usuarioId, rolId });
    }
    for (const person of people.values()) {
      await this.directory.prepare(person);
    }
    return new OpenOficina(oficina, people);
  }
}
