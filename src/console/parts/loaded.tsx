import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Failed, Loading } from "./states.tsx";

/** What a query has brought; else that it is under way, or why it failed. Old data stays while it is asked anew. */
export function Loaded<Data>({
  query,
  children,
}: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}): ReactNode {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  return <Loading />;
}
