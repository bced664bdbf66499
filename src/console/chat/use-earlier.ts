import { useCallback, useEffect, useRef, useState } from "react";
import type { UsedThread } from "../../react/react.ts";

const restMs = 5000;

/**
 * Loads what was said before, where there is more. After a failure it rests for a while: whoever is at the beginning of
 * a list asks again with every look at it.
 */
export function useEarlier({ hasEarlier, isLoadingEarlier, loadEarlier }: UsedThread): () => void {
  const [isResting, setResting] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return useCallback(() => {
    if (!hasEarlier || isLoadingEarlier || isResting) return;
    loadEarlier().catch(() => {
      setResting(true);
      timer.current = window.setTimeout(() => setResting(false), restMs);
    });
  }, [hasEarlier, isLoadingEarlier, isResting, loadEarlier]);
}
