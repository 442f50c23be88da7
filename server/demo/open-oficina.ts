import type { TenantContext } from '../common/tenancy/transactions.js';
import type { PlanCarpeta } from './demo-plan.js';
import type { OficinaDemo } from './oficinas/oficina.js';

/** An office whose cuenta is open, with its people at work. */
export class OpenOficina {
  /** @param people by their role («oficial»), or `demo` */
  constructor(
    readonly oficina: OficinaDemo,
    private readonly people: ReadonlyMap<string, TenantContext>,
  ) {}

  /** All of its people. */
  everybody(): Iterable<TenantContext> {
    return this.people.values();
  }

  /** Who of its people is of other offices too, or of none of the demo's teams: key of who shows the product. */
  get guest(): string {
    return [...this.people.keys()].find((key) => !(key in this.oficina.equipo)) ?? 'titular';
  }

  /** One of its people. */
  person(key: string): TenantContext {
    const person = this.people.get(key);
    if (!person) {
      throw new Error(`Nobody is ${key} in ${this.oficina.nombre}.`);
    }
    return person;
  }

  /** Who writes in a carpeta: who is in charge of it, but a gestor only files. */
  writer({ responsable }: PlanCarpeta): TenantContext {
    return this.person(responsable === 'gestor' ? 'oficial' : responsable);
  }

  /** Who files the documents of a carpeta: whoever is of several offices leaves that to the oficial. */
  filer(planned: PlanCarpeta): TenantContext {
    return planned.responsable === 'demo' ? this.person('oficial') : this.writer(planned);
  }

  /** Who moves a carpeta to a state: signing and annulling are for who signs. */
  mover({ escribano, ...planned }: PlanCarpeta, estado: string): TenantContext {
    const isForEscribano = ['lista_para_firma', 'firmada', 'anulada'].includes(estado);
    return isForEscribano ? this.person(escribano) : this.writer({ escribano, ...planned });
  }
}
