import { Search } from 'lucide-react';
import { useTranslations } from '../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/inputs.tsx';

interface SearchBoxProps {
  typed: string;
  onType: (typed: string) => void;
}

/** The one box in which all of guide and help is searched. Needs the namespace `search`. */
export function SearchBox({ typed, onType }: SearchBoxProps) {
  const t = useTranslations('search');
  return (
    <search className="max-w-text print:hidden">
      <Field label={t('label')}>
        <span className="relative block">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-quiet"
          />
          <SearchInput typed={typed} placeholder={t('placeholder')} onType={onType} />
        </span>
      </Field>
      {typed.trim() !== '' && (
        <Button variant="quiet" className="mt-2" onClick={() => onType('')}>
          {t('clear')}
        </Button>
      )}
    </search>
  );
}

// Its own component, for a field wires only what stands directly in it.
function SearchInput({ typed, placeholder, onType }: SearchBoxProps & { placeholder: string }) {
  return (
    <Input
      type="search"
      value={typed}
      placeholder={placeholder}
      autoComplete="off"
      className="ps-12"
      onChange={(event) => onType(event.target.value)}
    />
  );
}
