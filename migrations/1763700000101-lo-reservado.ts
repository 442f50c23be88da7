import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CURRENT_CUENTA, CURRENT_USUARIO, hasRol, runAll } from './support.js';

const POR_SU_PARTE =
  'exists (select 1 from partes p where p.cuenta_id = personas.cuenta_id and p.persona_id = personas.id)';
const personaVisible = (porHaberlaCreado: string) => `alter policy cuenta on personas
  using (cuenta_id = ${CURRENT_CUENTA} and (${hasRol(1, 2)} or ${porHaberlaCreado} or ${POR_SU_PARTE}))`;

const HECHO = `(carpeta_id is null and ${hasRol(1)}
  or exists (select 1 from carpetas c where c.cuenta_id = auditoria.cuenta_id and c.id = auditoria.carpeta_id))`;

/** The facts between two carpetas are seen by who sees both. Older ones do not name the other: their vínculo tells. */
const LA_OTRA = `case
  when datos ? 'otraCarpetaId' then exists (select 1 from carpetas c
    where c.cuenta_id = auditoria.cuenta_id and c.id = (auditoria.datos ->> 'otraCarpetaId')::uuid)
  when accion like 'vinculo.%' then ${hasRol(1, 2)} or exists (select 1 from carpeta_vinculos v
    where v.cuenta_id = auditoria.cuenta_id and v.id = auditoria.entidad_id)
  else true end`;

const hechoVisible = (more: string) =>
  `alter policy cuenta on auditoria using (cuenta_id = ${CURRENT_CUENTA} and ${HECHO}${more})`;

/** What a movement changes of its producto, beside what there is of it. @param veces 0 when it changes nothing else */
const sumado = (veces: string, actualizado: string) => `
  create or replace function movimiento_sumado() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public as $$
    declare
      existencias_antes integer;
      reservado_antes integer;
      de_la_carpeta bigint;
    begin
      select p.existencias, p.reservado, p.movimientos + 1 into existencias_antes, reservado_antes, new.n
        from productos p where p.cuenta_id = new.cuenta_id and p.id = new.producto_id for no key update;
      if not found then
        raise foreign_key_violation;
      end if;
      new.cambio := case new.tipo
        when 'entrada' then new.cantidad
        when 'recuento' then new.cantidad - existencias_antes
        when 'salida' then - new.cantidad
        when 'consumo' then - new.cantidad
        else 0 end;
      new.cambio_reservado := case new.tipo
        when 'reserva' then new.cantidad
        when 'liberacion' then - new.cantidad
        when 'consumo' then - new.cantidad
        else 0 end;
      new.existencias := existencias_antes + new.cambio;
      new.reservado := reservado_antes + new.cambio_reservado;
      if new.tipo in ('salida', 'reserva') and new.existencias < new.reservado then
        raise check_violation using message = 'There is less available of the producto.';
      end if;
      if new.cambio_reservado < 0 then
        select coalesce(sum(m.cambio_reservado), 0) into de_la_carpeta from producto_movimientos m
         where m.cuenta_id = new.cuenta_id and m.producto_id = new.producto_id
           and m.carpeta_id is not distinct from new.carpeta_id;
        if de_la_carpeta + new.cambio_reservado < 0 then
          raise check_violation using message = 'There is less reserved for the carpeta.';
        end if;
      end if;
      update productos p
         set existencias = new.existencias, reservado = new.reservado, movimientos = new.n,
             version = p.version + ${veces}, actualizado_en = ${actualizado}
       where p.cuenta_id = new.cuenta_id and p.id = new.producto_id;
      return new;
    end $$`;

/** Whether a movement only sets aside for a carpeta, which not everybody sees, or ends that. */
const SOLO_RESERVA = `new.tipo in ('reserva', 'liberacion') and new.carpeta_id is not null`;

/** What is in a carpeta that somebody does not see changes nothing of what they see. */
export class LoReservado1763700000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      // Somebody who does not see its carpetas deleted it: they see it no more, and the carpetas keep it.
      'alter table personas add column retirada boolean not null default false',
      personaVisible(`creada_por = ${CURRENT_USUARIO} and not retirada`),
      hechoVisible(` and ${LA_OTRA}`),
      `create index producto_movimientos_reservas on producto_movimientos (cuenta_id, producto_id)
         include (carpeta_id, cambio_reservado) where cambio_reservado <> 0`,
      sumado(
        `case when ${SOLO_RESERVA} then 0 else 1 end`,
        `case when ${SOLO_RESERVA} then p.actualizado_en else new.en end`,
      ),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      sumado('1', 'new.en'),
      'drop index producto_movimientos_reservas',
      hechoVisible(''),
      personaVisible(`creada_por = ${CURRENT_USUARIO}`),
      'alter table personas drop column retirada',
    ]);
  }
}
