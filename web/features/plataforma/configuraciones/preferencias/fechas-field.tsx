import { Stack, Text } from '../../../../components/layout/layout';
import { exampleOf, type FormatoFecha, formatoDelPais } from '../../../../lib/fechas';
import { usePais } from '../../../../session/use-pais';
import apariencia from '../apariencia/apariencia.module.css';
import { ChoiceGroup } from '../apariencia/choice-group';
import { usePreferencia } from '../apariencia/use-preferencia';

const names: Readonly<Record<FormatoFecha, string>> = {
  'es-AR': 'Argentina',
  'es-CL': 'Chile',
  'es-ES': 'España',
  'es-UY': 'Uruguay',
  auto: 'Según el dispositivo',
};

const formatos = Object.keys(names) as FormatoFecha[];
/** The example is a day of one digit in September, for which the formats differ most. */
const example = new Date(new Date().getFullYear(), 8, 4, 15, 7);

/** Chooses the format of dates. Each choice shows an example. */
export function FechasField() {
  const [formato, choose] = usePreferencia('fechas', formatoDelPais(usePais()));
  return (
    <ChoiceGroup
      label="Formato de las fechas"
      isLabelHidden
      values={formatos}
      value={formato}
      onChange={choose}
      arrangement="rows"
    >
      {(each) => {
        const { larga, corta } = exampleOf(each, example);
        return (
          <Stack
            as="span"
            gap="2px"
            pad={[3, 4]}
            weight="medium"
            fill="surface"
            bordered="strong"
            round="md"
            className={apariencia.card}
          >
            {names[each]}
            <Text size="sm" weight="regular" tone="soft" numeric>
              {corta}
            </Text>
            <Text size="sm" weight="regular" tone="soft" numeric>
              {larga}
            </Text>
          </Stack>
        );
      }}
    </ChoiceGroup>
  );
}
