import { Injectable } from '@nestjs/common';
import { Transactions } from '../common/tenancy/transactions.js';
import type { Persona } from '../expediente/personas/persona.entity.js';
import { PersonasQuery } from '../expediente/personas/personas.dto.js';
import { PersonasService } from '../expediente/personas/personas.service.js';
import { ContactosService } from '../oficina/contactos/contactos.service.js';
import { ETIQUETAS_DE_CONTACTOS } from '../oficina/contactos/etiquetas-de-contactos.js';
import { Etiquetas } from '../plataforma/etiquetas/etiquetas.service.js';
import { CONTACTO_ETIQUETAS, demoCliente, demoContactos } from './demo-contactos.js';
import type { OpenOficina } from './open-oficina.js';

const CLIENTES = 16;

/** Fills the address book of an office with some personas of its carpetas and with other contacts. */
@Injectable()
export class DemoContactos {
  constructor(
    private readonly transactions: Transactions,
    private readonly contactos: ContactosService,
    private readonly etiquetas: Etiquetas,
    private readonly personas: PersonasService,
  ) {}

  /** Runs in one transaction, so that an office has either all contacts or none. */
  async load(office: OpenOficina): Promise<void> {
    await this.transactions.tenantTransaction(office.person('titular'), async () => {
      if ((await this.contactos.findNamed()).length === 0) {
        await this.write(office);
      }
    });
  }

  private async write(office: OpenOficina): Promise<void> {
    const ids = new Map<string, string>();
    // New etiquetas go to the front.
    for (const titulo of CONTACTO_ETIQUETAS.toReversed()) {
      ids.set(titulo, (await this.etiquetas.create(ETIQUETAS_DE_CONTACTOS, { titulo })).id);
    }
    const clientes = (await this.clientesOf(office)).map((persona, n) => demoCliente(office.oficina, persona, n));
    const names = clientes.map(({ campos }) => campos.name ?? '');
    for (const { campos, etiquetas } of [...clientes, ...demoContactos(office.oficina, names)]) {
      const tags = etiquetas.flatMap((title) => ids.get(title) ?? []);
      await this.contactos.create({ ...campos, tags });
    }
  }

  /**
   * The personas that an oficial sees, with distinct names. Everybody sees the address book, so personas of reserved
   * carpetas are left out.
   */
  private async clientesOf(office: OpenOficina): Promise<Persona[]> {
    const query = Object.assign(new PersonasQuery(), { tamano: 100 });
    const [personas] = await this.transactions.actingAs(office.person('oficial'), () => this.personas.findPage(query));
    const humans = personas.filter(({ tipo }) => tipo === 'humana');
    const named = new Map(humans.map((persona) => [persona.nombreCompleto, persona]));
    const each = Math.max(Math.floor(named.size / CLIENTES), 1);
    return [...named.values()].filter((_, i) => i % each === 0).slice(0, CLIENTES);
  }
}
