import { Search } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
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
  const input = useRef<HTMLInputElement>(null);
  function clear() {
    onType('');
    // The button goes with the words.
    input.current?.focus();
  }
  return (
    <search className="max-w-text print:hidden">
      <Field label={t('label')}>
        <span className="relative block">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-quiet"
          />
          <SearchInput input={input} typed={typed} placeholder={t('placeholder')} onType={onType} />
        </span>
      </Field>
      {typed.trim() !== '' && (
        <Button variant="quiet" className="mt-2" onClick={clear}>
          {t('clear')}
        </Button>
      )}
    </search>
  );
}

interface SearchInputProps extends SearchBoxProps {
  input: RefObject<HTMLInputElement | null>;
  placeholder: string;
}

// Its own component, for a field wires only what stands directly in it.
function SearchInput({ input, typed, placeholder, onType }: SearchInputProps) {
  return (
    <Input
      ref={input}
      type="search"
      value={typed}
      placeholder={placeholder}
      autoComplete="off"
      // The browser's own sign to clear it would stand beside our button.
      className="ps-12 [&::-webkit-search-cancel-button]:hidden"
      onChange={(event) => onType(event.target.value)}
    />
  );
}
