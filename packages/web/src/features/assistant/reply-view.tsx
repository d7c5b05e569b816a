import type { AssistantReply } from '@manasik/contract/assistant';
import { direction, type Language } from '@manasik/core/text/languages';
import { ArrowUpRight, BookOpen } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../../platform/i18n/index.ts';
import { loadFonts } from '../../platform/i18n/word-store.ts';
import type { Turn } from './chat-store.ts';
import { Feedback } from './feedback.tsx';
import { NumbersToCall } from './numbers-to-call.tsx';
import { QuestionButtons } from './question-buttons.tsx';
import { RedFlag } from './red-flag.tsx';
import { ReplyActions } from './reply-actions.tsx';
import { markdownOf } from './reply-markdown.ts';
import { ReplyText } from './reply-text.tsx';
import { Warning } from './warning.tsx';

interface ReplyViewProps {
  turn: Turn;
  reply: AssistantReply;
  /** Only the latest answer suggests further questions. */
  isLatest: boolean;
  /** Came while it was waited for here. */
  isNew: boolean;
  onAsk: (question: string) => void;
}

/** An answer in its language, with its sources and what can be done with it. */
export function ReplyView({ turn, reply, isLatest, isNew, onAsk }: ReplyViewProps) {
  const t = useTranslations('assistant');
  const text = useRef<HTMLDivElement>(null);
  const { language, redFlag, warning, numbers, sources, links, suggestions, message, notice } = reply;
  // The answer may be in another language than the page.
  useEffect(() => loadFonts(language), [language]);
  return (
    <div className="flex flex-col gap-4">
      <div
        ref={text}
        lang={language}
        dir={direction(language)}
        className="flex flex-col gap-4 text-lg leading-relaxed"
      >
        {redFlag ? (
          <RedFlag reply={reply} isNew={isNew && isLatest} />
        ) : (
          <>
            {warning && <Warning warning={warning} numbers={numbers} />}
            <ReplyText>{message}</ReplyText>
            {!warning && numbers.length > 0 && <NumbersToCall numbers={numbers} />}
          </>
        )}
      </div>
      <Links title={t('sources')} language={language}>
        {sources.map(({ id, title, to }) => (
          <Passage key={id} to={to}>
            <BookOpen aria-hidden="true" className="size-5 shrink-0" />
            {title}
          </Passage>
        ))}
      </Links>
      <Links title={t('links')} language={language}>
        {links.map(({ label, to }) => (
          <Passage key={to} to={to}>
            {label}
            <ArrowUpRight aria-hidden="true" className="flip-rtl size-5 shrink-0" />
          </Passage>
        ))}
      </Links>
      {notice && <p className="text-sm text-quiet">{t(`notice.${notice}`)}</p>}
      {turn.answeredBy === 'device' && <p className="text-sm text-quiet">{t('onDevice')}</p>}
      <div className="-ms-3 flex flex-wrap items-center print:hidden">
        <ReplyActions name={turn.id} message={markdownOf(reply)} language={language} text={text} />
        {turn.messageId !== null && <Feedback turn={turn} messageId={turn.messageId} />}
      </div>
      {isLatest && suggestions.length > 0 && (
        <QuestionButtons title={t('next')} questions={suggestions} language={language} onAsk={onAsk} />
      )}
    </div>
  );
}

interface LinksProps {
  title: string;
  language: Language;
  children: readonly ReactNode[];
}

function Links({ title, language, children }: LinksProps) {
  if (children.length === 0) return null;
  return (
    <div>
      <p className="text-sm text-quiet">{title}</p>
      <ul
        aria-label={title}
        lang={language}
        dir={direction(language)}
        className="with-honorific mt-2 flex flex-wrap gap-2"
      >
        {children}
      </ul>
    </div>
  );
}

const Passage = ({ to, children }: { to: string; children: ReactNode }) => (
  <li className="max-w-full">
    <Link
      to={to}
      className="inline-flex min-h-12 items-center gap-2 rounded-card bg-green-soft px-4 py-1 leading-snug font-semibold text-green no-underline hover:underline"
    >
      {children}
    </Link>
  </li>
);
