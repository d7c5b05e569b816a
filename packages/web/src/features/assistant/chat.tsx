import type { AgentType } from '@manasik/core/assistant/agents';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useErrorText } from '../../platform/api/index.ts';
import { useLanguage, useTranslations } from '../../platform/i18n/index.ts';
import { cx } from '../../ui/cx.ts';
import { toast } from '../../ui/toast-store.ts';
import { AgentChips } from './agent-chips.tsx';
import { Announcer } from './announcer.tsx';
import { retry, stop, submit, type Turn, useChat } from './chat-store.ts';
import { Composer } from './composer.tsx';
import { ContinueLast } from './conversations/continue-last.tsx';
import type { Device } from './device-data.ts';
import { EmergencyLine } from './emergency-line.tsx';
import { prepareEngine } from './engine/engine.ts';
import { Starts } from './starts.tsx';
import { TurnView } from './turn-view.tsx';

interface ChatProps {
  agent: AgentType;
  onAgent: (agent: AgentType) => void;
  device: Device;
  /** `box`: the history has its own low scrolling box, as in a card. Otherwise it scrolls with what is around it. */
  look: 'page' | 'panel' | 'box';
  /** The header of a page. The field can only stay on the screen over what is in the chat. */
  header?: ReactNode;
  /** Puts the focus into the field, unless that would open a keyboard on the screen. */
  takesFocus?: boolean;
}

/** The conversation, the choice of the agent and the field. Needs the namespaces `assistant` and `errors`. */
export function Chat({ agent, onAgent, device, look, header, takesFocus = false }: ChatProps) {
  const t = useTranslations('assistant');
  const errorText = useErrorText();
  const { language } = useLanguage();
  const { turns } = useChat();
  const field = useRef<HTMLTextAreaElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const latest = turns.at(-1);
  useEffect(() => prepareEngine(language), [language]);
  useEffect(() => device.prepare(), [device]);
  useFocusAtStart(field, takesFocus);
  useNewestInView(box, look, latest);

  const questioner = () => ({
    language,
    device,
    onFailed: () => void toast({ title: t('failed'), description: t('failedText'), variant: 'destructive' }),
    onRefused: (error: unknown) =>
      void toast({ title: t('failed'), description: errorText(error), variant: 'destructive' }),
  });
  const ask = (question: string): boolean => submit(question, agent, questioner());
  // The pressed button disappears, so the focus moves to the field.
  const askByButton = (question: string) => {
    if (!ask(question)) return;
    if (hasKeyboard()) field.current?.focus();
    else box.current?.focus({ preventScroll: true });
  };

  return (
    <div className={cx('@container flex min-w-0 grow flex-col', look === 'box' ? 'gap-4' : 'gap-6')}>
      <div>
        {header}
        <AgentChips value={agent} onChange={onAgent} />
      </div>
      <div
        ref={box}
        role="region"
        aria-label={t('conversation')}
        // A box that scrolls must be focusable by keyboard.
        tabIndex={look === 'box' && turns.length > 0 ? 0 : -1}
        className={cx(
          'flex min-w-0 flex-col gap-6',
          look === 'box' ? 'relative max-h-36 overflow-y-auto overscroll-contain' : 'grow',
        )}
      >
        {turns.length === 0 && look === 'page' && <ContinueLast />}
        {turns.length === 0 && <Starts agent={agent} onAsk={askByButton} />}
        {turns.map((turn) => (
          <div key={turn.id} data-turn="" className="flex scroll-mt-24 flex-col gap-4">
            <TurnView
              turn={turn}
              isLatest={turn === latest}
              onAsk={askByButton}
              onRetry={(again: Turn) => retry(again, questioner())}
            />
          </div>
        ))}
      </div>
      <Announcer turn={latest} />
      <div
        {...(look === 'page' && { 'data-hides-bar': '' })}
        className={cx(
          look !== 'box' && 'sticky z-10 -mx-2 px-2 pt-2',
          // With large text, all of this would leave no room for an answer. Before the first question the field stays.
          look !== 'box' && (turns.length === 0 ? '@max-[16rem]:contents' : '@max-[16rem]:static'),
          look === 'page' && 'bottom-0 bg-ground',
          // At the edge of the sheet: text would show through in its padding.
          look === 'panel' && 'bottom-[calc(-1*min(1.5rem,5vw))] bg-raised',
        )}
      >
        <div
          className={cx(
            look !== 'box' &&
              turns.length === 0 &&
              '@max-[16rem]:sticky @max-[16rem]:z-10 @max-[16rem]:-mx-2 @max-[16rem]:p-2',
            look === 'page' && 'bottom-0 bg-ground',
            look === 'panel' && 'bottom-[calc(-1*min(1.5rem,5vw))] bg-raised',
          )}
        >
          <Composer
            field={field}
            isWaiting={latest?.status === 'waiting'}
            onAsk={ask}
            onStop={() => {
              stop();
              field.current?.focus();
            }}
          />
        </div>
        <div className={cx(look !== 'box' && 'pb-[calc(0.75rem+env(safe-area-inset-bottom))]')}>
          <EmergencyLine isShort={look === 'box'} />
        </div>
      </div>
    </div>
  );
}

/** A touch screen opens a keyboard over the answer when the field has the focus. */
const hasKeyboard = (): boolean => matchMedia('(pointer: fine)').matches;

function useFocusAtStart(field: RefObject<HTMLTextAreaElement | null>, takesFocus: boolean): void {
  useEffect(() => {
    if (!takesFocus || !hasKeyboard()) return undefined;
    // After the dialog around it has put the focus on its first button.
    const frame = requestAnimationFrame(() => field.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [field, takesFocus]);
}

// Of the height of the screen. A longer question would leave too little of it for the answer.
const longestQuestion = 0.25;

/**
 * Shows a new question at the top, and again when its answer has come, so that this is read from its beginning. Where the
 * question fills a box or, in large text, the screen, and for whom to call, the answer itself comes to the top.
 */
function useNewestInView(
  box: RefObject<HTMLDivElement | null>,
  look: string,
  latest: Turn | undefined,
): void {
  const isAnswered =
    latest !== undefined && (latest.status !== 'waiting' || latest.reply !== null || latest.partial !== '');
  const isUrgent = Boolean(latest?.reply?.redFlag);
  const event = latest && `${latest.id} ${latest.status} ${isUrgent || (look === 'box' && isAnswered)}`;
  const before = useRef(event);
  useEffect(() => {
    const hasChanged = event !== before.current;
    before.current = event;
    const newest = box.current?.querySelector<HTMLElement>(':scope > [data-turn]:last-child');
    if (!hasChanged || !newest || !box.current) return;
    const answer = isAnswered ? newest.querySelector<HTMLElement>(':scope > section') : null;
    if (look !== 'box') {
      const question = newest.firstElementChild?.getBoundingClientRect().height ?? 0;
      const isTooLong = question > longestQuestion * innerHeight;
      (isUrgent || isTooLong ? (answer ?? newest) : newest).scrollIntoView({ block: 'start' });
    } else {
      // Scrolling into view would move the page around the box, too.
      box.current.scrollTo({ top: (answer ?? newest).offsetTop });
    }
  }, [box, look, event, isAnswered, isUrgent]);
}
