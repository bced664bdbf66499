import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAccord } from "../../react/react.ts";
import type { MemoryUpdateData } from "../../sdk/sdk.ts";

/** A change by the person's own hand; the views of it are asked again. */
export function useMemoryChange() {
  const client = useAccord();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: MemoryUpdateData["body"]) => client.memoryUpdate({ body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["memory"] }),
  });
}
