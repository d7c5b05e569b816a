import { FileCheck, FileWarning } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { ListRow } from '../../../ui/list-row.tsx';
import { type TravelDocument, useDocumentText, useKindName } from './use-document-text.ts';

type DocumentRowProps = { document: TravelDocument } & (
  | { onOpen: () => void }
  /** The address of the page with the documents. */
  | { to: string }
);

/** A document, how long it is valid, and whether the user has it. */
export function DocumentRow({ document, ...opens }: DocumentRowProps) {
  const t = useTranslations('travel.documents');
  const kindName = useKindName();
  const { text, isFine, isReady } = useDocumentText()(document);
  return (
    <ListRow
      icon={isFine ? FileCheck : FileWarning}
      tone={isFine ? 'green' : 'danger'}
      title={t('named', { kind: kindName(document.document), title: document.title })}
      text={<span className={isFine ? undefined : 'font-semibold text-danger'}>{text}</span>}
      // An empty circle would deny what the user has ticked; the text says what is wrong instead.
      {...(isFine && { isDone: isReady, doneLabel: t(isReady ? 'ready' : 'notReady') })}
      {...opens}
    />
  );
}
