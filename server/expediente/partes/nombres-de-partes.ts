/**
 * The names of the partes of a carpeta as at the signature, in their order, as an array in SQL. Each persona comes once.
 * @param carpetaId the id of the carpeta, as SQL
 */
export const nombresDePartes = (carpetaId: string): string => `
  array(select nombre from (
          select coalesce(pa.snapshot ->> 'nombreCompleto', pe.nombre_completo) as nombre, min(pa.orden) as orden
            from partes pa join personas pe on pe.id = pa.persona_id where pa.carpeta_id = ${carpetaId} group by 1) o
         order by orden)`;
