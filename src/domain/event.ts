/** An event on its way into the log of its run. */
export interface NewLogEvent {
  type: string;
  /** JSON text, sent and replayed as it is. */
  data: string;
}

/** An event of the log. */
export interface LogEvent extends NewLogEvent {
  seq: number;
}
