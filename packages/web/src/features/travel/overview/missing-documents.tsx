import { useTranslations } from '../../../platform/i18n/index.ts';
import { List } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { DocumentRow } from '../documents/document-row.tsx';
import { useDocumentText } from '../documents/use-document-text.ts';
import { useMissingDocuments } from './use-missing-documents.ts';

/** The documents that the user does not have yet. Those to be renewed are among the next steps. */
export function MissingDocuments() {
  const t = useTranslations('travel.overview');
  const stateOf = useDocumentText();
  const missing = useMissingDocuments().filter(({ item }) => stateOf(item).isFine);
  if (missing.length === 0) return null;
  return (
    <Section title={t('documents')} className="py-0!">
      <List label={t('documents')}>
        {missing.map(({ id, item }) => (
          <DocumentRow key={id} document={item} to="/travel?tab=documents" />
        ))}
      </List>
    </Section>
  );
}
