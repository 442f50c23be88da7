import type { Settings } from '../../common/config/settings.js';
import { createDataSource } from '../../common/database/data-source.js';
import type { DatabaseUrl } from '../../common/database/database-url.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { visibleText } from '../../common/logging/visible-text.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Turns } from '../../common/tenancy/turns.js';
import { isUuid } from '../../vocabulario/uuid.js';
import type { CambioDeSolicitud } from './avisos-de-solicitudes.service.js';
import type { EstadoDeSolicitud } from './solicitud.entity.js';

const ESTADOS: readonly EstadoDeSolicitud[] = ['recibida', 'respondida', 'cerrada'];
const LISTED = 200;

/** The command was not understood. The message is in Spanish. */
export class SolicitudesRefused extends Error {}

interface Fila {
  id: string;
  cuenta: string;
  nombre: string;
  email: string;
  asunto: string;
  creadaEn: Date;
}

/** A request with its whole text. */
interface FilaEntera extends Fila {
  mensaje: string;
  estado: string;
  enviadaEn: Date | null;
  archivos: string[];
}

/**
 * The operator's command. Alone, it lists the requests that wait for an answer, oldest first. With an id, it shows that
 * request. With an id and an estado, it sets the estado, which the author sees.
 * @param say receives the lines of the result, in Spanish
 * @throws SolicitudesRefused
 */
export async function solicitudesDeTodos(
  [id, named]: readonly string[],
  { databaseUrl, settings, say }: { databaseUrl: DatabaseUrl; settings: Settings; say: (line: string) => void },
): Promise<void> {
  const estado = ESTADOS.find((each) => each === named);
  if (id !== undefined && (!isUuid(id) || (named !== undefined && !estado))) {
    throw new SolicitudesRefused('Se usa así: npm run ayuda:solicitudes -- [<id> [recibida|respondida|cerrada]]');
  }
  const dataSource = await createDataSource(databaseUrl.app, settings).initialize();
  try {
    const turns = new Turns(settings);
    const transactions = new Transactions(dataSource, turns);
    if (id === undefined) {
      await list(transactions, say);
    } else if (estado === undefined) {
      await show(transactions, id, say);
    } else {
      const jobs = new Jobs(dataSource, transactions, turns, settings);
      await jobs.onApplicationBootstrap();
      try {
        await change({ transactions, jobs }, id, estado, say);
      } finally {
        await jobs.beforeApplicationShutdown();
      }
    }
  } finally {
    await dataSource.destroy();
  }
}

async function list(transactions: Transactions, say: (line: string) => void): Promise<void> {
  const rows: Fila[] = await transactions.platform((manager) =>
    manager.query(
      `select s.id, c.nombre as cuenta, s.nombre, s.email, s.asunto, s.creada_en as "creadaEn"
         from ayuda_solicitudes s join cuentas c on c.id = s.cuenta_id
        where s.estado = 'recibida' order by s.creada_en, s.id limit $1`,
      [LISTED],
    ),
  );
  for (const { id, cuenta, nombre, email, asunto, creadaEn } of rows) {
    const said = [momentOf(creadaEn), cuenta, nombre, email, asunto].map(visibleText);
    say(`${id}  ${said.join(' · ')}`);
  }
  say(rows.length === 0 ? 'No hay pedidos sin responder.' : `Pedidos sin responder: ${rows.length}`);
}

async function show(transactions: Transactions, id: string, say: (line: string) => void): Promise<void> {
  const [row]: FilaEntera[] = await transactions.platform((manager) =>
    manager.query(
      `select s.id, c.nombre as cuenta, s.nombre, s.email, s.asunto, s.creada_en as "creadaEn", s.mensaje, s.estado,
              s.enviada_en as "enviadaEn",
              array(select a.nombre from ayuda_adjuntos a
                     where a.cuenta_id = s.cuenta_id and a.solicitud_id = s.id order by a.orden) as archivos
         from ayuda_solicitudes s join cuentas c on c.id = s.cuenta_id where s.id = $1`,
      [id],
    ),
  );
  if (!row) {
    throw new SolicitudesRefused('No hay un pedido con ese id.');
  }
  const { cuenta, nombre, email, asunto, mensaje, estado, creadaEn, enviadaEn, archivos } = row;
  const said = {
    Pedido: id,
    Estado: estado,
    Recibido: momentOf(creadaEn),
    'Enviado por correo': enviadaEn ? momentOf(enviadaEn) : 'no',
    Oficina: cuenta,
    Nombre: nombre,
    Correo: email,
    Archivos: archivos.join(', ') || 'ninguno',
    Asunto: asunto,
  };
  for (const [name, value] of Object.entries(said)) {
    say(`${name}: ${visibleText(value)}`);
  }
  say('');
  for (const line of mensaje.split(/\r?\n/)) {
    say(visibleText(line));
  }
}

function momentOf(date: Date): string {
  return date.toISOString().slice(0, 16);
}

/** Sets the estado of a request. The server tells its author, now or at its next start. */
async function change(
  { transactions, jobs }: { transactions: Transactions; jobs: Jobs },
  id: string,
  estado: EstadoDeSolicitud,
  say: (line: string) => void,
): Promise<void> {
  const isChanged = await transactions.platform(async (manager) => {
    const [[row]]: [Pick<CambioDeSolicitud, 'cuentaId' | 'usuarioId'>[]] = await manager.query(
      `update ayuda_solicitudes set estado = $2, cambiada_en = now() where id = $1 and estado is distinct from $2
        returning cuenta_id as "cuentaId", usuario_id as "usuarioId"`,
      [id, estado],
    );
    if (row) {
      await jobs.send('avisos-de-ayuda', { ...row, solicitudId: id, estado } satisfies CambioDeSolicitud);
    }
    return row !== undefined;
  });
  say(isChanged ? `El pedido quedó como «${estado}».` : 'No hay un pedido con ese id en otro estado.');
}
