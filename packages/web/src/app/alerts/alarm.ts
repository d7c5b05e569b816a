import { vibrate } from '../../platform/device/vibration.ts';
import type { Alerts } from '../../shared/alerts/alerts-state.ts';
import { changeKept, keptOf } from '../../shared/alerts/kept-alerts.ts';

/** Enough to remember all alerts that are open at the same time. */
const mostRemembered = 50;

/**
 * Browsers allow sound and vibration only after the user has touched the page. Older ones do not report this, so try
 * there.
 */
const mayBeHeard = (): boolean => {
  // Missing in some browsers, despite the types.
  const { userActivation } = navigator as { userActivation?: UserActivation };
  return userActivation?.hasBeenActive ?? true;
};

/**
 * Sounds and vibrates for alerts that are new on this device and need an answer: once for each call for help and roll
 * call.
 */
export function alarmOnce(owner: string, { sos, rollCalls }: Alerts): void {
  const { sounded } = keptOf(owner);
  const isNew = ({ id }: { id: string }): boolean => !sounded.includes(id);
  const calls = sos.filter((call) => isNew(call) && !call.isComing);
  const asked = rollCalls.filter((call) => isNew(call) && !call.isHere);
  if (calls.length + asked.length === 0 || !mayBeHeard()) return;
  const ids = [...calls, ...asked].map(({ id }) => id);
  changeKept(owner, { sounded: [...sounded, ...ids].slice(-mostRemembered) });
  vibrate(calls.length > 0 ? 'alarm' : 'target');
  if (calls.length > 0) void playAlarm();
}

const tones = { count: 3, seconds: 0.35, everySeconds: 0.5, hertz: 880, volume: 0.4 };

/** Three short tones. If the device blocks sound, the banner and the vibration remain. */
async function playAlarm(): Promise<void> {
  const context = new AudioContext();
  const isRunning = await context.resume().then(
    () => context.state === 'running',
    () => false,
  );
  if (!isRunning) return context.close();
  const volume = context.createGain();
  volume.gain.value = tones.volume;
  volume.connect(context.destination);
  const ended = Array.from({ length: tones.count }, (_, index) => {
    const tone = context.createOscillator();
    tone.frequency.value = tones.hertz;
    tone.connect(volume);
    const startsAt = context.currentTime + index * tones.everySeconds;
    tone.start(startsAt);
    tone.stop(startsAt + tones.seconds);
    return new Promise((resolve) => {
      tone.addEventListener('ended', resolve, { once: true });
    });
  });
  await Promise.all(ended);
  return context.close();
}
