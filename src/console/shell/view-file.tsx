import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { Failed, Loading } from "../parts/states.tsx";

/**
 * A view that is a file of its own for the browser, loaded when it is opened. Without a network it waits for one, and
 * what did not arrive is asked for again. Where it does not come at all, the page may be older than the server: then
 * only a new page knows the names of its files.
 */
export function viewFile(name: string, load: () => Promise<{ default: ComponentType }>): ComponentType {
  return function ViewFile() {
    const { data, isError, error } = useQuery({
      queryKey: ["view", name],
      queryFn: load,
      staleTime: Infinity,
      gcTime: Infinity,
      structuralSharing: false,
    });
    if (data !== undefined) return <data.default />;
    return isError ? <Failed error={error} onRetry={() => location.reload()} /> : <Loading />;
  };
}
