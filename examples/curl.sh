#!/usr/bin/env bash
# A conversation with nothing but curl: start a run, follow its events, read the day back.
#
#   TOKEN=… examples/curl.sh "What do I have tomorrow?"
set -euo pipefail

url=${ACCORD_URL:-http://127.0.0.1:8787}
token=${TOKEN:?set TOKEN to the token that make start printed}
text=$(sed 's/[\\"]/\\&/g' <<<"${1:-What do I have tomorrow?}") # as a JSON string has it

ask() {
  curl --silent --show-error --fail-with-body -H "Authorization: Bearer $token" -H "Content-Type: application/json" "$@"
}

# The client chooses the names. The same names again are the same run, so a request may be sent twice without harm.
hex=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
thread=${hex:0:8}-${hex:8:4}-4${hex:13:3}-8${hex:17:3}-${hex:20:12}
run=run-${hex:0:8}

echo "== POST /api/v1/agent/runs"
ask "$url/api/v1/agent/runs" -d @- <<JSON
{
  "threadId": "$thread",
  "runId": "$run",
  "messages": [{ "id": "m1", "role": "user", "content": "$text" }],
  "forwardedProps": { "agent_type": "worker" }
}
JSON

# The stream ends by itself with RUN_FINISHED or RUN_ERROR. After a loss, "Last-Event-ID: <the last id>" goes on behind it.
echo && echo "== GET /api/v1/agent/runs/$thread/events"
ask --no-buffer "$url/api/v1/agent/runs/$thread/events?runId=$run" | grep --line-buffered "^event: "

echo "== GET /api/v1/agent/history"
ask "$url/api/v1/agent/history?threadId=$thread"
echo
