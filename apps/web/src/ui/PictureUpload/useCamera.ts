// The camera button belongs on mobile devices that have a camera; elsewhere only for people who asked for it.
import { useEffect, useState } from 'react';

export function isMobileDevice(userAgent: string, touchPoints: number): boolean {
  // An iPad calls itself a Mac, but no Mac has a touch screen.
  return (
    /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  );
}

export function useCamera(alwaysShow: boolean): boolean {
  const [hasCamera, setHasCamera] = useState(false);
  useEffect(() => {
    if (alwaysShow || !isMobileDevice(navigator.userAgent, navigator.maxTouchPoints)) return undefined;
    let isCurrent = true;
    // The list of devices is missing on pages without a secure context; a phone then still has its file chooser.
    const devices: Promise<MediaDeviceInfo[]> =
      navigator.mediaDevices?.enumerateDevices() ?? Promise.resolve([]);
    void devices.then((found) => {
      if (isCurrent) setHasCamera(found.some(({ kind }) => kind === 'videoinput'));
    });
    return () => {
      isCurrent = false;
    };
  }, [alwaysShow]);
  return alwaysShow || hasCamera;
}
