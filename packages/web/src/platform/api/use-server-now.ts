import { useEffect, useState } from 'react';
import { serverNow } from './server-time.ts';

/** Ages are shown in minutes; "Offline" should not come much later than it is true. */
const stepMs = 10_000;

/** The server's time, which moves on every few seconds. */
export function useServerNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
