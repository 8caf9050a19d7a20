import { useEffect, useRef, useState } from 'react';

/** The value before the last change, for as long as the change should be seen; never on the first showing. */
export function useFlash<T>(value: T, milliseconds = 720): T | undefined {
  const before = useRef(value);
  const [former, setFormer] = useState<T>();
  useEffect(() => {
    if (Object.is(before.current, value)) return;
    setFormer(() => before.current);
    before.current = value;
    const timer = setTimeout(() => setFormer(undefined), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return former;
}
