import type { CambioDeActoDto } from '../../../../api/generated/carpetas';
import { Box, Text } from '../../../../components/layout/layout';

/** The changes that another acto, or another version of the acto, makes in a carpeta. */
export function CambioDeActo({ cambio }: { cambio: CambioDeActoDto }) {
  return (
    <>
      <Nombres title="Se agregan" nombres={cambio.agrega} />
      <Nombres title="Se quitan" nombres={cambio.quita} />
      <Nombres title="Quedan como opcionales, por lo que ya se hizo" nombres={cambio.conserva} />
      <Nombres title="Plazos que van a correr además" nombres={cambio.plazosAgrega} />
      <Nombres title="Plazos que ya no van a correr" nombres={cambio.plazosQuita} />
      {cambio.pasaAReservada && <p>La carpeta pasa a ser reservada.</p>}
      <p>Lo aprobado y lo recibido se conserva, y los plazos y certificados que ya tiene quedan como están.</p>
    </>
  );
}

function Nombres({ title, nombres }: { title: string; nombres: readonly string[] }) {
  if (nombres.length === 0) return null;
  return (
    <section>
      <Text as="h3" marginBottom={1} weight="medium">
        {title}
      </Text>
      <Box as="ul" padLeft={5} margin={0}>
        {nombres.map((nombre) => (
          <li key={nombre}>{nombre}</li>
        ))}
      </Box>
    </section>
  );
}
