import type { AgentType } from '@manasik/core/assistant/agents';
import { ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../../platform/i18n/index.ts';
import { ModulePart } from '../../platform/modules/module-part.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { StarMotif } from '../../ui/star-motif.tsx';

const load = () => import('./card-chat.tsx');

/**
 * The chat on a page with another subject. It is closed until it is started, and its code is loaded then. Needs the
 * namespaces `assistant` and `errors`.
 */
export function AssistantCard({ agent }: { agent: AgentType }) {
  const t = useTranslations('assistant');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={t('title')}
      titleId={id}
      description={t('about')}
      icon={<StarMotif className="size-6" />}
      className="print:hidden"
      aside={
        isOpen && (
          <IconButton
            label={t('card.collapse')}
            icon={<ChevronUp aria-hidden="true" className="size-6" />}
            onClick={() => setOpen(false)}
          />
        )
      }
    >
      {isOpen ? (
        <>
          <ModulePart load={load}>{({ CardChat }) => <CardChat first={agent} />}</ModulePart>
          <Link to="/assistant" className="inline-flex min-h-11 items-center self-start font-semibold">
            {t('card.page')}
          </Link>
        </>
      ) : (
        <Button className="self-start" onClick={() => setOpen(true)}>
          {t('card.start')}
        </Button>
      )}
    </Card>
  );
}
