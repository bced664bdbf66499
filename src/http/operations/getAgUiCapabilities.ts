import { agents } from "../../../generated/contract/agents.ts";
import { defineOperation } from "../define.ts";

const { max_iters: maxIterations, run_timeout_ms: maxExecutionTime } = agents.limits;

export default defineOperation("getAgUiCapabilities", async (_request, { rooms: { version, run } }) => ({
  identity: { name: "Accord", type: "accord", description: "Assistant for calendar, contacts and memory.", version },
  transport: { streaming: true, resumable: true },
  tools: { supported: true, parallelCalls: true, clientProvided: run.callsFrontendTools },
  state: { snapshots: true, deltas: false, memory: true, persistentState: false },
  multimodal: { input: { image: true, audio: false, video: false, pdf: false, file: false } },
  execution: { codeExecution: false, maxIterations, maxExecutionTime },
  humanInTheLoop: { supported: true, approvals: true, interrupts: true, approveWithEdits: true },
}));
