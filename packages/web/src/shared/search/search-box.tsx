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

/** The search box for guide and help. Needs the namespace `search`. */
export function SearchBox({ typed, onType }: SearchBoxProps) {
  const t = useTranslations('search');
  const input = useRef<HTMLInputElement>(null);
  function clear() {
    onType('');
    // The button disappears with the text, so move the focus first.
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

// A component of its own, because a field connects only its direct child.
function SearchInput({ input, typed, placeholder, onType }: SearchInputProps) {
  return (
    <Input
      ref={input}
      type="search"
      value={typed}
      placeholder={placeholder}
      autoComplete="off"
      // The clear button of the browser would appear beside ours.
      className="ps-12 [&::-webkit-search-cancel-button]:hidden"
      onChange={(event) => onType(event.target.value)}
    />
  );
}
