import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/inputs.tsx';
import { useHeatFormat } from './use-heat-format.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

interface HourFieldProps {
  label: string;
  value: number;
  onChange: (hour: number) => void;
}

/** An hour of Makkah's clock. */
export function HourField({ label, value, onChange }: HourFieldProps) {
  const format = useHeatFormat();
  return (
    <Field label={label}>
      <Select value={String(value)} onChange={({ target }) => onChange(Number(target.value))}>
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {format.hour(hour)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
