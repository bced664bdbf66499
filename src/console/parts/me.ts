import { useQuery } from "@tanstack/react-query";
import { useAccord } from "../../react/react.ts";

/** The profile, of which every view needs the zone. */
export function useMe() {
  const client = useAccord();
  return useQuery({ queryKey: ["me"], queryFn: ({ signal }) => client.getMe({ signal }), staleTime: 300_000 });
}

/** Until the profile is known, the browser's own. */
export const useZone = (): string => useMe().data?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
