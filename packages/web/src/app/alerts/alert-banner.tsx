import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations, WordsProvider } from '../../platform/i18n/index.ts';
import { apart } from '../../platform/i18n/isolate.ts';
import { useUser } from '../../platform/session/session.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { alarmOnce } from './alarm.ts';
import { type Alerts, type ShownAlert, shownAlerts } from '../../shared/alerts/alerts-state.ts';
import { openAlerts, useAlerts } from '../../shared/alerts/alerts-store.ts';
import { publishHeight } from '../publish-height.ts';
import { followAlerts } from './follow-alerts.ts';
import { OverBanner } from './over-banner.tsx';
import { RollCallBanner } from './roll-call-banner.tsx';
import { SlimSos, SosBanner } from './sos-banner.tsx';

const namespaces = ['alerts', 'errors'] as const;

/** Shows calls for help and roll calls above every page of a member. Renders nothing for anyone else. */
export default function AlertBanner() {
  const { user } = useUser();
  return (
    user && (
      <WordsProvider namespaces={namespaces}>
        <OwnAlerts key={user.id} userId={user.id} />
      </WordsProvider>
    )
  );
}

function OwnAlerts({ userId }: { userId: string }) {
  const t = useTranslations('alerts');
  const state = useAlerts();
  const place = useLocation();
  useEffect(() => {
    openAlerts(userId);
    return followAlerts();
  }, [userId]);
  useAlarm(userId, state.alerts);
  const said = useAnnouncement(state.alerts);

  // The group's own page already shows the whole call.
  const openGroup =
    place.pathname === '/group-tracker' ? new URLSearchParams(place.search).get('group') : null;
  const isSlim = (shown: ShownAlert): boolean =>
    shown.kind === 'sos' &&
    (state.slim[shown.alert.id] ?? shown.alert.groups.some(({ id }) => id === openGroup));
  const shown = shownAlerts(state);
  const slim = shown.filter(isSlim);
  const full = shown.filter((alert) => !isSlim(alert));
  const [first] = slim;
  return (
    <Frame label={t('label')} isShown={shown.length + state.over.length > 0}>
      <VisuallyHidden role="alert">{said.calls}</VisuallyHidden>
      <VisuallyHidden role="status">{said.rollCalls}</VisuallyHidden>
      {first?.kind === 'sos' && <SlimSos alert={first.alert} others={slim.length - 1} />}
      <Full alerts={full} />
      {state.over.length > 0 && <OverBanner over={state.over} />}
    </Frame>
  );
}

/** Shows one alert; a button switches to the next. */
function Full({ alerts }: { alerts: readonly ShownAlert[] }) {
  const [wantedId, want] = useState<string>();
  const at = Math.max(
    0,
    alerts.findIndex(({ alert }) => alert.id === wantedId),
  );
  const shown = alerts[at];
  if (!shown) return null;
  const others = alerts.length - 1;
  const next = alerts[(at + 1) % alerts.length];
  const props = { answer: shown.answer, others, onNext: () => want(next?.alert.id) };
  return shown.kind === 'sos' ? (
    <SosBanner key={shown.alert.id} alert={shown.alert} {...props} />
  ) : (
    <RollCallBanner key={shown.alert.id} alert={shown.alert} {...props} />
  );
}

interface FrameProps {
  label: string;
  isShown: boolean;
  children: ReactNode;
}

/** Stays in view while the page scrolls, and tells the layout how much of the page it covers. */
function Frame({ label, isShown, children }: FrameProps) {
  const frame = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    const root = document.documentElement;
    if (!element || !isShown) return undefined;
    const stop = publishHeight(element, '--alert-height');
    root.dataset['alert'] = '';
    return () => {
      stop();
      delete root.dataset['alert'];
    };
  }, [isShown]);
  return (
    <section ref={frame} aria-label={isShown ? label : undefined} className="alert-frame print:hidden">
      {children}
    </section>
  );
}

/** Sounds once. If the browser requires a touch of the page first, sounds with that touch. */
function useAlarm(userId: string, alerts: Alerts | null): void {
  useEffect(() => {
    if (!alerts) return undefined;
    const alarm = () => alarmOnce(userId, alerts);
    alarm();
    addEventListener('pointerup', alarm);
    addEventListener('keydown', alarm);
    return () => {
      removeEventListener('pointerup', alarm);
      removeEventListener('keydown', alarm);
    };
  }, [userId, alerts]);
}

/** Announces new alerts and ended calls to screen readers. */
function useAnnouncement(alerts: Alerts | null): { calls: string; rollCalls: string } {
  const t = useTranslations('alerts');
  const [said, say] = useState({ calls: '', rollCalls: '' });
  const before = useRef<Alerts>({ sos: [], rollCalls: [] });
  useEffect(() => {
    if (!alerts) return;
    const { sos, rollCalls } = before.current;
    before.current = alerts;
    const isIn = (list: readonly { id: string }[], id: string) => list.some((one) => one.id === id);
    const nameOf = (name: string) => apart(name || t('sos.someone'));
    const calls = [
      ...alerts.sos
        .filter(({ id }) => !isIn(sos, id))
        .map(({ callerName }) => t('sos.title', { name: nameOf(callerName) })),
      ...sos
        .filter(({ id }) => !isIn(alerts.sos, id))
        .map(({ callerName }) => t('sos.over', { name: nameOf(callerName) })),
    ];
    const asked = alerts.rollCalls
      .filter(({ id, isHere }) => !isHere && !isIn(rollCalls, id))
      .map(({ group }) => t('rollCall.announcement', { group: apart(group.name) }));
    if (calls.length > 0) say((last) => ({ ...last, calls: calls.join(' ') }));
    if (asked.length > 0) say((last) => ({ ...last, rollCalls: asked.join(' ') }));
  }, [alerts, t]);
  return said;
}
