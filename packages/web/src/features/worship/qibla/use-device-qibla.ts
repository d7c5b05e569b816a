import { useCallback, useEffect, useState } from 'react';
import {
  devicePosition,
  PositionError,
  type Position,
  type PositionFailure,
} from '../../../platform/device/device-position.ts';
import { mayAskSilently } from '../../../platform/device/may-ask-silently.ts';

export interface DeviceQibla {
  position: Position | undefined;
  finding: boolean;
  failure: PositionFailure | undefined;
  find: () => void;
  /** Stops using the location of the device, after a place was chosen. */
  forget: () => void;
}

/** The current location of the device: at once if the permission is granted, otherwise after `find`. */
export function useDeviceQibla(): DeviceQibla {
  const [position, setPosition] = useState<Position>();
  const [finding, setFinding] = useState(false);
  const [failure, setFailure] = useState<PositionFailure>();

  const find = useCallback(async () => {
    setFinding(true);
    setFailure(undefined);
    try {
      setPosition(await devicePosition(navigator.geolocation));
    } catch (error) {
      setFailure(error instanceof PositionError ? error.reason : 'unavailable');
    } finally {
      setFinding(false);
    }
  }, []);

  useEffect(() => {
    let gone = false;
    async function findSilently() {
      if ((await mayAskSilently()) && !gone) await find();
    }
    void findSilently();
    return () => {
      gone = true;
    };
  }, [find]);

  const forget = useCallback(() => {
    setPosition(undefined);
    setFailure(undefined);
  }, []);

  return { position, finding, failure, find: () => void find(), forget };
}
