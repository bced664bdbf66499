import { useSyncExternalStore } from "react";

export const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);

function listen(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
