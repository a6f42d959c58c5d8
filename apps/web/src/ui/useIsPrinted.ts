import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True from the moment of printing on. The browser captures the page right after that moment, so it cannot wait. */
export function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    const draw = () => flushSync(() => setIsPrinted(true));
    window.addEventListener('beforeprint', draw);
    return () => window.removeEventListener('beforeprint', draw);
  }, []);
  return isPrinted;
}
