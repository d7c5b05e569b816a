import { ChevronDown, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../lib/i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/inputs.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { type HelpEntry, searchHelp } from './help-search.ts';
import { useHelp } from './use-help.ts';

export default function HelpPage() {
  const t = useTranslations('help');
  const [typed, setTyped] = useState('');
  const sections = useHelp()
    .map((section) => ({ ...section, entries: searchHelp(section.entries, typed) }))
    .filter(({ entries }) => entries.length > 0);
  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  const searching = typed.trim() !== '';
  return (
    <div className="page-width">
      <div className="mx-auto max-w-text">
        <PageHeader title={t('title')} description={t('lead')} />
        <search className="mt-2 max-w-text">
          <Field label={t('search.label')}>
            <span className="relative block">
              <Search
                aria-hidden="true"
                className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-quiet"
              />
              <HelpInput value={typed} placeholder={t('search.placeholder')} onType={setTyped} />
            </span>
          </Field>
          <div className="mt-2 flex min-h-12 flex-wrap items-center gap-3">
            <p role="status" className="text-sm text-quiet">
              {searching && t('search.count', { count })}
            </p>
            {searching && (
              <Button variant="quiet" onClick={() => setTyped('')}>
                {t('search.clear')}
              </Button>
            )}
          </div>
        </search>
        {sections.map(({ id, title, entries }) => (
          <Section key={id} id={id} title={title} className="py-4 sm:py-5">
            <ul className="flex flex-col gap-2">
              {entries.map((entry) => (
                <li key={entry.id}>
                  <Question entry={entry} />
                </li>
              ))}
            </ul>
          </Section>
        ))}
        {count === 0 && <EmptyState title={t('search.empty')} description={t('search.emptyHint')} />}
        <Card title={t('contact.title')} description={t('contact.text')} className="my-8">
          <div>
            <LinkButton to="/contact">{t('contact.button')}</LinkButton>
          </div>
        </Card>
      </div>
    </div>
  );
}

function HelpInput({
  value,
  placeholder,
  onType,
}: {
  value: string;
  placeholder: string;
  onType: (typed: string) => void;
}) {
  return (
    <Input
      type="search"
      value={value}
      placeholder={placeholder}
      autoComplete="off"
      className="ps-12"
      onChange={(event) => onType(event.target.value)}
    />
  );
}

/** The browser's own disclosure: it works before any script, and its text is found by the browser's search. */
function Question({ entry: { question, answer } }: { entry: HelpEntry }) {
  return (
    <details className="group rounded-card border border-line bg-raised">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-card px-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">{question}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="max-w-text px-5 pb-5">{answer}</p>
    </details>
  );
}
