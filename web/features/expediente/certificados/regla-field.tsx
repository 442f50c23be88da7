import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Select } from '../../../components/ui/select';
import { cuantoEnTexto } from '../plazos/publico/conteo';
import { type CertificadoValues, toVigencia } from './certificado-values';
import { useCertificadosDeOficinaFindReglasQuery } from './certificados-api';

/** Fills in a new certificate by a rule of the office. */
export function ReglaField({ form }: { form: UseFormReturn<CertificadoValues> }) {
  const { data: reglas = [] } = useCertificadosDeOficinaFindReglasQuery();
  const [chosen, setChosen] = useState('');
  const choose = (id: string) => {
    setChosen(id);
    const regla = reglas.find((one) => one.id === id);
    if (!regla) return;
    for (const [name, value] of Object.entries(toVigencia(regla))) {
      form.setValue(name as keyof CertificadoValues, value, { shouldDirty: true });
    }
  };
  return (
    <Select
      label="Completar según"
      help="Las reglas de la oficina: lo que se complete se puede cambiar."
      options={[
        { value: '', label: 'Ninguna' },
        ...reglas.map(({ id, nombre, dias, computo, alcance }) => ({
          value: id,
          label: [nombre, dias === null ? null : cuantoEnTexto({ dias, computo }), alcance].filter(Boolean).join(' · '),
        })),
      ]}
      value={chosen}
      onChange={(value) => choose(String(value))}
    />
  );
}
