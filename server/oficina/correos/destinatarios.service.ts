import { Injectable } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { isAllowed } from '../../common/access/permissions.js';
import { PLAIN_EMAIL } from '../../common/input/plain-email.js';
import { hallableAll, likeAll, likePattern, likePatterns, wordsOf } from '../../common/input/search-words.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { withoutAccents } from '../../vocabulario/without-accents.js';
import type { DestinatarioHalladoDto } from './correos.dto.js';

const MAX_HALLADOS = 12;
/** The most rows that are read of each source. Several rows may have one address. */
const MAX_LEIDOS = 40;
/** The most personas among which the best are found. For a common word, any of them are taken. */
const MAX_PERSONAS = 1_000;
/** The mails whose people count as earlier correspondents. */
const MAX_CORREOS = 500;

type Hallado = Omit<DestinatarioHalladoDto, 'usuarioId'>;

/** The order of sources that match equally well. */
const ORIGENES: readonly Hallado['origen'][] = ['miembro', 'contacto', 'correo', 'persona'];

/**
 * The SQL for the senders and recipients of the last mails in the mailbox. `usuario` is the number of the parameter
 * with the user's id.
 */
const CORRESPONSALES = (usuario: number) => `
  select quien ->> 'nombre' as nombre, lower(quien ->> 'direccion') as direccion, max(m.recibido_en) as ultimo
    from (select k.recibido_en,
                 case when k.propia then c.para || c.cc || k.cco
                      else jsonb_build_array(jsonb_build_object('nombre', c.de_nombre, 'direccion', c.de_direccion)) end as quienes
            from correo_copias k join correos c on c.cuenta_id = k.cuenta_id and c.id = k.correo_id
           where k.usuario_id = $${usuario} and k.bandeja in ('inbox', 'sent')
           order by k.recibido_en desc, k.id desc limit ${MAX_CORREOS}) m
   cross join lateral jsonb_array_elements(m.quienes) quien
   group by 1, 2`;

/** The people to whom the running user can write: members, contactos, personas, and earlier correspondents. */
@Injectable()
export class Destinatarios {
  constructor(
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  /** The best twelve recipients for some words, each address once. Without words, the people of the last mails. */
  async find(buscar: string): Promise<DestinatarioHalladoDto[]> {
    const miembros = await this.directory.miembros();
    const palabras = wordsOf(buscar).map(withoutAccents);
    const hallados =
      palabras.length === 0
        ? await this.findLast()
        : [...miembrosCon(miembros, palabras), ...(await this.findWith(buscar))];
    const ids = new Map(miembros.map(({ id, email }) => [email.toLowerCase(), id]));
    const unicos = new Map<string, Hallado>();
    for (const hallado of palabras.length === 0 ? hallados : ordered(hallados, palabras)) {
      // An address book may have texts that are no addresses.
      if (!unicos.has(hallado.direccion) && isEmail(hallado.direccion, PLAIN_EMAIL)) {
        unicos.set(hallado.direccion, hallado);
      }
    }
    return [...unicos.values()].slice(0, MAX_HALLADOS).map(({ nombre, direccion, origen }) => {
      const usuarioId = ids.get(direccion) ?? null;
      return { nombre, direccion, origen: usuarioId ? 'miembro' : origen, usuarioId };
    });
  }

  private findLast(): Promise<Hallado[]> {
    return this.transactions.manager.query(
      `select nombre, direccion, 'correo' as origen from (${CORRESPONSALES(1)}) q
        order by ultimo desc, direccion, nombre desc limit ${MAX_LEIDOS}`,
      [this.transactions.tenant.usuarioId],
    );
  }

  /** The matches in the database. In each source, names with a word that begins with the first word come first. */
  private findWith(buscar: string): Promise<Hallado[]> {
    const { rolId, usuarioId } = this.transactions.tenant;
    const patterns = likePatterns(buscar);
    const [first = ''] = wordsOf(buscar);
    const begins = `(' ' || palabras) like '% ' || sin_acentos($${patterns.length + 1})`;
    const best = (source: string) =>
      `select * from (${source}) q where ${likeAll('palabras', patterns)} order by ${begins} desc, palabras limit ${MAX_LEIDOS}`;
    // The words of contactos and personas are stored without accents. Removing accents here would cost most of the
    // time.
    const contactos = `
      select c.nombre, c.correos, c.busqueda as palabras from contactos c
       where c.eliminado_en is null and c.correos <> '[]'
         and c.id in (select h.id from contactos_por_partes h where ${hallableAll(patterns)})`;
    const personas = `
      select p.nombre_completo as nombre, p.direccion, p.busqueda || ' ' || p.direccion as palabras
        from personas p
       where p.id in (select h.id from personas_escribibles h where ${likeAll('h.busqueda', patterns)} limit ${MAX_PERSONAS})`;
    const corresponsales = `
      select nombre, direccion, sin_acentos(nombre || ' ' || direccion) as palabras
        from (${CORRESPONSALES(patterns.length + 2)}) r`;
    const sources = [
      `select nombre, lower(c ->> 'email') as direccion, 'contacto' as origen
         from (${best(contactos)}) b cross join lateral jsonb_array_elements(correos) c`,
      `select nombre, direccion, 'correo' from (${best(corresponsales)}) b`,
      ...(isAllowed(rolId, 'carpetas.ver') ? [`select nombre, direccion, 'persona' from (${best(personas)}) b`] : []),
    ];
    return this.transactions.manager.query(sources.join(' union all '), [
      ...patterns,
      likePattern(first).slice(1),
      usuarioId,
    ]);
  }
}

function miembrosCon(miembros: readonly { nombre: string; email: string }[], palabras: readonly string[]): Hallado[] {
  return miembros
    .map(({ nombre, email }) => ({ nombre, direccion: email.toLowerCase(), origen: 'miembro' as const }))
    .filter(({ nombre, direccion }) => {
      const plain = withoutAccents(`${nombre} ${direccion}`);
      return palabras.every((palabra) => plain.includes(palabra));
    });
}

/** Orders matches. Those with a word that begins with the first word of the search come first. */
function ordered(hallados: readonly Hallado[], [first = '']: readonly string[]): Hallado[] {
  const rank = ({ nombre, direccion }: Hallado) =>
    withoutAccents(` ${nombre} ${direccion}`).includes(` ${first}`) ? 0 : 1;
  const place = ({ origen }: Hallado) => ORIGENES.indexOf(origen);
  return hallados.toSorted((a, b) => rank(a) - rank(b) || place(a) - place(b));
}
