import { Injectable } from '@nestjs/common';
import { Transactions } from '../common/tenancy/transactions.js';
import { ContactosService } from '../contactos/contactos.service.js';
import { ETIQUETAS_DE_CONTACTOS } from '../contactos/etiquetas-de-contactos.js';
import { Etiquetas } from '../etiquetas/etiquetas.service.js';
import type { Persona } from '../personas/persona.entity.js';
import { PersonasQuery } from '../personas/personas.dto.js';
import { PersonasService } from '../personas/personas.service.js';
import { CONTACTO_ETIQUETAS, demoCliente, demoContactos } from './demo-contactos.js';
import type { OpenOficina } from './open-oficina.js';

const CLIENTES = 16;

/** Gives an office its address book: some of the personas of its carpetas, and who it works with. */
@Injectable()
export class DemoContactos {
  constructor(
    private readonly transactions: Transactions,
    private readonly contactos: ContactosService,
    private readonly etiquetas: Etiquetas,
    private readonly personas: PersonasService,
  ) {}

  /** In one transaction: an office that has any has all of them. */
  async load(office: OpenOficina): Promise<void> {
    await this.transactions.tenantTransaction(office.person('titular'), async () => {
      if ((await this.contactos.findNamed()).length === 0) {
        await this.write(office);
      }
    });
  }

  private async write(office: OpenOficina): Promise<void> {
    const ids = new Map<string, string>();
    // New ones go to the front.
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

  /** Personas of no reserved carpeta, which an oficial does not see: the address book is everybody's. Each name once. */
  private async clientesOf(office: OpenOficina): Promise<Persona[]> {
    const query = Object.assign(new PersonasQuery(), { tamano: 100 });
    const [personas] = await this.transactions.actingAs(office.person('oficial'), () => this.personas.findPage(query));
    const humans = personas.filter(({ tipo }) => tipo === 'humana');
    const named = new Map(humans.map((persona) => [persona.nombreCompleto, persona]));
    const each = Math.max(Math.floor(named.size / CLIENTES), 1);
    return [...named.values()].filter((_, i) => i % each === 0).slice(0, CLIENTES);
  }
}
