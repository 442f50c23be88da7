import type { TenantContext } from '../common/tenancy/transactions.js';
import type { OficinaDemo } from './demo-oficina.js';
import type { PlanCarpeta } from './demo-plan.js';

/** An office with an open cuenta and its people. */
export class OpenOficina {
  /** @param people by their key: a role of the team («oficial»), or a guest (`demo`, `solo`) */
  constructor(
    readonly oficina: OficinaDemo,
    private readonly people: ReadonlyMap<string, TenantContext>,
  ) {}

  everybody(): Iterable<TenantContext> {
    return this.people.values();
  }

  /** The key of the guest, who does not belong to the office's own team. Without a guest, the key of the titular. */
  get guest(): string {
    return [...this.people.keys()].find((key) => !(key in this.oficina.equipo)) ?? 'titular';
  }

  /** @param key a role of the team, or a guest */
  person(key: string): TenantContext {
    const person = this.people.get(key);
    if (!person) {
      throw new Error(`Nobody is ${key} in ${this.oficina.nombre}.`);
    }
    return person;
  }

  /** The person who writes in a carpeta: the person in charge, or the oficial instead of a gestor. */
  writer({ responsable }: PlanCarpeta): TenantContext {
    return this.person(responsable === 'gestor' ? 'oficial' : responsable);
  }

  /** The person who makes secciones and files documents: the writer, or the oficial instead of `demo`. */
  filer(planned: PlanCarpeta): TenantContext {
    return planned.responsable === 'demo' ? this.person('oficial') : this.writer(planned);
  }

  /** The person who moves a carpeta to a state: its escribano to sign and to annul, otherwise its writer. */
  mover({ escribano, ...planned }: PlanCarpeta, estado: string): TenantContext {
    const isForEscribano = ['lista_para_firma', 'firmada', 'anulada'].includes(estado);
    return isForEscribano ? this.person(escribano) : this.writer({ escribano, ...planned });
  }
}
